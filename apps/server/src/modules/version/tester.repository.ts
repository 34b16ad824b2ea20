import { and, asc, count, eq } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import type { AppletKey } from './version.repository.ts';
import { testers } from './version.tables.ts';

export type TesterRow = typeof testers.$inferSelect;

const ofApplet = ({ merchantId, appletId }: AppletKey) =>
  and(eq(testers.merchantId, merchantId), eq(testers.appletId, appletId));

/** In the order in which they came. */
export const listTesters = (queries: Queries, key: AppletKey): Promise<TesterRow[]> =>
  queries.select().from(testers).where(ofApplet(key)).orderBy(asc(testers.addedAt), asc(testers.id));

export const countTesters = async (queries: Queries, key: AppletKey): Promise<number> => {
  const [row] = await queries.select({ all: count() }).from(testers).where(ofApplet(key));
  return row?.all ?? 0;
};

export const findTester = async (
  queries: Queries,
  key: AppletKey,
  customerId: string,
): Promise<TesterRow | undefined> => {
  const [row] = await queries
    .select()
    .from(testers)
    .where(and(ofApplet(key), eq(testers.customerId, customerId)));
  return row;
};

export const insertTester = async (tx: Tx, row: TesterRow): Promise<void> => {
  await tx.insert(testers).values(row);
};

/** Undefined when there is no such tester. */
export const deleteTester = async (tx: Tx, key: AppletKey, id: string): Promise<TesterRow | undefined> => {
  const [row] = await tx
    .delete(testers)
    .where(and(ofApplet(key), eq(testers.id, id)))
    .returning();
  return row;
};
