import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** By which document a team is certified: to be found by it, and what of it may be read. */
export const certifiedDocuments = pgTable(
  'merchant_document',
  {
    merchantId: uuid('merchant_id').primaryKey(),
    /** The certification that says so. */
    reviewId: uuid('review_id').notNull(),
    /** A keyed hash: the document itself stands sealed in what was submitted (rule: sealed). */
    hash: text('hash').notNull(),
    /** A CNPJ, which is public; a CPF but for its ends (rule: masked). */
    masked: text('masked').notNull(),
  },
  (t) => [index('merchant_document_hash').on(t.hash)],
);
