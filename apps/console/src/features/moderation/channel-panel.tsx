import type { DeskChannelDetail } from '@balcao/contract/moderation-channel';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Muted, Row, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { PanelSection } from '@balcao/ui/panel-section.tsx';
import { SidePanel } from '@balcao/ui/side-panel.tsx';
import { Timeline } from '@balcao/ui/timeline.tsx';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { caseTones } from './case-columns.tsx';
import { ChannelMark } from './channel-columns.tsx';
import { channelOptions, useFreezeChannel } from './moderation.queries.ts';

const LimitDialog = lazy(() => import('./limit-dialog.tsx'));

interface ChannelPanelProps {
  id: string;
  mayDecide: boolean;
  onClose: () => void;
}

/** One channel of a team: what it is, what was reported and decided of it, and what staff can do of their own accord. */
const ChannelPanel = ({ id, mayDecide, onClose }: ChannelPanelProps) => {
  const t = useTranslations('moderation');
  const { data, error, refetch } = useQuery(channelOptions(id));
  return (
    <SidePanel title={data?.name ?? t('title')} mark={data && <ChannelMark channel={data} />} onClose={onClose}>
      {data ? (
        <>
          <Facts channel={data} />
          {mayDecide && <Acts channel={data} />}
          <PanelSection title={t('panel.cases')}>
            {data.cases.length === 0 ? <Muted>{t('panel.noCases')}</Muted> : <Cases channel={data} />}
          </PanelSection>
          {data.limits.length > 0 && <Limits channel={data} />}
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LinesLoading lines={10} />
      )}
    </SidePanel>
  );
};
export default ChannelPanel;

const Facts = ({ channel }: { channel: DeskChannelDetail }) => {
  const t = useTranslations('moderation');
  const shared = useTranslations('shared');
  const format = useFormatter();
  const { merchant, followers, broadcastsADay, frozenAt, createdAt, description } = channel;
  return (
    <>
      <KeyValues
        rows={[
          { label: shared('merchant'), value: `${merchant.name} · ${merchant.number}` },
          { label: t('panel.followers'), value: format.number(followers) },
          { label: t('columns.limit'), value: format.number(broadcastsADay) },
          ...(frozenAt ? [{ label: t('panel.frozen'), value: <Instant at={frozenAt} /> }] : []),
          { label: t('columns.created'), value: <Instant at={createdAt} /> },
        ]}
      />
      <Text breakable lines mt={12}>
        {description}
      </Text>
    </>
  );
};

const Acts = ({ channel: { id, name, frozenAt, broadcastsADay } }: { channel: DeskChannelDetail }) => {
  const t = useTranslations('moderation.acts');
  const [open, setOpen] = useState<'freeze' | 'limit'>();
  const freeze = useFreezeChannel(id);
  const close = () => setOpen(undefined);
  const words = {
    title: t('freeze.title', { name }),
    text: t('freeze.text'),
    reasonHelp: t('reasonHelp'),
    action: t('freeze.action'),
    done: t('freeze.done'),
  };
  return (
    <Row gap={12} mt={16} wrap>
      <Button variant="default" onClick={() => setOpen('limit')}>
        {t('limit.action')}
      </Button>
      {frozenAt === null && (
        <Button variant="default" color="red" onClick={() => setOpen('freeze')}>
          {t('freeze.action')}
        </Button>
      )}
      {open === 'freeze' && <ReasonDialog words={words} call={freeze} onClose={close} />}
      <Suspense>
        {open === 'limit' && <LimitDialog id={id} name={name} broadcastsADay={broadcastsADay} onClose={close} />}
      </Suspense>
    </Row>
  );
};

const Cases = ({ channel: { cases } }: { channel: DeskChannelDetail }) => {
  const t = useTranslations('moderation');
  return (
    <Timeline
      events={cases.map(({ id, state, subject, label, reports, openedAt }) => ({
        id,
        tone: caseTones[state],
        title: (
          <AppLink
            to="/channel"
            search={{ id, ...(state === 'open' || state === 'appealed' ? {} : { part: 'decided' }) }}
            className="link"
          >
            {label === '' ? t(`subject.${subject}`) : label}
          </AppLink>
        ),
        at: <Instant at={openedAt} />,
        detail: `${t(`state.${state}`)} · ${t('panel.reported', { count: reports })}`,
      }))}
    />
  );
};

const Limits = ({ channel: { limits } }: { channel: DeskChannelDetail }) => {
  const t = useTranslations('moderation.panel');
  return (
    <PanelSection title={t('limits')}>
      <Timeline
        events={limits.map(({ before, after, reason, by, at }) => ({
          id: at,
          tone: 'moving',
          title: t('limitMoved', { before, after }),
          at: <Instant at={at} />,
          detail: t('because', { by, reason }),
        }))}
      />
    </PanelSection>
  );
};
