import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { factors, recoveryCodes } from './factor.tables.ts';

export type FactorRow = typeof factors.$inferSelect;

export const isFactorOn = async (queries: Queries, accountId: string): Promise<boolean> => {
  const rows = await queries
    .select({ accountId: factors.accountId })
    .from(factors)
    .where(and(eq(factors.accountId, accountId), isNotNull(factors.sealedSecret)));
  return rows.length > 0;
};

export const findFactor = async (queries: Queries, accountId: string): Promise<FactorRow | undefined> => {
  const [factor] = await queries.select().from(factors).where(eq(factors.accountId, accountId));
  return factor;
};

/** Keeps a secret that is offered, in the place of an earlier offer; false where two-step verification is on. */
export const saveOffer = async (tx: Tx, accountId: string, sealedOffer: string): Promise<boolean> => {
  const { rowCount } = await tx
    .insert(factors)
    .values({ accountId, sealedOffer })
    .onConflictDoUpdate({ target: factors.accountId, set: { sealedOffer }, setWhere: isNull(factors.sealedSecret) });
  return rowCount === 1;
};

interface Acceptance {
  readonly sealedOffer: string;
  readonly step: number;
  readonly now: Date;
}
/** Makes exactly this offer the secret; false when it is no longer the offer, or two-step verification is on. */
export const acceptOffer = async (
  tx: Tx,
  accountId: string,
  { sealedOffer, step, now }: Acceptance,
): Promise<boolean> => {
  const { rowCount } = await tx
    .update(factors)
    .set({ sealedSecret: sealedOffer, sealedOffer: null, lastStep: step, enabledAt: now })
    .where(and(eq(factors.accountId, accountId), eq(factors.sealedOffer, sealedOffer), isNull(factors.sealedSecret)));
  return rowCount === 1;
};

/** Uses up a step of time and all before it; false when a code of this or a later step was accepted already (rule: codes-work-once). */
export const useUpStep = async (
  tx: Tx,
  accountId: string,
  { sealedSecret, step }: { readonly sealedSecret: string; readonly step: number },
): Promise<boolean> => {
  const { rowCount } = await tx
    .update(factors)
    .set({ lastStep: step })
    .where(and(eq(factors.accountId, accountId), eq(factors.sealedSecret, sealedSecret), lt(factors.lastStep, step)));
  return rowCount === 1;
};

export const deleteFactor = async (tx: Tx, accountId: string): Promise<void> => {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  await tx.delete(factors).where(eq(factors.accountId, accountId));
};

/** These recovery codes and no others. */
export const replaceRecoveryCodes = async (tx: Tx, accountId: string, hashes: readonly string[]): Promise<void> => {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ accountId, codeHash })));
};

/** Uses up a recovery code; false when there is none such, or it was used. */
export const useUpRecoveryCode = async (tx: Tx, accountId: string, codeHash: string, now: Date): Promise<boolean> => {
  const { rowCount } = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(eq(recoveryCodes.accountId, accountId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)),
    );
  return rowCount === 1;
};

export const countRecoveryCodes = async (queries: Queries, accountId: string): Promise<number> => {
  const [row] = await queries
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
};
