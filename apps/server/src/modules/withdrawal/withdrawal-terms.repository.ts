import { eq, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { type TermsRow, withdrawalTerms } from './withdrawal.tables.ts';

/** What of the terms staff may set; null is what holds for everyone. */
export type TermsChange = Partial<Omit<TermsRow, 'merchantId' | 'updatedAt' | 'version'>>;

export const findTerms = async (queries: Queries, merchantId: string): Promise<TermsRow | undefined> => {
  const [row] = await queries.select().from(withdrawalTerms).where(eq(withdrawalTerms.merchantId, merchantId));
  return row;
};

/** Undefined when another has changed them since `version`; 0 where nothing was set before. */
export const saveTerms = async (
  tx: Tx,
  merchantId: string,
  change: TermsChange,
  { version, now }: { readonly version: number; readonly now: Date },
): Promise<TermsRow | undefined> => {
  const set = { ...change, updatedAt: now, version: version + 1 };
  const [row] = await tx
    .insert(withdrawalTerms)
    .values({ merchantId, ...set })
    .onConflictDoUpdate({
      target: withdrawalTerms.merchantId,
      set,
      setWhere: sql`${withdrawalTerms.version} = ${version}`,
    })
    .returning();
  return row?.version === version + 1 ? row : undefined;
};
