import { maskEmail } from '@balcao/brazil/mask';
import { localeOf } from '@balcao/contract/locale';
import type { Queries, Tx } from '../../platform/db.ts';
import type { Mailer } from '../../platform/mail.ts';
import { refuse } from '../../platform/refusal.ts';
import { type AccountRow, findAccount } from './account.repository.ts';
import { avatarPath } from './avatar.service.ts';
import { type ChatAccount, clearChatAccount, findByChatAccount, setChatAccount } from './chat-binding.repository.ts';
import { chatBindingTexts } from './chat-binding.texts.ts';

interface Needs {
  readonly mailer: Pick<Mailer, 'send'>;
  /** The only source of links in mails (rule: one-public-address). */
  readonly publicBaseUrl: string;
  readonly sessions: {
    endAll(tx: Tx, accountId: string, now: Date, except?: string): Promise<void>;
  };
}

/** An account as the chat app shows it: its e-mail with most of it hidden, since a phone is looked at by others (rule: masked). */
export interface KnownAccount {
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
  readonly avatar: string | null;
  readonly boundAt: Date | null;
}

interface BoundChatAccount extends ChatAccount {
  readonly boundAt: Date;
}

const knownAccount = ({ id, username, email, avatarId, chatBoundAt }: AccountRow): KnownAccount => ({
  accountId: id,
  name: username,
  email: maskEmail(email),
  avatar: avatarPath(avatarId),
  boundAt: chatBoundAt,
});

/** The users of the chat app that are bound to accounts: one to one. */
export const createChatBindings = ({ mailer, publicBaseUrl, sessions }: Needs) => ({
  /** The account that a chat account logs in to. */
  accountOf: async (queries: Queries, chatAccountId: string): Promise<KnownAccount | undefined> => {
    const account = await findByChatAccount(queries, chatAccountId);
    return account && knownAccount(account);
  },
  find: async (queries: Queries, accountId: string): Promise<KnownAccount | undefined> => {
    const account = await findAccount(queries, accountId);
    return account && knownAccount(account);
  },
  /** The chat account of an account, by the name that it had on the day it was bound. */
  chatAccountOf: async (queries: Queries, accountId: string): Promise<BoundChatAccount | undefined> => {
    const {
      chatAccountId: id,
      chatAccountName: name,
      chatBoundAt: boundAt,
    } = (await findAccount(queries, accountId)) ?? refuse('session_ended');
    return id && name && boundAt ? { id, name, boundAt } : undefined;
  },

  /**
   * Binds a chat account to an account that has none. @throws Refusal `state_forbids` when it has one. A chat account that is
   * another account's breaks the constraint `account_chat`.
   */
  bind: async (tx: Tx, accountId: string, chatAccount: ChatAccount, now: Date): Promise<void> => {
    (await setChatAccount(tx, accountId, chatAccount, { isBound: false, now })) ?? refuse('state_forbids');
  },
  /** The chat account is gone: whose account it was bound to is told by mail, and logged out (rule: credential-changes). */
  release: async (tx: Tx, chatAccountId: string, now: Date): Promise<void> => {
    const account = await findByChatAccount(tx, chatAccountId);
    if (!account) return;
    await sessions.endAll(tx, account.id, now);
    if (!(await clearChatAccount(tx, chatAccountId))) return;
    const words = { accountUrl: `${publicBaseUrl}/account` };
    await mailer.send(tx, { to: account.email, ...chatBindingTexts[localeOf(account.locale)].released(words) });
  },
  /**
   * Binds it for a person who asked for it in a session, or who has just shown password and second factor: the first one, or one in
   * the place of another. They are told by mail, and every session but that one ends (rule: credential-changes).
   * @throws Refusal `state_forbids` where the account has one already, or none any more.
   */
  bindAndTell: async (
    tx: Tx,
    { accountId, sessionId }: { readonly accountId: string; readonly sessionId?: string },
    chatAccount: ChatAccount,
    change: { readonly isBound: boolean; readonly now: Date },
  ): Promise<void> => {
    await sessions.endAll(tx, accountId, change.now, sessionId);
    const account = (await setChatAccount(tx, accountId, chatAccount, change)) ?? refuse('state_forbids');
    const { bound, changed } = chatBindingTexts[localeOf(account.locale)];
    const words = { name: chatAccount.name, accountUrl: `${publicBaseUrl}/account` };
    await mailer.send(tx, { to: account.email, ...(change.isBound ? changed(words) : bound(words)) });
  },
});
export type ChatBindings = ReturnType<typeof createChatBindings>;
