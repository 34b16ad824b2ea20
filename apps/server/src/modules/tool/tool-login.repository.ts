import { statesBefore } from '@balcao/contract/states';
import { type ToolLoginStatus, toolLoginIntervalSeconds, toolLoginMoves } from '@balcao/contract/tool-login';
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { type ToolLoginRow, toolLogins } from './tool-login.tables.ts';

export const insertToolLogin = async (tx: Tx, row: ToolLoginRow): Promise<void> => {
  await tx.insert(toolLogins).values(row);
};

export const findByCode = async (queries: Queries, codeHash: string): Promise<ToolLoginRow | undefined> => {
  const [row] = await queries.select().from(toolLogins).where(eq(toolLogins.codeHash, codeHash));
  return row;
};

export const findBySecret = async (queries: Queries, secretHash: string): Promise<ToolLoginRow | undefined> => {
  const [row] = await queries.select().from(toolLogins).where(eq(toolLogins.secretHash, secretHash));
  return row;
};

/** One move by the table of states; undefined when the question is in no state before it, or its time is over. */
export const moveTo = async (
  tx: Tx,
  id: string,
  change: Pick<ToolLoginRow, 'status'> & Partial<Pick<ToolLoginRow, 'merchantId' | 'keyId'>>,
  now: Date,
): Promise<ToolLoginRow | undefined> => {
  const before: ToolLoginStatus[] = statesBefore(toolLoginMoves, change.status);
  const [row] = await tx
    .update(toolLogins)
    .set(change)
    .where(and(eq(toolLogins.id, id), gt(toolLogins.expiresAt, now), inArray(toolLogins.status, before)))
    .returning();
  return row;
};

/** A tool that does not slow down is answered no more often than this. */
const longestSeconds = 60;

/**
 * Notes that the tool asks. Undefined when its turn has come; else the seconds from now on that it has to wait, more of them each time
 * (RFC 8628, `slow_down`).
 */
export const noteAsking = async (queries: Queries, { id }: ToolLoginRow, now: Date): Promise<number | undefined> => {
  const { askedAt, intervalSeconds } = toolLogins;
  const isDue = sql`${askedAt} + ${intervalSeconds} * interval '1 second' <= ${now.toISOString()}::timestamptz`;
  const noted = await queries
    .update(toolLogins)
    .set({ askedAt: now })
    .where(and(eq(toolLogins.id, id), isDue))
    .returning({ id: toolLogins.id });
  if (noted.length > 0) return undefined;
  const [slowed] = await queries
    .update(toolLogins)
    .set({
      askedAt: now,
      intervalSeconds: sql`least(${intervalSeconds} + ${toolLoginIntervalSeconds}, ${longestSeconds})`,
    })
    .where(eq(toolLogins.id, id))
    .returning({ seconds: intervalSeconds });
  return slowed?.seconds ?? longestSeconds;
};

export const deleteExpiredBefore = async (queries: Queries, moment: Date): Promise<void> => {
  await queries.delete(toolLogins).where(lt(toolLogins.expiresAt, moment));
};
