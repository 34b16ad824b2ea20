import { messagesAtOnce, systemWordOf } from '@balcao/contract/conversation-message';
import {
  type listOwnConversations,
  type OpenedConversation,
  type openConversation,
  ownConversationsAtOnce,
} from '@balcao/contract/conversation-phone';
import type { ReplyOf } from '@balcao/contract/endpoint';
import { cursorOf, idKeys, placeOf as spotOf } from '../../platform/cursor.ts';
import { type Db, transaction } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import type { FoundChannels } from '../channel/found-channels.service.ts';
import { countUnread, findBetween, listOwn, putDelivered } from './conversation.repository.ts';
import type { ConversationRow } from './conversation.tables.ts';
import { mustKnow, type PhoneAccess, presentMessage } from './conversation-phone-access.ts';
import { follower, type Presence } from './conversation-presence.ts';
import type { ConversationTelling } from './conversation-telling.ts';
import { avatarsBeside, type RobotAvatarsOf } from './machine-avatar.ts';
import { listAt, listShown } from './message.repository.ts';
import type { ServerMarks } from './server-message-marks.ts';
import { namedAttachment } from './shown-attachment.ts';

interface Needs {
  readonly db: Db;
  readonly reach: PhoneAccess;
  readonly found: Pick<FoundChannels, 'byPlaces' | 'present'>;
  readonly presence: Pick<Presence, 'at'>;
  readonly tell: Pick<ConversationTelling, 'changed'>;
  readonly avatars: () => RobotAvatarsOf;
  readonly marks: ServerMarks;
}

/** What people read of their conversations. The team is not named: the channel speaks. */
export const createOwnConversations = ({ db, reach, found, presence, tell, avatars, marks }: Needs) => {
  const received = async (customerId: string, rows: readonly ConversationRow[], now: Date): Promise<void> => {
    if (rows.every(({ delivered, lastShown }) => delivered >= lastShown)) return;
    await transaction(db, async (tx) => {
      for (const row of await putDelivered(tx, customerId, rows)) {
        tell.changed(tx, row);
        await marks(tx, row, now);
      }
    });
  };
  const isWriting = ({ id }: ConversationRow): boolean =>
    [...presence.at(id)].some(([who, kind]) => who !== follower && kind === 'writing');

  return {
    list: async ({
      actor,
      query,
      now,
    }: Call<typeof listOwnConversations>): Promise<ReplyOf<typeof listOwnConversations>> => {
      const { customerId } = actor;
      const rows = await listOwn(db, customerId, spotOf(query.cursor, idKeys), ownConversationsAtOnce + 1);
      const page = rows.slice(0, ownConversationsAtOnce);
      await received(customerId, page, now);
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
          const named = namedAttachment(message.attachment);
          return [
            {
              link,
              name,
              avatar,
              lastText: message.text,
              lastWord: systemWordOf(message),
              lastAttachment: named.kind,
              lastSeconds: named.seconds,
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

    open: async ({ actor, params, query, now }: Call<typeof openConversation>): Promise<OpenedConversation> => {
      const reached = await reach(db, params.link, actor.customerId);
      const row = await findBetween(db, reached.key);
      mustKnow(reached, row);
      const { name, avatar } = found.present(reached.channel);
      if (row) await received(actor.customerId, [row], now);
      const rows = row ? await listShown(db, row, { before: query.before, limit: messagesAtOnce + 1 }) : [];
      const page = rows.slice(0, messagesAtOnce);
      const avatarOf = await avatarsBeside(avatars(), db, page);
      return {
        name,
        avatar,
        channelState: reached.channel.state,
        isFrozen: reached.channel.frozenAt !== null,
        isFollowing: reached.following !== undefined,
        isStopped: row?.isStopped ?? false,
        list: page.map((one) => presentMessage(one, avatarOf(one))),
        hasMore: rows.length > messagesAtOnce,
        teamRead: row?.teamRead ?? 0,
        unread: row?.followerUnread ?? 0,
        mayAskPerson: row?.handler === 'machines' && row.machineAt !== null,
        isWriting: row !== undefined && !reached.channel.frozenAt && isWriting(row),
      };
    },
  };
};
export type OwnConversations = ReturnType<typeof createOwnConversations>;
