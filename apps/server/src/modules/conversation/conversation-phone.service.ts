import { messagesAtOnce, systemWordOf } from '@balcao/contract/conversation-message';
import {
  type askForPerson,
  type listOwnConversations,
  messagesAMinuteAtMost,
  type OpenedConversation,
  type openConversation,
  ownConversationsAtOnce,
  type PhoneMessage,
  type readFromChannel,
  type stopConversation,
  type tellWriting,
  type writeToChannel,
} from '@balcao/contract/conversation-phone';
import type { ReplyOf } from '@balcao/contract/endpoint';
import { cursorOf, idKeys, placeOf as spotOf } from '../../platform/cursor.ts';
import { type Db, type Queries, type Tx, transaction } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import type { Limits } from '../../platform/limits.ts';
import { nameKeyOf } from '../../platform/name-key.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import type { FoundChannels } from '../channel/found-channels.service.ts';
import type { CustomerService } from '../customer/customer.service.ts';
import type { FollowerService, Following } from '../follower/follower.service.ts';
import {
  countTeamsBehind,
  countUnread,
  findBetween,
  insertConversation,
  listOwn,
  lockBetween,
  putDelivered,
  updateConversation,
} from './conversation.repository.ts';
import type { ConversationRow, MessageRow } from './conversation.tables.ts';
import { follower, type Presence } from './conversation-presence.ts';
import type { ConversationTelling } from './conversation-telling.ts';
import type { MachineAnswers } from './machine-answer.service.ts';
import { findAt, findByClient, listAt, listShown } from './message.repository.ts';
import { addMessage, type NewMessage, type Pressed, sentBefore } from './message-adding.ts';
import type { Responder } from './responder.ts';

interface Needs {
  readonly db: Db;
  readonly limits: Pick<Limits, 'strike'>;
  readonly found: Pick<FoundChannels, 'byLink' | 'byPlaces' | 'present' | 'share'>;
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

const present = ({ position, kind, text, buttons, at }: MessageRow): PhoneMessage => ({
  position,
  isOwn: kind === 'follower',
  isMachine: kind === 'robot',
  word: systemWordOf({ kind, text }),
  text,
  buttons: [...buttons],
  at: at.toISOString(),
});

/** Conversations as people have them on their phones. The team is not named: the channel speaks. */
export const createPhoneConversations = (needs: Needs) => {
  const { db, limits, found, followers, customers, presence, tell, machines } = needs;
  type Channel = NonNullable<Awaited<ReturnType<FoundChannels['byLink']>>>;
  interface Reached {
    readonly channel: Channel;
    readonly key: { readonly merchantId: string; readonly channelId: string; readonly customerId: string };
    readonly following: Following | undefined;
  }
  const reach = async (queries: Queries, link: string, customerId: string): Promise<Reached> => {
    const channel = (await found.byLink(queries, link)) ?? refuse('not_found');
    const key = { merchantId: channel.merchantId, channelId: channel.id, customerId };
    return { channel, key, following: await followers.followingOf(queries, key, customerId) };
  };
  /** One for invited people is unknown to those who neither follow it nor ever wrote to it. */
  const mustKnow = ({ channel, following }: Reached, row: ConversationRow | undefined): void => {
    if (channel.type === 'invited_only' && !following && !row) refuse('not_found');
  };
  const received = async (customerId: string, rows: readonly ConversationRow[]): Promise<void> => {
    if (rows.every(({ delivered, lastShown }) => delivered >= lastShown)) return;
    await transaction(db, async (tx) => {
      for (const row of await putDelivered(tx, customerId, rows)) tell.changed(tx, row);
    });
  };
  const isWriting = ({ id }: ConversationRow): boolean =>
    [...presence.at(id)].some(([who, kind]) => who !== follower && kind === 'writing');

  /** The conversation, held; made where there is none. */
  const begin = async (tx: Tx, { key }: Reached, name: string, now: Date): Promise<ConversationRow> => {
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
  const mustBeAbleToWrite = async (tx: Tx, channel: Channel, row: ConversationRow): Promise<void> => {
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
    list: async ({
      actor,
      query,
    }: Call<typeof listOwnConversations>): Promise<ReplyOf<typeof listOwnConversations>> => {
      const { customerId } = actor;
      const rows = await listOwn(db, customerId, spotOf(query.cursor, idKeys), ownConversationsAtOnce + 1);
      const page = rows.slice(0, ownConversationsAtOnce);
      await received(customerId, page);
      const channels = await found.byPlaces(db, page);
      const said = await listAt(
        db,
        page.map(({ merchantId, id, lastShown: position }) => ({ merchantId, id, position })),
      );
      const last = page.at(-1);
      return {
        list: page.flatMap((row) => {
          const [channel, message] = [channels.get(row.channelId), said.get(row.id)];
          if (!channel || !message) return [];
          const { link, name, avatar } = found.present(channel);
          return [
            {
              link,
              name,
              avatar,
              lastText: message.text,
              lastWord: systemWordOf(message),
              isLastOwn: message.kind === 'follower',
              lastAt: message.at.toISOString(),
              unread: row.followerUnread,
            },
          ];
        }),
        nextCursor: rows.length > ownConversationsAtOnce && last ? cursorOf({ at: last.lastAt, key: last.id }) : null,
        unread: await countUnread(db, customerId),
      };
    },

    open: async ({ actor, params, query }: Call<typeof openConversation>): Promise<OpenedConversation> => {
      const reached = await reach(db, params.link, actor.customerId);
      const row = await findBetween(db, reached.key);
      mustKnow(reached, row);
      const { name, avatar } = found.present(reached.channel);
      if (row) await received(actor.customerId, [row]);
      const rows = row ? await listShown(db, row, { before: query.before, limit: messagesAtOnce + 1 }) : [];
      return {
        name,
        avatar,
        channelState: reached.channel.state,
        isFrozen: reached.channel.frozenAt !== null,
        isFollowing: reached.following !== undefined,
        isStopped: row?.isStopped ?? false,
        list: rows.slice(0, messagesAtOnce).map(present),
        hasMore: rows.length > messagesAtOnce,
        teamRead: row?.teamRead ?? 0,
        unread: row?.followerUnread ?? 0,
        mayAskPerson: row?.handler === 'machines' && row.machineAt !== null,
        isWriting: row !== undefined && !reached.channel.frozenAt && isWriting(row),
      };
    },

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
        if (before) return present(before);
        await mustBeAbleToWrite(tx, channel, row);
        if (body.pressed) await mustBeThere(tx, row, body.pressed, body.text);
        tell.changed(tx, row);
        const added = await addMessage(tx, row, message);
        await ask(tx, row, added, message);
        return present(added);
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
