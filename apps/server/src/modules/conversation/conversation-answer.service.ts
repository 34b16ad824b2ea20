import {
  type assignConversation,
  conversationStateMoves,
  type handleConversation,
  type moveConversation,
  snoozedDaysAtMost,
  type WholeConversation,
} from '@balcao/contract/conversation';
import type { answerConversation, ConversationMessage, readConversation } from '@balcao/contract/conversation-message';
import { LogEvent } from '@balcao/contract/log';
import { statesBefore } from '@balcao/contract/states';
import type { Db, Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { ChannelAccess, Reached } from '../channel/channel-access.service.ts';
import { countFollowersBehind, lockConversation, type Moved, updateConversation } from './conversation.repository.ts';
import type { ConversationRow } from './conversation.tables.ts';
import { placeOf, reachConversations } from './conversation-access.ts';
import type { Answerers } from './conversation-answerers.ts';
import type { Answering } from './conversation-answering.ts';
import type { ConversationTelling } from './conversation-telling.ts';
import type { ConversationView } from './conversation-view.ts';
import { addMessage, sentBefore } from './message-adding.ts';

interface Needs {
  readonly db: Db;
  readonly access: Pick<ChannelAccess, 'reach' | 'reachWith'>;
  readonly answerers: Answerers;
  readonly answering: Answering;
  readonly names: Pick<AccountNames, 'nameOf'>;
  readonly view: ConversationView;
  readonly tell: ConversationTelling;
}
type Channel = Reached['channel'];
const dayMs = 86_400_000;
const eventOf = {
  open: LogEvent.enum.conversationReopened,
  snoozed: LogEvent.enum.conversationSnoozed,
  closed: LogEvent.enum.conversationClosed,
} as const;

/** When a snoozed conversation comes back. @throws Refusal `form_invalid` on a time that is none. */
const movedTo = ({ body: { state, until }, now }: Call<typeof moveConversation>): Moved => {
  if (state !== 'snoozed') return until === null ? { state, snoozedUntil: null } : refuseField('until', 'invalid');
  const snoozedUntil = new Date(until ?? refuseField('until', 'required'));
  const isAhead = snoozedUntil > now && snoozedUntil.getTime() <= now.getTime() + snoozedDaysAtMost * dayMs;
  return isAhead ? { state, snoozedUntil } : refuseField('until', 'invalid');
};

/** What members do with the conversations of a channel. */
export const createConversationAnswers = (needs: Needs) => {
  const { db, access, answerers, names, view, tell } = needs;
  const { reachToAnswer, put } = needs.answering;
  const hold = async (tx: Tx, channel: Channel, id: string): Promise<ConversationRow> =>
    (await lockConversation(tx, { ...placeOf(channel), id })) ?? refuse('not_found');

  return {
    /**
     * The first to answer is assigned the conversation. A note is possible even where an answer is not.
     * @throws Refusal `conversation_answered`; `conversation_stopped`; `channel_frozen`; `idempotency_key_reused`.
     */
    answer: (call: Call<typeof answerConversation>): Promise<ConversationMessage> =>
      idempotently(db, call, async (tx) => {
        const { actor, params, body, now } = call;
        const { channel, row } = await reachToAnswer(tx, actor, params);
        const { kind, text, clientId, seen } = body;
        const message = { kind, text, clientId, authorId: actor.accountId, at: now };
        const before = await sentBefore(tx, row, message);
        const added =
          before ??
          (await (kind === 'member' ? put(tx, channel, row, { ...message, seen }) : addMessage(tx, row, message)));
        tell.changed(tx, row);
        const [shown] = await view.messages(tx, [added]);
        return shown ?? refuse('not_found');
      }),

    /** Marks go forward only. */
    read: (call: Call<typeof readConversation>): Promise<null> =>
      idempotently(db, call, async (tx) => {
        const { actor, params, body } = call;
        const channel = await reachConversations(access, tx, actor, params.id);
        const row = await hold(tx, channel, params.conversationId);
        const teamRead = Math.min(body.position, row.lastPosition);
        if (teamRead <= row.teamRead) return null;
        const teamUnread = await countFollowersBehind(tx, row, teamRead);
        await updateConversation(tx, row, { teamRead, teamUnread });
        tell.changed(tx, row);
        return null;
      }),

    /** @throws Refusal `state_forbids` for a move that is not in the table; `form_invalid` on a time that is none; `conversation_written`. */
    move: (call: Call<typeof moveConversation>): Promise<WholeConversation> =>
      idempotently(db, call, async (tx) => {
        const { actor, params, body } = call;
        const { channel } = await access.reachWith(tx, actor, params.id, 'answer');
        const moved = movedTo(call);
        const row = await hold(tx, channel, params.conversationId);
        if (row.state === moved.state) return view.whole(tx, row, call);
        if (!statesBefore(conversationStateMoves, moved.state).includes(row.state)) refuse('state_forbids');
        const isRead = moved.state === 'open' || (await countFollowersBehind(tx, row, body.seen)) === 0;
        if (!isRead) refuse('conversation_written');
        // Done without an answer: the follower does not wait any more.
        const after = await updateConversation(tx, row, {
          ...moved,
          ...(moved.state === 'closed' ? { waitingSince: null, handler: 'machines' } : {}),
        });
        await tell.done(tx, call, { row, channel, event: eventOf[moved.state] });
        return view.whole(tx, after, call);
      }),

    /** @throws Refusal `state_forbids` for a member who may not answer. */
    assign: (call: Call<typeof assignConversation>): Promise<WholeConversation> =>
      idempotently(db, call, async (tx) => {
        const { actor, params, body } = call;
        const { channel } = await access.reachWith(tx, actor, params.id, 'answer');
        const { memberId } = body;
        const row = await hold(tx, channel, params.conversationId);
        if (row.assigneeId === memberId) return view.whole(tx, row, call);
        if (memberId !== null && !(await answerers.is(tx, channel, memberId))) refuse('not_found');
        const handler = memberId === null ? row.handler : 'people';
        const after = await updateConversation(tx, row, { assigneeId: memberId, handler });
        const nameOf = async (id: string | null) => (id === null ? null : names.nameOf(tx, id));
        const [was, is] = [await nameOf(row.assigneeId), await nameOf(memberId)];
        const changes = [{ field: 'assignee', of: null, before: was, after: is } as const];
        await tell.done(tx, call, { row, channel, event: LogEvent.enum.conversationAssigned, changes });
        return view.whole(tx, after, call);
      }),

    /** Who answers from now on. @throws Refusal `state_forbids` where no robot or workflow has answered yet. */
    handle: (call: Call<typeof handleConversation>): Promise<WholeConversation> =>
      idempotently(db, call, async (tx) => {
        const { actor, params, body } = call;
        const { channel } = await access.reachWith(tx, actor, params.id, 'answer');
        const row = await hold(tx, channel, params.conversationId);
        const { handler } = body;
        if (row.handler === handler) return view.whole(tx, row, call);
        if (row.machineAt === null) refuse('state_forbids');
        const after = await updateConversation(tx, row, { handler });
        const event = handler === 'people' ? LogEvent.enum.conversationTakenOver : LogEvent.enum.conversationGivenBack;
        await tell.done(tx, call, { row, channel, event });
        return view.whole(tx, after, call);
      }),
  };
};
export type ConversationAnswers = ReturnType<typeof createConversationAnswers>;
