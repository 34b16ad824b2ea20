/** The account that money is sent to. */
export type PayoutAccount =
  | { readonly kind: 'pix'; readonly pixKeyType: number; readonly pixKey: string }
  | {
      readonly kind: 'bank';
      readonly institution: string;
      readonly branch: string;
      readonly account: string;
      readonly accountName: string;
    };

/** Money to be sent to a merchant's own account, under a key of ours; the amount in centavos. */
export interface PayoutAsk {
  /** At most 35 letters and digits: asking again under the same key moves nothing and is answered the same. */
  readonly key: string;
  readonly transactionId: string;
  readonly amount: number;
  readonly to: PayoutAccount;
  readonly payee: string;
  readonly payer: string;
}

/** `unknown`: the bank never received it, so it may be sent again. `channelNumber`: its own number of the transfer. */
export type PayoutState =
  | { readonly state: 'processing' }
  | { readonly state: 'unknown' }
  | { readonly state: 'done'; readonly amount: number; readonly channelNumber: string }
  | { readonly state: 'failed'; readonly reason: string };

/** Who an account belongs to, as the directory of Pix keys, or the bank, tells it. */
export interface AccountHolder {
  readonly name: string;
  /** Digits, and letters of a CNPJ; null where the directory does not tell it. */
  readonly document: string | null;
  /** The bank that keeps it; null where it is not told. */
  readonly institution: string | null;
}

/**
 * How money is paid out to merchants' accounts: the sandbox's bank and real ones implement this interface. Called after a commit, never within a
 * transaction. Every call may be repeated; one that throws has an unknown outcome, which is queried later (rule: unknown-outcome).
 */
export interface PayoutRail {
  pay(ask: PayoutAsk): Promise<PayoutState>;
  /** The outcome of a payout; queried when no event has come. */
  inquire(key: string): Promise<PayoutState>;
  /** Who an account belongs to, where `expected` is who says that it is theirs; undefined when there is no such account. */
  lookUp(account: PayoutAccount, expected: AccountHolder): Promise<AccountHolder | undefined>;
  /** Its file of a civil day of São Paulo that is over (docs/operating.md); undefined where it has none to give. */
  dayFile?(day: string): Promise<string | undefined>;
}
