import { and, count, desc, eq, gt, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import {
  type AuthorityRow,
  type CertificateRow,
  certificates,
  openNonces,
  platformAuthorities,
} from './certificate.tables.ts';

/** Serialises changes of this merchant's certificates: the lock ends with the transaction. */
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

/** Of those in use, how many end between two instants. */
export const countEnding = async (queries: Queries, merchantId: string, after: Date, before: Date): Promise<number> => {
  const [row] = await queries
    .select({ ending: count() })
    .from(certificates)
    .where(
      and(
        ...[eq(certificates.merchantId, merchantId), isNull(certificates.revokedAt)],
        ...[lte(certificates.notBefore, after), gt(certificates.notAfter, after), lt(certificates.notAfter, before)],
      ),
    );
  return row?.ending ?? 0;
};

/** Whether another team has registered the same certificate. Its key then signs for both. */
export const isHeldElsewhere = async (queries: Queries, merchantId: string, fingerprint: string): Promise<boolean> => {
  const [other] = await queries
    .select({ serial: certificates.serial })
    .from(certificates)
    .where(and(eq(certificates.fingerprint, fingerprint), ne(certificates.merchantId, merchantId)))
    .limit(1);
  return other !== undefined;
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

// Every call of the open API runs this: one round trip for the certificates as they stand now and the nonces, however many calls.
// A nonce that comes twice in one round is fresh the first time only.
const useNoncesText = `
  with ask as (
    select place, merchant_id, serial, nonce
    from unnest($1::uuid[], $2::text[], $3::text[]) with ordinality as asked(merchant_id, serial, nonce, place)
  ), known as (
    select place, merchant_id, nonce, not_before <= $4 and $4 < not_after as valid, revoked_at is not null as revoked,
      row_number() over (partition by merchant_id, nonce order by place) as turn
    from ask join certificate using (merchant_id, serial)
  ), recorded as (
    insert into open_nonce (merchant_id, nonce, created_at)
    select merchant_id, nonce, $4 from known where valid and not revoked order by merchant_id, nonce
    on conflict do nothing returning merchant_id, nonce
  )
  select place, valid, revoked, turn = 1 and recorded.nonce is not null as fresh
  from known left join recorded using (merchant_id, nonce)`;

export interface NonceAsk {
  readonly merchantId: string;
  readonly serial: string;
  readonly nonce: string;
}

/** Records the nonces of certificates that may be used now; undefined where there is no such certificate. */
export const useNonces = async (
  db: Db,
  asks: readonly NonceAsk[],
  now: Date,
): Promise<readonly (NonceUse | undefined)[]> => {
  const column = (name: keyof NonceAsk) => asks.map((ask) => ask[name]);
  const values = [column('merchantId'), column('serial'), column('nonce'), now];
  const statement = { name: 'use_nonces', text: useNoncesText, values };
  const { rows } = await db.$client.query<NonceUse & { place: number }>(statement);
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return asks.map((_, index) => byPlace.get(index + 1));
};

/** When a nonce was used; undefined when it is not stored. */
export const findNonceUse = async (queries: Queries, merchantId: string, nonce: string): Promise<Date | undefined> => {
  const [row] = await queries
    .select()
    .from(openNonces)
    .where(and(eq(openNonces.merchantId, merchantId), eq(openNonces.nonce, nonce)));
  return row?.createdAt;
};

export const forgetNonces = async (queries: Queries, before: Date): Promise<void> => {
  await queries.delete(openNonces).where(lt(openNonces.createdAt, before));
};

/** Created by the first process that needs it, then shared by all. */
export const findOrMakeAuthority = async (tx: Tx, make: () => Promise<AuthorityRow>): Promise<AuthorityRow> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('platform_authority'))`);
  const [known] = await tx.select().from(platformAuthorities).orderBy(platformAuthorities.createdAt).limit(1);
  if (known) return known;
  const made = await make();
  await tx.insert(platformAuthorities).values(made);
  return made;
};

/** When a certificate was last used. */
export interface Use {
  readonly merchantId: string;
  readonly serial: string;
  readonly at: Date;
}

/** Of many certificates at once; a time that is known already and later stays. */
export const recordUses = async (db: Db, uses: readonly Use[]): Promise<void> => {
  const text = `
    update certificate c set last_used_at = greatest(c.last_used_at, u.at)
    from unnest($1::uuid[], $2::text[], $3::timestamptz[]) as u(merchant_id, serial, at)
    where c.merchant_id = u.merchant_id and c.serial = u.serial`;
  const values = [uses.map((use) => use.merchantId), uses.map((use) => use.serial), uses.map((use) => use.at)];
  await db.$client.query({ name: 'record_uses', text, values });
};

/**
 * Claims the certificates that have so many days or fewer left and whose teams have not been told yet. Each is returned once, even when several
 * processes ask. Covers all teams: a scheduled job calls it.
 */
export const takeEnding = async (tx: Tx, now: Date, days: number): Promise<CertificateRow[]> =>
  tx
    .update(certificates)
    .set({ warnedDays: days })
    .where(
      and(
        isNull(certificates.revokedAt),
        gt(certificates.notAfter, now),
        lte(certificates.notAfter, new Date(now.getTime() + days * 86_400_000)),
        or(isNull(certificates.warnedDays), gt(certificates.warnedDays, days)),
      ),
    )
    .returning();
