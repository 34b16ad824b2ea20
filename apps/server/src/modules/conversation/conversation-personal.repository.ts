import { and, asc, eq, gt, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { type Erased, emptyPersonal, personalRows } from '../../platform/personal-data.ts';
import { type ConversationKey, updateConversation } from './conversation.repository.ts';
import { type ConversationRow, conversations, type MessageRow, messages } from './conversation.tables.ts';
import { listShown } from './message.repository.ts';

/** Every conversation of a person. */
export const conversationsOfPerson = (queries: Queries, customerId: string) =>
  personalRows<ConversationRow>((after, limit) =>
    queries
      .select()
      .from(conversations)
      .where(and(eq(conversations.customerId, customerId), after && gt(conversations.id, after.id)))
      .orderBy(asc(conversations.id))
      .limit(limit),
  );

/** What the person sees of one, the newest first. */
export const messagesOfPerson = (queries: Queries, key: ConversationKey) =>
  personalRows<MessageRow>((after, limit) => listShown(queries, key, { before: after?.position, limit }));

type WithFile = Pick<MessageRow, 'merchantId' | 'position' | 'attachment'>;
const of = ({ merchantId, id }: ConversationKey) =>
  and(eq(messages.merchantId, merchantId), eq(messages.conversationId, id));
const said = (key: ConversationKey) =>
  and(of(key), ne(messages.kind, 'system'), or(ne(messages.text, ''), isNotNull(messages.attachment)));

/** One conversation of a person with something left to erase, locked until the commit. */
export const lockUnerased = async (tx: Tx, customerId: string): Promise<ConversationRow | undefined> => {
  const [row] = await tx
    .select()
    .from(conversations)
    .where(
      and(
        eq(conversations.customerId, customerId),
        sql`(${conversations.name} <> '' or exists (select from conversation_message m
          where m.merchant_id = ${conversations.merchantId} and m.conversation_id = ${conversations.id}
            and m.kind <> 'system' and (m.text <> '' or m.attachment is not null)))`,
      ),
    )
    .orderBy(asc(conversations.id))
    .limit(1)
    .for('no key update');
  return row;
};

/** Some messages of a conversation with a picture or a voice message. */
export const messagesWithFile = (tx: Tx, key: ConversationKey, limit: number): Promise<WithFile[]> =>
  tx
    .select({ merchantId: messages.merchantId, position: messages.position, attachment: messages.attachment })
    .from(messages)
    .where(and(of(key), sql`${messages.attachment} ? 'uploadId'`))
    .limit(limit);

/** A message whose file is erased has none any more. */
export const dropAttachment = async (tx: Tx, key: ConversationKey, { position }: WithFile): Promise<void> => {
  await tx
    .update(messages)
    .set({ attachment: null })
    .where(and(of(key), eq(messages.position, position)));
};

/** Takes the words and places out of some messages of a conversation: that one was written stays. */
export const emptyMessages = (tx: Tx, key: ConversationKey): Promise<Erased> =>
  emptyPersonal(tx, messages, said(key), sql`text = '', words = '', buttons = '[]', attachment = null`);

/** Closes an erased conversation: it keeps no name, and no message can be sent in it. */
export const closeErased = (tx: Tx, key: ConversationKey): Promise<ConversationRow> =>
  updateConversation(tx, key, {
    name: '',
    nameKey: '',
    state: 'closed',
    snoozedUntil: null,
    waitingSince: null,
    teamUnread: 0,
    isStopped: true,
  });
