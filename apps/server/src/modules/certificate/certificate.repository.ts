import { and, count, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import { type CertificateRow, certificates, openNonces } from './certificate.tables.ts';

/** Waits for whoever else is changing this merchant's certificates: the lock ends with the transaction. */
export const lockCertificates = async (tx: Tx, merchantId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`certificate:${merchantId}`}, 0))`);
};

/** Undefined when the merchant has a certificate of this serial number already. */
export const insertCertificate = async (
  tx: Tx,
  row: typeof certificates.$inferInsert,
): Promise<CertificateRow | undefined> => {
  const [inserted] = await tx.insert(certificates).values(row).onConflictDoNothing().returning();
  return inserted;
};

export const countActive = async (queries: Queries, merchantId: string, now: Date): Promise<number> => {
  const [row] = await queries
    .select({ active: count() })
    .from(certificates)
    .where(
      and(eq(certificates.merchantId, merchantId), isNull(certificates.revokedAt), gt(certificates.notAfter, now)),
    );
  return row?.active ?? 0;
};

/** The newest first; older ones than these have long ended. */
export const listRows = (queries: Queries, merchantId: string): Promise<CertificateRow[]> =>
  queries
    .select()
    .from(certificates)
    .where(eq(certificates.merchantId, merchantId))
    .orderBy(desc(certificates.createdAt), certificates.serial)
    .limit(100);

export const findCertificate = async (
  queries: Queries,
  merchantId: string,
  serial: string,
): Promise<CertificateRow | undefined> => {
  const [row] = await queries
    .select()
    .from(certificates)
    .where(and(eq(certificates.merchantId, merchantId), eq(certificates.serial, serial)));
  return row;
};

/** Undefined when there is none that could still be revoked. */
export const revokeRow = async (
  tx: Tx,
  merchantId: string,
  serial: string,
  now: Date,
): Promise<CertificateRow | undefined> => {
  const [revoked] = await tx
    .update(certificates)
    .set({ revokedAt: now })
    .where(
      and(eq(certificates.merchantId, merchantId), eq(certificates.serial, serial), isNull(certificates.revokedAt)),
    )
    .returning();
  return revoked;
};

export interface NonceUse {
  readonly valid: boolean;
  readonly revoked: boolean;
  /** False when the nonce was used before. */
  readonly fresh: boolean;
}

// Every call of the open API runs this: prepared by name, and one round trip for the certificate as it stands now and the nonce.
const useNonceText = `
  with known as (
    select not_before <= $4 and $4 < not_after as valid, revoked_at is not null as revoked
    from certificate where merchant_id = $1 and serial = $2
  ), recorded as (
    insert into open_nonce (merchant_id, nonce, created_at)
    select $1, $3, $4 from known where valid and not revoked
    on conflict do nothing returning 1
  )
  select valid, revoked, exists (select from recorded) as fresh from known`;

/** Records the nonce if the certificate may be used now; undefined when there is no such certificate. */
export const useNonce = async (
  db: Db,
  use: { merchantId: string; serial: string; nonce: string; now: Date },
): Promise<NonceUse | undefined> => {
  const values = [use.merchantId, use.serial, use.nonce, use.now];
  const { rows } = await db.$client.query<NonceUse>({ name: 'use_nonce', text: useNonceText, values });
  return rows[0];
};

export const forgetNonces = async (queries: Queries, before: Date): Promise<void> => {
  await queries.delete(openNonces).where(lt(openNonces.createdAt, before));
};
