import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Certificates whose keys may sign for a merchant's servers. Serial numbers are unique only within who issued them. */
export const certificates = pgTable(
  'certificate',
  {
    merchantId: uuid('merchant_id').notNull(),
    /** Upper-case hexadecimal. */
    serial: text('serial').notNull(),
    /** SHA-256 of the certificate. */
    fingerprint: text('fingerprint').notNull(),
    name: text('name').notNull(),
    subject: text('subject').notNull(),
    algorithm: text('algorithm').notNull(),
    pem: text('pem').notNull(),
    notBefore: instant('not_before').notNull(),
    notAfter: instant('not_after').notNull(),
    revokedAt: instant('revoked_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.serial] }),
    check('certificate_serial_form', sql`${t.serial} ~ '^[0-9A-F]{1,64}$'`),
  ],
);
export type CertificateRow = typeof certificates.$inferSelect;

/** Nonces of the past minutes: a request that was seen is worth nothing (promise W2). */
export const openNonces = pgTable(
  'open_nonce',
  {
    merchantId: uuid('merchant_id').notNull(),
    nonce: text('nonce').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.merchantId, t.nonce] }), index('open_nonce_created').on(t.createdAt)],
);
