import type { Channel } from '@balcao/contract/channel';
import { appealCase, type OwnCase } from '@balcao/contract/moderation-own';
import { Button } from '@balcao/ui/button.tsx';
import { Callout } from '@balcao/ui/callout.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Box } from '@balcao/ui/layout.tsx';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMay } from './may.ts';
import { useCurrentUser } from './member.ts';
import { ownCasesOptions } from './moderation.queries.ts';

const AppealDialog = lazy(() => import('./appeal-dialog.tsx'));

const useMayAppeal = ({ rights }: Pick<Channel, 'rights'>): boolean => {
  const may = useMay(appealCase);
  const { chatAccount } = useCurrentUser();
  return may && chatAccount !== null && rights.includes('manage');
};

interface SanctionNoticeProps {
  channel: Channel;
  one: OwnCase;
}
/** What staff did, why, and what the team can do about it. */
const SanctionNotice = ({ channel, one }: SanctionNoticeProps) => {
  const t = useTranslations('moderation');
  const mayAppeal = useMayAppeal(channel);
  const [isAppealing, setAppealing] = useState(false);
  const { sanction, state, reason, decidedAt } = one;
  return (
    <Box mb={24}>
      <Callout
        tone={state === 'appealed' ? 'waiting' : 'bad'}
        title={t(`${sanction}.title`)}
        action={
          state === 'actioned' && mayAppeal && <Button onClick={() => setAppealing(true)}>{t('appeal.action')}</Button>
        }
      >
        <p>{t(`${sanction}.text`)}</p>
        <p>
          {t('reason', { reason })} · <Instant at={decidedAt} />
        </p>
        {state !== 'actioned' && <p>{t(state === 'appealed' ? 'appealed' : 'upheld')}</p>}
      </Callout>
      <Suspense>
        {isAppealing && <AppealDialog channelId={channel.id} caseId={one.id} onClose={() => setAppealing(false)} />}
      </Suspense>
    </Box>
  );
};

interface ModerationNoticeProps {
  channel: Channel;
  /** The broadcast that is shown; without one, it is about the channel. */
  broadcastId?: string;
}
/** Above a channel that is frozen, or a broadcast that was taken down. */
export const ModerationNotice = ({ channel, broadcastId }: ModerationNoticeProps) => {
  const { data } = useQuery(ownCasesOptions(channel.id));
  const holding = data?.find(
    ({ sanction, state, ...one }) =>
      state !== 'reversed' &&
      (broadcastId === undefined ? sanction === 'freeze' : sanction === 'takeDown' && one.broadcastId === broadcastId),
  );
  return holding ? <SanctionNotice channel={channel} one={holding} /> : null;
};

/** The same on a page that knows only the channel's id. */
export const ChannelModerationNotice = ({ channel }: { channel: Channel | undefined }) =>
  channel && channel.frozenAt !== null ? <ModerationNotice channel={channel} /> : null;
