import { eq, or } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { accountNetworks, accounts, avatars, captchas } from './account.tables.ts';

/** Takes everything away that names a person or lets them in. The row stays: what teams keep is linked to its id. */
export const anonymiseAccount = async (
  tx: Tx,
  id: string,
  { email, username, now }: { readonly email: string; readonly username: string; readonly now: Date },
): Promise<void> => {
  await tx
    .update(accounts)
    .set({
      email: `erased:${id}`,
      username,
      passwordHash: null,
      avatarId: null,
      chatAccountId: null,
      chatAccountName: null,
      chatBoundAt: null,
      erasedAt: now,
    })
    .where(eq(accounts.id, id));
  await tx.delete(avatars).where(eq(avatars.accountId, id));
  await tx.delete(accountNetworks).where(eq(accountNetworks.accountId, id));
  await tx.delete(captchas).where(or(eq(captchas.accountId, id), eq(captchas.email, email)));
};
