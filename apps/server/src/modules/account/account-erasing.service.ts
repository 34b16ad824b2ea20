import { randomBytes } from 'node:crypto';
import { localeOf } from '@balcao/contract/locale';
import type { Tx } from '../../platform/db.ts';
import type { Mailer } from '../../platform/mail.ts';
import { refuse } from '../../platform/refusal.ts';
import { type AccountRow, lockAccount } from './account.repository.ts';
import { erasedTexts } from './account-erased.texts.ts';
import { anonymiseAccount } from './account-erasure.repository.ts';

/** What stands where the name of an erased account stood. It cannot be guessed, so it cannot be registered before. */
const nameOfErased = (): string => `erased-${randomBytes(6).toString('hex')}`;

/** The end of an account of a person who works in teams (rule: own-data). */
export const createAccountErasing = ({ mailer }: { readonly mailer: Pick<Mailer, 'send'> }) => ({
  /** Holds the account until the commit. @throws Refusal `session_ended` for one that was erased meanwhile. */
  hold: async (tx: Tx, accountId: string): Promise<AccountRow> => {
    const account = await lockAccount(tx, accountId);
    return account && account.erasedAt === null ? account : refuse('session_ended');
  },

  /** Takes name, e-mail, password, picture, chat account and networks away, and says so to the address that it had. */
  anonymise: async (tx: Tx, { id, email, locale }: AccountRow, now: Date): Promise<void> => {
    await anonymiseAccount(tx, id, { email, username: nameOfErased(), now });
    await mailer.send(tx, { to: email, ...erasedTexts[localeOf(locale)] });
  },
});
export type AccountErasing = ReturnType<typeof createAccountErasing>;
