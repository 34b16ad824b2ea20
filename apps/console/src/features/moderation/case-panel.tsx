import type { DeskCaseDetail } from '@balcao/contract/moderation-desk';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { AppletIcon } from '@balcao/ui/applet-icon.tsx';
import { BroadcastPost } from '@balcao/ui/broadcast-post.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Grid, Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { PanelSection } from '@balcao/ui/panel-section.tsx';
import { SidePanel } from '@balcao/ui/side-panel.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { Timeline } from '@balcao/ui/timeline.tsx';
import type { Tone } from '@balcao/ui/tone.tsx';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { AutomationMark } from '../../lib/automation-mark.tsx';
import { caseTones } from './case-columns.tsx';
import { choicesOf, DecisionForm, useDecisionWords } from './decision-form.tsx';
import { caseOptions } from './moderation.queries.ts';

interface CasePanelProps {
  id: string;
  mayDecide: boolean;
  onClose: () => void;
}

/** One case: what was reported as people see it, why, what the team says, and the place for a decision. */
const CasePanel = ({ id, mayDecide, onClose }: CasePanelProps) => {
  const t = useTranslations('moderation');
  const { data, error, refetch } = useQuery(caseOptions(id));
  const choices = data ? choicesOf(data) : [];
  const mark = data && <StatusBadge tone={caseTones[data.state]}>{t(`state.${data.state}`)}</StatusBadge>;
  return (
    <SidePanel title={data ? t('panel.title', { name: data.channel.name }) : t('title')} mark={mark} onClose={onClose}>
      {data ? (
        <>
          <Facts of={data} />
          <Subject of={data} />
          {data.texts.length > 0 && <Texts of={data} />}
          {data.appeal && (
            <PanelSection title={t('panel.appeal')}>
              <Text breakable lines>
                {data.appeal.text}
              </Text>
              <Muted>
                <Instant at={data.appeal.at} />
              </Muted>
            </PanelSection>
          )}
          {data.decisions.length > 0 && <Decisions of={data} />}
          {mayDecide && choices.length > 0 && (
            <PanelSection title={t('decision.title')}>
              <DecisionForm key={data.state} of={data} choices={choices} />
            </PanelSection>
          )}
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LinesLoading lines={10} />
      )}
    </SidePanel>
  );
};
export default CasePanel;

const Facts = ({ of }: { of: DeskCaseDetail }) => {
  const t = useTranslations('moderation');
  const shared = useTranslations('shared');
  const format = useFormatter();
  const { merchant, reports, reasons, openedAt, lastReportedAt, about } = of;
  return (
    <KeyValues
      rows={[
        { label: shared('merchant'), value: `${merchant.name} · ${merchant.number}` },
        { label: t('columns.reports'), value: format.number(reports) },
        ...reasons.map(({ reason, count }) => ({ label: t(`reasons.${reason}`), value: format.number(count) })),
        { label: t('columns.first'), value: <Instant at={openedAt} /> },
        { label: t('columns.last'), value: <Instant at={lastReportedAt} /> },
        { label: t('panel.followers'), value: format.number(about.followers) },
        ...(about.frozenAt ? [{ label: t('panel.frozen'), value: <Instant at={about.frozenAt} /> }] : []),
      ]}
    />
  );
};

/** What was reported, as it is now. */
const Subject = ({ of }: { of: DeskCaseDetail }) => {
  if (of.subject === 'reply') return <Reply of={of} />;
  if (of.subject === 'robot' || of.subject === 'workflow') return <Automation kind={of.subject} of={of} />;
  return <Sent of={of} />;
};

/** The channel, or the broadcast by the part by which phones show it. */
const Sent = ({ of: { about, post } }: { of: DeskCaseDetail }) => {
  const t = useTranslations('moderation.panel');
  return (
    <PanelSection title={t(post ? 'broadcast' : 'channel')}>
      {post ? (
        post.state === 'erased' ? (
          <Muted>{t('erased')}</Muted>
        ) : (
          <BroadcastPost
            post={post}
            media={post.media}
            cover={post.cover}
            addressOf={(id) => post.pictures.find((one) => one.id === id)?.address}
          />
        )
      ) : (
        <Row gap={12} align="center">
          <AppletIcon src={about.avatar} size={40} />
          <Stack shrink>
            <Text weight={600} breakable>
              {about.name}
            </Text>
            <Muted breakable>{about.description}</Muted>
          </Stack>
        </Row>
      )}
    </PanelSection>
  );
};

/** What a person replied; the words of the case stay after its author removed it. */
const Reply = ({ of: { reply, label } }: { of: DeskCaseDetail }) => {
  const t = useTranslations('moderation.panel');
  return (
    <PanelSection title={t('reply')}>
      {reply && <Text weight={600}>{reply.name}</Text>}
      <Text breakable lines>
        {reply?.text ?? label}
      </Text>
      <Muted>{reply ? <Instant at={reply.at} /> : t('removed')}</Muted>
    </PanelSection>
  );
};

/** The robot or the workflow; the name of the case stays after its team removed it. */
const Automation = ({ kind, of: { automation, label } }: { kind: 'robot' | 'workflow'; of: DeskCaseDetail }) => {
  const t = useTranslations('moderation.panel');
  const to = { robot: '/robot', workflow: '/workflow' } as const;
  return (
    <PanelSection title={t('automation')}>
      {automation ? (
        <Row gap={12} align="center" wrap>
          <AppLink className="link" to={to[kind]} search={{ id: automation.id }}>
            {automation.name}
          </AppLink>
          <AutomationMark kind={kind} state={automation.state} />
        </Row>
      ) : (
        <>
          <Text weight={600} breakable>
            {label}
          </Text>
          <Muted>{t('gone')}</Muted>
        </>
      )}
    </PanelSection>
  );
};

const Texts = ({ of: { texts } }: { of: DeskCaseDetail }) => {
  const t = useTranslations('moderation');
  return (
    <PanelSection title={t('panel.texts')}>
      <Grid as="ol" gap={12}>
        {texts.map(({ reason, text, quoted, at }) => (
          <li key={`${at}:${text}:${quoted}`}>
            {quoted !== '' && (
              <Text breakable lines>
                {t('panel.quoted', { quoted })}
              </Text>
            )}
            {text !== '' && (
              <Text breakable lines>
                {text}
              </Text>
            )}
            <Muted size={14}>
              {t(`reasons.${reason}`)} · <Instant at={at} />
            </Muted>
          </li>
        ))}
      </Grid>
    </PanelSection>
  );
};

const tones = {
  dismiss: 'ended',
  takeDown: 'bad',
  switchOff: 'bad',
  freeze: 'bad',
  uphold: 'bad',
  reverse: 'good',
} as const satisfies Record<DeskCaseDetail['decisions'][number]['decision'], Tone>;

const Decisions = ({ of }: { of: DeskCaseDetail }) => {
  const t = useTranslations('moderation');
  const wordsOf = useDecisionWords(of);
  return (
    <PanelSection title={t('panel.decisions')}>
      <Timeline
        events={of.decisions.map(({ decision, reason, by, at }) => ({
          id: at,
          tone: tones[decision],
          title: wordsOf(decision).name,
          at: <Instant at={at} />,
          detail: t('panel.because', { by, reason }),
        }))}
      />
    </PanelSection>
  );
};
