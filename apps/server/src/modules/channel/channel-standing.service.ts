import type { CertificationEnd } from '@balcao/contract/channel-certification';
import { ChannelCertificationKind } from '@balcao/contract/channel-certification-kind';
import { LogEvent } from '@balcao/contract/log';
import { channelPageOf } from '@balcao/contract/notification-path';
import type { Verdict } from '@balcao/contract/review';
import type { Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { nameKeyOf } from '../../platform/name-key.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ActionContext as Logged } from '../log/log.service.ts';
import type { ActionContext, Handed, ReviewService } from '../review/review.service.ts';
import type { ReviewSubjects, SubmittedRow } from '../review/review-subject.service.ts';
import { findChannel, lockChannel, setCertified } from './channel.repository.ts';
import type { ChannelRow } from './channel.tables.ts';
import type { ChannelAccess } from './channel-access.service.ts';
import { reviewKinds, withAccepted, withEnd } from './channel-standing.ts';
import type { ChannelTelling } from './channel-telling.ts';

interface Needs {
  readonly events: Pick<Events, 'publish'>;
  readonly reviews: Pick<ReviewService, 'whenMoved' | 'latest' | 'cancel'>;
  readonly reviewSubjects: Pick<ReviewSubjects, 'add'>;
  readonly access: Pick<ChannelAccess, 'reachWith'>;
  readonly tell: ChannelTelling;
}
const faults: Readonly<Record<ChannelCertificationKind, Verdict>> = {
  official: { path: 'letter', reason: 'unreadable', note: null },
  personal: { path: 'activity', reason: 'incomplete', note: null },
  subject: { path: 'proof', reason: 'unreadable', note: null },
};

export const aboutChannel = (kind: ChannelCertificationKind, subject: string) =>
  ({ kind: reviewKinds[kind], subject }) as const;

/** Whether a submission speaks of the channel as it is now: an official one of its name, a personal one of its owner. */
const isOf = (kind: ChannelCertificationKind, row: SubmittedRow, channel: ChannelRow): boolean => {
  if (kind === 'official') return nameKeyOf(row.subjectName) === channel.nameKey;
  return kind === 'subject' || row.submittedBy === channel.ownerId;
};

/** Keeps what people may rely on of a channel in step with its reviews, in the transaction of every move. */
export const createChannelStandings = ({ events, reviews, reviewSubjects, access, tell }: Needs) => {
  const settle = async (tx: Tx, kind: ChannelCertificationKind, { row }: Handed): Promise<void> => {
    const { merchantId, subject: id, status } = row;
    // Locked after the review, as everywhere: one who renames or hands over meanwhile comes before or after.
    await lockChannel(tx, { merchantId, id });
    const channel = (await findChannel(tx, { merchantId, id })) ?? refuse('not_found');
    if ((status === 'UNDER' || status === 'SUCCESS') && !isOf(kind, row, channel)) refuse('state_forbids');
    const accepted = await reviews.latest(tx, merchantId, aboutChannel(kind, id), 'SUCCESS');
    const holds = accepted && isOf(kind, accepted.row, channel) ? accepted : undefined;
    const kept = accepted && !holds && channel.certified[kind]?.reviewId === accepted.row.id;
    if (!kept) await setCertified(tx, { merchantId, id }, withAccepted(channel.certified, kind, holds));
    events.publish(tx, merchantId, { topic: 'channel', key: id });
  };

  for (const kind of ChannelCertificationKind.options) {
    const reviewKind = reviewKinds[kind];
    reviews.whenMoved(reviewKind, (tx, handed) => settle(tx, kind, handed));
    reviewSubjects.add(reviewKind, {
      pageOf: async (_queries, { subject }) => channelPageOf(subject, reviewKind),
      morePaths: async () => [],
      noticeOf: async (queries, { merchantId, subject, id: reviewId, status, decidedAt, submittedAt }) => {
        const { name } = (await findChannel(queries, { merchantId, id: subject })) ?? refuse('not_found');
        const at = (decidedAt ?? submittedAt).toISOString();
        const decision = { reviewId, isAccepted: status === 'SUCCESS', decidedAt: at };
        return { kind: 'channelDecided', data: { channelId: subject, name, of: reviewKind, ...decision } };
      },
      mayAnswer: async (queries, actor, { subject }) => {
        await access.reachWith(queries, actor, subject, 'manage');
      },
      fault: faults[kind],
    });
  }

  const isWaiting = async (tx: Tx, kind: ChannelCertificationKind, { merchantId, id }: ChannelRow): Promise<boolean> =>
    (await reviews.latest(tx, merchantId, aboutChannel(kind, id), 'UNDER')) !== undefined;

  return {
    isWaiting,

    /** Whether this kind holds, or is asked for. */
    isMeant: async (tx: Tx, kind: ChannelCertificationKind, channel: ChannelRow): Promise<boolean> =>
      channel.certified[kind]?.ended === null || (await isWaiting(tx, kind, channel)),

    /** Takes it back where it waits, and its badge away where there is one: from this transaction on people see none. */
    end: async (
      tx: Tx,
      call: ActionContext & Logged,
      { before, kind, because }: { before: ChannelRow; kind: ChannelCertificationKind; because: CertificationEnd },
    ): Promise<void> => {
      const { merchantId, id } = before;
      if (await isWaiting(tx, kind, before)) await reviews.cancel(tx, call, aboutChannel(kind, id));
      await lockChannel(tx, { merchantId, id });
      const { certified } = (await findChannel(tx, { merchantId, id })) ?? refuse('not_found');
      const after = withEnd(certified, kind, because, call.now);
      if (after === certified) return;
      await setCertified(tx, { merchantId, id }, after);
      const changes = [{ field: 'certification', of: null, before: kind, after: null }] as const;
      await tell(tx, call, before, { event: LogEvent.enum.channelCertificationEnded, changes });
    },
  };
};
export type ChannelStandingService = ReturnType<typeof createChannelStandings>;
