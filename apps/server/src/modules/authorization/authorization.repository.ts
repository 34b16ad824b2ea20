import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/db.ts';
import { authorizations } from './authorization.tables.ts';

export type AuthorizationRow = typeof authorizations.$inferSelect;

export const findBySecret = async (queries: Queries, secretHash: string): Promise<AuthorizationRow | undefined> => {
  const [row] = await queries.select().from(authorizations).where(eq(authorizations.secretHash, secretHash));
  return row;
};
