import type { Locale } from '@balcao/contract/locale';
import { foreignKey, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { conversations } from './conversation.tables.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What servers of teams sent in conversations, under the team's own numbers. What it says stands with the message. */
export const serverMessages = pgTable(
  'conversation_server_message',
  {
    merchantId: uuid('merchant_id').notNull(),
    /** The merchant's own number. */
    number: text('number').notNull(),
    channelId: uuid('channel_id').notNull(),
    conversationId: uuid('conversation_id').notNull(),
    position: integer('position').notNull(),
    /** The template by its name. */
    template: text('template').notNull(),
    language: text('language').$type<Locale>().notNull(),
    at: time('at').notNull(),
    /** When the phone had it, and when its reader saw it: each is told once. */
    deliveredAt: time('delivered_at'),
    readAt: time('read_at'),
  },
  (t) => [
    primaryKey({ name: 'conversation_server_message_number', columns: [t.merchantId, t.number] }),
    index('conversation_server_message_recent').on(t.merchantId, t.conversationId, t.at),
    foreignKey({
      name: 'conversation_server_message_of',
      columns: [t.merchantId, t.conversationId],
      foreignColumns: [conversations.merchantId, conversations.id],
    }),
  ],
);
export type ServerMessageRow = typeof serverMessages.$inferSelect;
