import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { nameKeyOf } from '../../platform/name-key.ts';
import { insertCanned } from './canned-answer.repository.ts';
import { insertConversation, lockById, updateConversation } from './conversation.repository.ts';
import type { ConversationRow } from './conversation.tables.ts';
import { addMessage } from './message-adding.ts';

/** What was said; of a follower where no member wrote it. */
interface PastMessage {
  readonly kind: 'follower' | 'member' | 'note';
  readonly text: string;
  readonly at: Date;
}
/** A conversation of the past, oldest message first. */
export interface PastConversation {
  readonly customerId: string;
  /** The person's name, as the phone shows it. */
  readonly name: string;
  readonly state: 'open' | 'closed';
  readonly isAssigned: boolean;
  readonly messages: readonly [PastMessage, ...PastMessage[]];
}
interface Place {
  readonly merchantId: string;
  readonly channelId: string;
  /** The member who answered. */
  readonly memberId: string;
  readonly now: Date;
}

const held = async (tx: Tx, key: { merchantId: string; id: string }): Promise<ConversationRow> => {
  const row = await lockById(tx, key);
  if (!row) throw new Error('a conversation is there once it was inserted');
  return row;
};

/** Conversations of the past, for the demonstration: with the marks and the times to a first answer that they would have left. */
export const createConversationHistory = () => ({
  bringIn: async (tx: Tx, place: Place, past: readonly PastConversation[]): Promise<void> => {
    const { merchantId, channelId, memberId } = place;
    for (const { customerId, name, state, isAssigned, messages } of past) {
      const [{ at: createdAt }] = messages;
      const key = { merchantId, id: newId(createdAt) };
      const person = { customerId, name, nameKey: nameKeyOf(name) };
      await insertConversation(tx, { ...key, ...person, channelId, state: 'open', lastAt: createdAt, createdAt });
      for (const { kind, text, at } of messages) {
        const authorId = kind === 'follower' ? null : memberId;
        await addMessage(tx, await held(tx, key), { kind, authorId, text, clientId: newId(at), at });
      }
      const { lastShown } = await held(tx, key);
      const read = { delivered: lastShown, followerRead: lastShown, followerUnread: 0 };
      const handler = state === 'closed' ? { handler: 'machines' as const } : {};
      await updateConversation(tx, key, { ...read, ...handler, state, assigneeId: isAssigned ? memberId : null });
    }
  },

  /** Answers that the channel gives often, by their shortcuts. */
  bringInCanned: async (tx: Tx, place: Place, canned: Readonly<Record<string, string>>): Promise<void> => {
    const { merchantId, channelId, now } = place;
    for (const [shortcut, text] of Object.entries(canned))
      await insertCanned(tx, { merchantId, channelId, id: newId(now), shortcut, text });
  },
});
export type ConversationHistory = ReturnType<typeof createConversationHistory>;
