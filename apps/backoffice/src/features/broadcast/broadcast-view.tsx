import type { Broadcast, WholeBroadcast } from '@balcao/contract/broadcast';
import type { Channel } from '@balcao/contract/channel';
import { BroadcastPost } from '@balcao/ui/broadcast-post.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { confirm } from '@balcao/ui/confirm';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Grid, Muted, Row } from '@balcao/ui/layout.tsx';
import { tellGood } from '@balcao/ui/notice';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useFormatter, useNow, useTranslations } from 'use-intl';
import { broadcastTones } from '../../lib/broadcast-state.ts';
import { ModerationNotice } from '../../lib/moderation-notice.tsx';
import { ApprovalCard } from './approval-card.tsx';
import { AudienceWords } from './audience-words.tsx';
import classes from './broadcast.module.css';
import { useRecallBroadcast, useUnscheduleBroadcast } from './broadcast.queries.ts';
import { ClicksCard } from './clicks-card.tsx';
import { RecalledActions } from './recalled-actions.tsx';
import { ReceptionCard } from './reception-card.tsx';
import { RepliesCard } from './replies-card.tsx';
import { SendingCard } from './sending-card.tsx';
import { TemplatePost } from './template-post.tsx';
import { useMayBroadcast } from './use-may-broadcast.ts';
import { UsualWords } from './usual-words.tsx';

/** Takes it back from the phones, or from the calendar, while that is possible. */
const Actions = ({ channel, broadcast }: { channel: Channel; broadcast: Broadcast }) => {
  const t = useTranslations('broadcast');
  const mayPublish = useMayBroadcast(channel, 'publish');
  const now = useNow({ updateInterval: 1_000 });
  const recall = useRecallBroadcast(broadcast, () => tellGood(t('recall.done')));
  const unschedule = useUnscheduleBroadcast(broadcast, () => tellGood(t('unscheduled')));
  const { state, recallUntil } = broadcast;
  if (!mayPublish) return null;
  if (state === 'scheduled')
    return (
      <Button variant="default" loading={unschedule.isPending} onClick={() => unschedule.mutate()}>
        {t('unschedule')}
      </Button>
    );
  if (recallUntil === null || new Date(recallUntil) <= now) return null;
  const ask = async () => {
    const question = { title: t('recall.title'), message: t('recall.text'), action: t('recall.action') };
    if (await confirm({ ...question, dangerous: true })) recall.mutate();
  };
  return (
    <Row gap={12} align="center" wrap>
      <Button variant="default" color="red" loading={recall.isPending} onClick={() => void ask()}>
        {t('recall.action')}
      </Button>
      <Muted>
        {t('recall.until')} <Instant at={recallUntil} />
      </Muted>
    </Row>
  );
};

/** What it says, as the phone shows it. */
const Said = ({ channel, broadcast }: { channel: Channel; broadcast: WholeBroadcast }) => {
  const t = useTranslations('broadcast.recalled');
  const { type, state, template } = broadcast;
  if (state === 'erased') return <Muted>{t('isErased')}</Muted>;
  if (type === 'template' && template) return <TemplatePost template={template} channel={channel.name} />;
  return (
    <BroadcastPost
      post={broadcast}
      media={broadcast.media}
      cover={broadcast.coverAddress}
      addressOf={(id) => broadcast.pictures.find((one) => one.id === id)?.address}
    />
  );
};

/** A broadcast as it was sent or will be, and how it was received. */
export const BroadcastView = ({ channel, broadcast }: { channel: Channel; broadcast: WholeBroadcast }) => {
  const t = useTranslations('broadcast');
  const format = useFormatter();
  const { state, scheduledAt, sentAt, recalledAt, delivered, updatedBy } = broadcast;
  const ofAll = (count: number): string =>
    delivered > 0
      ? `${format.number(count)} (${format.number(count / delivered, { style: 'percent', maximumFractionDigits: 1 })})`
      : format.number(count);
  const badge = <StatusBadge tone={broadcastTones[state]}>{t(`state.${state}`)}</StatusBadge>;
  const isSent = sentAt !== null;
  const figures = isSent && [
    { label: t('columns.delivered'), value: format.number(delivered) },
    { label: t('columns.seen'), value: ofAll(broadcast.seen) },
    { label: t('columns.clicked'), value: ofAll(broadcast.clicked) },
    { label: t('columns.left'), value: format.number(broadcast.left) },
    { label: t('likes'), value: format.number(broadcast.likes) },
  ];
  const rows = [
    { label: t('columns.state'), value: badge },
    ...(scheduledAt && !isSent ? [{ label: t('columns.scheduled'), value: <Instant at={scheduledAt} /> }] : []),
    ...(sentAt ? [{ label: t('columns.sent'), value: <Instant at={sentAt} /> }] : []),
    ...(recalledAt ? [{ label: t('recall.at'), value: <Instant at={recalledAt} /> }] : []),
    ...(figures || []),
    { label: t('audience.to'), value: <AudienceWords channelId={channel.id} audience={broadcast.audience} /> },
    { label: t('by'), value: updatedBy },
  ];
  return (
    <>
      <ModerationNotice channel={channel} broadcastId={broadcast.id} />
      <div className={classes.sides}>
        <Card>
          <Grid gap={16}>
            <KeyValues rows={rows} />
            <UsualWords broadcast={broadcast} />
            {broadcast.isStopped && <Muted>{t('sending.wasStopped')}</Muted>}
            <ApprovalCard channel={channel} broadcast={broadcast} />
            <SendingCard channel={channel} broadcast={broadcast} />
            <Actions channel={channel} broadcast={broadcast} />
            {state === 'recalled' && <RecalledActions channel={channel} broadcast={broadcast} />}
          </Grid>
        </Card>
        <Said channel={channel} broadcast={broadcast} />
      </div>
      {isSent && (
        <Grid gap={24} mt={24}>
          <ClicksCard broadcast={broadcast} />
          <ReceptionCard place={{ channelId: channel.id, id: broadcast.id }} />
          <RepliesCard channel={channel} id={broadcast.id} />
        </Grid>
      )}
    </>
  );
};
