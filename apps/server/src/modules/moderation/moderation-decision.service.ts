import type { AuditEventKind } from '@balcao/contract/audit-event-kind';
import {
  type CaseDecision,
  type CaseState,
  caseMoves,
  type ModerationSubject,
  Sanction,
  stateAfter,
} from '@balcao/contract/moderation';
import type { freezeChannel } from '@balcao/contract/moderation-channel';
import type { DeskCaseDetail, decideCase } from '@balcao/contract/moderation-desk';
import type { NoticeData } from '@balcao/contract/notification-notice';
import { statesBefore } from '@balcao/contract/states';
import type { Db, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { BroadcastModeration } from '../broadcast/broadcast-moderation.service.ts';
import type { ChannelDesk } from '../channel/channel-desk.service.ts';
import type { ChannelFreezing } from '../channel/channel-freezing.service.ts';
import type { Notices } from '../notification/notices.service.ts';
import type { ReplyModeration } from '../reaction/reply-moderation.service.ts';
import type { AuditEvents } from '../staff/audit-event.service.ts';
import type { CaseRow, DecisionRow } from './moderation.tables.ts';
import { findAnywhere, insertDecidedCase, insertDecision, moveCase } from './moderation-case.repository.ts';
import { type Automations, deskOf, type ModerationDesk } from './moderation-desk.service.ts';

interface Needs {
  readonly db: Db;
  readonly events: Pick<Events, 'publish'>;
  readonly freezing: ChannelFreezing;
  readonly broadcasts: Pick<BroadcastModeration, 'takeDown' | 'restore' | 'stopAll'>;
  readonly replies: Pick<ReplyModeration, 'takeDown' | 'restore'>;
  readonly notices: Pick<Notices, 'tell'>;
  readonly auditEvents: Pick<AuditEvents, 'record'>;
  readonly automations: () => Automations;
  readonly desk: Pick<ModerationDesk, 'show'>;
}
type Asked = Call<typeof decideCase>;
type Acting = Asked | Call<typeof freezeChannel>;
type Made = Pick<DecisionRow, 'id' | 'decision' | 'reason'>;
type Channel = Awaited<ReturnType<ChannelDesk['find']>>;
type What = NoticeData['channelModerated']['what'];

/** From where a decision leads on: what is dismissed or acted upon was open, what is upheld was appealed. */
const from = (decision: CaseDecision): CaseState[] => statesBefore(caseMoves, stateAfter[decision]);

/** What can be held against each subject: of what a person replied their channel is not to blame. */
const sanctionsOf: Readonly<Record<ModerationSubject, readonly Sanction[]>> = {
  channel: ['freeze'],
  robot: ['switchOff', 'freeze'],
  workflow: ['switchOff', 'freeze'],
  broadcast: ['takeDown', 'freeze'],
  reply: ['takeDown'],
};

/** What the record calls a decision, and what the team is told: nothing of what is dismissed, nor of what others replied to it. */
const saidOf = (
  decision: CaseDecision,
  { sanction, subject }: CaseRow,
): { kind: AuditEventKind; what: What | undefined } => {
  if (decision === 'dismiss') return { kind: 'caseDismissed', what: undefined };
  if (decision === 'uphold') return { kind: 'appealUpheld', what: 'upheld' };
  const isHeld = decision !== 'reverse';
  if (subject === 'reply') return { kind: isHeld ? 'replyTakenDown' : 'replyRestored', what: undefined };
  if (sanction === 'takeDown')
    return isHeld ? { kind: 'broadcastTakenDown', what: 'takenDown' } : { kind: 'broadcastRestored', what: 'restored' };
  return isHeld ? { kind: 'channelFrozen', what: 'frozen' } : { kind: 'channelUnfrozen', what: 'unfrozen' };
};

/** What staff of the platform decide about what was reported: of two at once the first decides. */
export const createModerationDecisions = (needs: Needs) => {
  const { db, events, freezing, broadcasts, replies, notices, auditEvents, automations, desk } = needs;

  /** Does what was decided, or undoes it. False when its subject is not, or no longer, as the decision needs it. */
  const apply = async (tx: Tx, call: Acting, row: CaseRow, made: Omit<Made, 'id'>): Promise<boolean> => {
    const { now } = call;
    const { decision, reason } = made;
    if (decision === 'dismiss' || decision === 'uphold') return true;
    const { merchantId, channelId, subject, subjectId, sanction } = row;
    const isHeld = decision !== 'reverse';
    if (sanction === 'takeDown') {
      const key = { merchantId, channelId, id: subjectId };
      if (subject === 'reply') return isHeld ? replies.takeDown(tx, key) : replies.restore(tx, key);
      return isHeld ? broadcasts.takeDown(tx, key, now) : broadcasts.restore(tx, key);
    }
    if (sanction === 'switchOff') {
      const what = isHeld ? 'held' : 'released';
      const isPut = await deskOf(automations(), row)?.put(tx, call, subjectId, { what, reason });
      // The team may have removed it, or staff released it at its desk: then nothing is left to undo.
      return isPut === true || !isHeld;
    }
    const channel = await freezing.put(tx, { merchantId, id: channelId }, isHeld ? now : null);
    if (channel && isHeld) await broadcasts.stopAll(tx, { merchantId, channelId }, now);
    return channel !== undefined;
  };

  const tell = async (
    tx: Tx,
    call: Acting,
    row: CaseRow,
    { decision, reason, id: decisionId }: Made,
  ): Promise<void> => {
    const { merchantId, id, channelId, subject, subjectId, channelName, label } = row;
    // What its team reads of it stands on pages of the channel.
    events.publish(tx, merchantId, { topic: 'channel', key: channelId });
    // The desk of robots and workflows has written it down, and told the team.
    if (row.sanction === 'switchOff' && decision !== 'uphold') return;
    const { kind, what } = saidOf(decision, row);
    await auditEvents.record(tx, call, {
      kind,
      merchantId,
      subjectId: id,
      subjectName: label === '' ? channelName : `${channelName}: ${label}`,
      changes: [{ field: 'reason', before: '', after: reason }],
    });
    if (!what) return;
    const broadcastId = subject === 'broadcast' && row.sanction === 'takeDown' ? subjectId : null;
    const data = { channelId, broadcastId, decisionId, name: channelName, label, what, reason };
    await notices.tell(tx, merchantId, { kind: 'channelModerated', data });
  };

  /** Writes it down and tells those whom it concerns. */
  const keep = async (tx: Tx, call: Acting, row: CaseRow, made: Omit<Made, 'id'>): Promise<void> => {
    const { merchantId, id: caseId } = row;
    const { now, actor } = call;
    const decision = { ...made, id: newId(now) };
    await insertDecision(tx, { ...decision, merchantId, caseId, staffId: actor.staffId, decidedAt: now });
    await tell(tx, call, row, decision);
  };

  return {
    /** @throws Refusal `colleague_first` when it does not wait for this any more; `state_forbids` for what cannot be done to its subject. */
    decide: (call: Asked): Promise<DeskCaseDetail> =>
      idempotently(db, call, async (tx) => {
        const { actor, params, body, now } = call;
        const { decision, reason } = body;
        const found = (await findAnywhere(tx, params.id)) ?? refuse('not_found');
        const held = Sanction.safeParse(decision).data;
        if (held && !sanctionsOf[found.subject].includes(held)) refuse('state_forbids');
        const sanction = held ? { sanction: held } : {};
        const to = { ...sanction, state: stateAfter[decision], decidedAt: now, decidedReason: reason };
        const row = (await moveCase(tx, found, from(decision), to)) ?? refuse('colleague_first');
        if (!(await apply(tx, call, row, { decision, reason }))) refuse('state_forbids');
        await keep(tx, call, row, { decision, reason });
        return desk.show(tx, row, { staffId: actor.staffId, now });
      }),

    /** Freezes a channel without a report, in a case of its own. @throws Refusal `colleague_first` when it is frozen already. */
    freeze: async (tx: Tx, call: Call<typeof freezeChannel>, channel: Channel): Promise<void> => {
      const { now, body } = call;
      const { merchantId, id: channelId, name: channelName } = channel;
      const of = { merchantId, id: newId(now), channelId, subject: 'channel', subjectId: channelId } as const;
      const held = { state: 'actioned', sanction: 'freeze', decidedAt: now, decidedReason: body.reason } as const;
      const named = { channelName, label: '', openedAt: now, lastReportedAt: now };
      const row = await insertDecidedCase(tx, { ...of, ...held, ...named });
      const made = { decision: 'freeze', reason: body.reason } as const;
      if (!(await apply(tx, call, row, made))) refuse('colleague_first');
      await keep(tx, call, row, made);
    },
  };
};
export type ModerationDecisions = ReturnType<typeof createModerationDecisions>;
