import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queries } from '../../platform/db.ts';
import { factors } from './factor.tables.ts';

export const isFactorOn = async (queries: Queries, accountId: string): Promise<boolean> => {
  const rows = await queries
    .select({ accountId: factors.accountId })
    .from(factors)
    .where(and(eq(factors.accountId, accountId), isNotNull(factors.sealedSecret)));
  return rows.length > 0;
};
