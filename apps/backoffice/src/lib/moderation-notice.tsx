import type { Channel } from '@balcao/contract/channel';
import { appealCase, type OwnCase } from '@balcao/contract/moderation-own';
import { Button } from '@balcao/ui/button.tsx';
import { Callout } from '@balcao/ui/callout.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Box } from '@balcao/ui/layout.tsx';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { channelOptions } from './channel.queries.ts';
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
/** Asks for another look, once. */
const Appeal = ({ channel, one }: SanctionNoticeProps) => {
  const t = useTranslations('moderation');
  const mayAppeal = useMayAppeal(channel);
  const [isAppealing, setAppealing] = useState(false);
  return (
    <>
      {one.state === 'actioned' && mayAppeal && (
        <Button onClick={() => setAppealing(true)}>{t('appeal.action')}</Button>
      )}
      <Suspense>
        {isAppealing && <AppealDialog channelId={channel.id} caseId={one.id} onClose={() => setAppealing(false)} />}
      </Suspense>
    </>
  );
};
/** What became of asking. */
const Appealed = ({ state }: Pick<OwnCase, 'state'>) => {
  const t = useTranslations('moderation');
  return state === 'actioned' ? null : <p>{t(state === 'appealed' ? 'appealed' : 'upheld')}</p>;
};
const toneOf = (one: OwnCase | undefined) => (one?.state === 'appealed' ? 'waiting' : 'bad');

interface TakenNoticeProps extends SanctionNoticeProps {
  sanction: Exclude<OwnCase['sanction'], 'switchOff'>;
}
/** What staff did, why, and what the team can do about it. */
const SanctionNotice = ({ channel, one, sanction }: TakenNoticeProps) => {
  const t = useTranslations('moderation');
  const { reason, decidedAt } = one;
  return (
    <Box mb={24}>
      <Callout tone={toneOf(one)} title={t(`${sanction}.title`)} action={<Appeal channel={channel} one={one} />}>
        <p>{t(`${sanction}.text`)}</p>
        <p>
          {t('reason', { reason })} · <Instant at={decidedAt} />
        </p>
        <Appealed state={one.state} />
      </Callout>
    </Box>
  );
};

interface HeldAutomationNoticeProps {
  channelId: string;
  /** The robot or the workflow that staff switched off. */
  automationId: string;
  title: string;
  children: ReactNode;
}
/** Above a robot or a workflow that staff switched off. Where that followed from reports, the team can ask for another look. */
export const HeldAutomationNotice = ({ channelId, automationId, title, children }: HeldAutomationNoticeProps) => {
  const { data: channel } = useQuery(channelOptions(channelId));
  const { data: cases } = useQuery(ownCasesOptions(channelId));
  const one = cases?.find(
    ({ sanction, state, ...of }) =>
      state !== 'reversed' && sanction === 'switchOff' && of.automationId === automationId,
  );
  return (
    <Callout tone={toneOf(one)} title={title} action={channel && one && <Appeal channel={channel} one={one} />}>
      {children}
      {one && <Appealed state={one.state} />}
    </Callout>
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
  const sanction = broadcastId === undefined ? 'freeze' : 'takeDown';
  const holding = data?.find(
    ({ state, ...one }) =>
      state !== 'reversed' &&
      one.sanction === sanction &&
      (broadcastId === undefined || one.broadcastId === broadcastId),
  );
  return holding ? <SanctionNotice channel={channel} one={holding} sanction={sanction} /> : null;
};

/** The same on a page that knows only the channel's id. */
export const ChannelModerationNotice = ({ channel }: { channel: Channel | undefined }) =>
  channel && channel.frozenAt !== null ? <ModerationNotice channel={channel} /> : null;
