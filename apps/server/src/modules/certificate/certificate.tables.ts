import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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
    /** When a call was last accepted with it; written from time to time, not at every call. */
    lastUsedAt: instant('last_used_at'),
    byPlatform: boolean('by_platform').notNull().default(false),
    /** Why an authority's certificate, or one that another team has, is accepted. */
    reason: text('reason'),
    /** The lowest number of days before expiry that the super admins were notified of. */
    warnedDays: integer('warned_days'),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.serial] }),
    index('certificate_fingerprint').on(t.fingerprint),
    index('certificate_ending').on(t.notAfter).where(sql`${t.revokedAt} is null`),
    check('certificate_serial_form', sql`${t.serial} ~ '^[0-9A-F]{1,64}$'`),
  ],
);
export type CertificateRow = typeof certificates.$inferSelect;

/** Nonces of the past minutes: a replayed request is refused (rule: no-replay). */
export const openNonces = pgTable(
  'open_nonce',
  {
    merchantId: uuid('merchant_id').notNull(),
    nonce: text('nonce').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.merchantId, t.nonce] }), index('open_nonce_created').on(t.createdAt)],
);

/** The authority by which the platform signs certificates of merchants; the private half is sealed. */
export const platformAuthorities = pgTable('platform_authority', {
  id: text('id').primaryKey(),
  certificate: text('certificate').notNull(),
  sealedPrivateKey: text('sealed_private_key').notNull(),
  createdAt: instant('created_at').notNull(),
});
export type AuthorityRow = typeof platformAuthorities.$inferSelect;
