import { and, eq, ne } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { avatars } from './account.tables.ts';

export type AvatarRow = typeof avatars.$inferSelect;

export const insertAvatar = async (tx: Tx, avatar: AvatarRow): Promise<void> => {
  await tx.insert(avatars).values(avatar);
};

export const findAvatar = async (queries: Queries, id: string): Promise<AvatarRow | undefined> => {
  const [avatar] = await queries.select().from(avatars).where(eq(avatars.id, id));
  return avatar;
};

/** Deletes the person's pictures, but for the one that is theirs now. */
export const deleteAvatarsOf = async (tx: Tx, accountId: string, butFor: string | null): Promise<void> => {
  const others = butFor === null ? undefined : ne(avatars.id, butFor);
  await tx.delete(avatars).where(and(eq(avatars.accountId, accountId), others));
};
