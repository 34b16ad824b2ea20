import {
  type askForPerson,
  messagesAMinuteAtMost,
  type PhoneMessage,
  type readFromChannel,
  type stopConversation,
  type tellWriting,
  type writeToChannel,
} from '@balcao/contract/conversation-phone';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import type { Limits } from '../../platform/limits.ts';
import { nameKeyOf } from '../../platform/name-key.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import type { FoundChannels } from '../channel/found-channels.service.ts';
import type { CustomerService } from '../customer/customer.service.ts';
import type { FollowerService } from '../follower/follower.service.ts';
import {
  countTeamsBehind,
  findBetween,
  insertConversation,
  lockBetween,
  updateConversation,
} from './conversation.repository.ts';
import type { ConversationRow, MessageRow } from './conversation.tables.ts';
import { mustKnow, type PhoneAccess, presentMessage, type ReachedByPhone } from './conversation-phone-access.ts';
import { follower, type Presence } from './conversation-presence.ts';
import type { ConversationTelling } from './conversation-telling.ts';
import type { MachineAnswers } from './machine-answer.service.ts';
import { findAt, findByClient } from './message.repository.ts';
import { addMessage, type NewMessage, type Pressed, sentBefore } from './message-adding.ts';
import type { Responder } from './responder.ts';

interface Needs {
  readonly db: Db;
  readonly limits: Pick<Limits, 'strike'>;
  readonly reach: PhoneAccess;
  readonly found: Pick<FoundChannels, 'share'>;
  readonly followers: Pick<FollowerService, 'followingOf'>;
  readonly customers: Pick<CustomerService, 'nameOf'>;
  readonly presence: Presence;
  readonly tell: Pick<ConversationTelling, 'changed'>;
  readonly machines: Pick<MachineAnswers, 'letPeople'>;
  /** Who may answer in the place of people, in the order in which they are asked. */
  readonly responders: () => readonly Responder[];
}
const fast = {
  name: 'conversation',
  points: messagesAMinuteAtMost,
  seconds: 60,
  refusal: 'conversation_fast',
} as const;

/** What people do in their conversations with channels. */
export const createPhoneConversations = (needs: Needs) => {
  const { db, limits, reach, found, followers, customers, presence, tell, machines } = needs;
  /** The conversation, held; made where there is none. */
  const begin = async (tx: Tx, { key }: ReachedByPhone, name: string, now: Date): Promise<ConversationRow> => {
    const known = { name, nameKey: nameKeyOf(name) };
    const row = { ...key, ...known, id: newId(now), state: 'open', lastAt: now, createdAt: now } as const;
    await insertConversation(tx, row);
    const held = (await lockBetween(tx, key)) ?? refuse('not_found');
    return held.name === name ? held : updateConversation(tx, held, known);
  };
  /** Whether a message is there already: sending it again uses up nothing, and finds it even where one writes no more. */
  const isRepeat = async (row: ConversationRow | undefined, clientId: string): Promise<boolean> =>
    row !== undefined && (await findByClient(db, row, clientId)) !== undefined;
  /** @throws Refusal `channel_frozen`; `state_forbids`; `conversation_follow`. */
  const mustBeAbleToWrite = async (tx: Tx, channel: ReachedByPhone['channel'], row: ConversationRow): Promise<void> => {
    if (channel.frozenAt) refuse('channel_frozen');
    if (row.isStopped || channel.state === 'closed') refuse('state_forbids');
    if (!(await followers.followingOf(tx, row, row.customerId))) refuse('conversation_follow');
  };

  /** @throws Refusal `form_invalid` for a button that was not there. */
  const mustBeThere = async (tx: Tx, row: ConversationRow, pressed: Pressed, text: string): Promise<void> => {
    const message = await findAt(tx, row, pressed.position);
    const button = message?.buttons[pressed.index];
    if (button?.label !== text || button.url !== null) refuseField('pressed', 'invalid');
  };
  /** Robots and workflows are asked in order, until one takes the message; people see it in any case. */
  const ask = async (tx: Tx, row: ConversationRow, message: MessageRow, { pressed, at }: NewMessage): Promise<void> => {
    if (row.handler === 'people') return;
    const { merchantId, id: conversationId, channelId, customerId } = row;
    const { position, text } = message;
    const incoming = { merchantId, conversationId, channelId, customerId, position, text, pressed, now: at };
    for (const responder of needs.responders()) if (await responder.takes(tx, incoming)) return;
  };

  return {
    /**
     * @throws Refusal `conversation_follow` without following; `state_forbids` when the channel is closed or the person has stopped;
     * `channel_frozen`; `conversation_fast`; `idempotency_key_reused`; `form_invalid` for a button that was not there.
     */
    write: async ({ actor, params, body, now }: Call<typeof writeToChannel>): Promise<PhoneMessage> => {
      const { customerId } = actor;
      const reached = await reach(db, params.link, customerId);
      const known = await findBetween(db, reached.key);
      mustKnow(reached, known);
      if (!(await isRepeat(known, body.clientId))) {
        if (!reached.following) refuse('conversation_follow');
        await limits.strike(fast, customerId);
      }
      return transaction(db, async (tx) => {
        // Freezing, closing and leaving all change this row, and so come before the message or after it.
        const channel = (await found.share(tx, reached.key)) ?? refuse('not_found');
        const row = await begin(tx, reached, await customers.nameOf(tx, customerId), now);
        const message = { ...body, kind: 'follower', authorId: null, at: now } as const;
        const before = await sentBefore(tx, row, message);
        if (before) return presentMessage(before);
        await mustBeAbleToWrite(tx, channel, row);
        if (body.pressed) await mustBeThere(tx, row, body.pressed, body.text);
        tell.changed(tx, row);
        const added = await addMessage(tx, row, message);
        await ask(tx, row, added, message);
        return presentMessage(added);
      });
    },

    read: ({ actor, params, body }: Call<typeof readFromChannel>): Promise<null> =>
      transaction(db, async (tx) => {
        const { key } = await reach(tx, params.link, actor.customerId);
        const row = (await lockBetween(tx, key)) ?? refuse('not_found');
        const followerRead = Math.min(body.position, row.lastShown);
        if (followerRead <= row.followerRead) return null;
        const followerUnread = await countTeamsBehind(tx, row, followerRead);
        const delivered = Math.max(row.delivered, followerRead);
        await updateConversation(tx, row, { followerRead, followerUnread, delivered });
        tell.changed(tx, row);
        return null;
      }),

    stop: ({ actor, params, body }: Call<typeof stopConversation>): Promise<null> =>
      transaction(db, async (tx) => {
        const { key } = await reach(tx, params.link, actor.customerId);
        const row = (await lockBetween(tx, key)) ?? refuse('not_found');
        if (row.isStopped === body.isStopped) return null;
        await updateConversation(tx, row, { isStopped: body.isStopped });
        tell.changed(tx, row);
        return null;
      }),

    /** People answer from now on; a second time changes nothing. */
    askPerson: ({ actor, params, now }: Call<typeof askForPerson>): Promise<null> =>
      transaction(db, async (tx) => {
        const { key } = await reach(tx, params.link, actor.customerId);
        const row = (await lockBetween(tx, key)) ?? refuse('not_found');
        await machines.letPeople(tx, row, { word: 'person_asked', now });
        return null;
      }),

    /** A hint for the team; before the first message there is no one to tell. */
    writing: async ({ actor, params }: Call<typeof tellWriting>): Promise<null> => {
      const reached = await reach(db, params.link, actor.customerId);
      const row = await findBetween(db, reached.key);
      mustKnow(reached, row);
      if (row && reached.following && !row.isStopped && !reached.channel.frozenAt)
        presence.tell(row.merchantId, row.id, follower, 'writing');
      return null;
    },
  };
};
export type PhoneConversations = ReturnType<typeof createPhoneConversations>;
