import { randomBytes } from 'node:crypto';
import { DEFAULT_ZONE, daySpan } from '@balcao/brazil/dates';
import type { RailMode } from '@balcao/contract/rail';
import type { Clock } from '../../platform/clock.ts';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import { newEndToEndId } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { AccountHolder, PayoutAccount, PayoutAsk, PayoutRail, PayoutState } from './payout.ts';
import { railFileOf } from './rail-file.ts';
import { listPayoutMovements } from './sandbox-file.repository.ts';
import { findPayout, insertPayout, type SandboxPayout, settleDuePayouts } from './sandbox-payout.repository.ts';
import type { SandboxVoice } from './sandbox-voice.ts';

/** How long a late bank takes, in seconds. */
const lateSeconds = 10;
const refused = 'REFUSED_BY_BANK';

/** The bank, with what it was asked before anyone was told. */
interface SandboxPayouts extends PayoutRail {
  bringIn(
    tx: Tx,
    ask: PayoutAsk,
    end: SandboxPayout['state'],
    times: { readonly at: Date; readonly settlesAt: Date },
  ): Promise<SandboxPayout>;
}
interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly mode: () => RailMode;
  readonly voice: Pick<SandboxVoice, 'tellPayout'>;
}

const stateOf = ({ state, amount, channelNumber, failureReason }: SandboxPayout): PayoutState => {
  if (state === 'failed') return { state, reason: failureReason ?? '' };
  return state === 'done' ? { state, amount, channelNumber } : { state };
};

/** The words by which the sandbox's directory plays an account of someone else, and one that there is not. */
const ofAnother = /outro/i;
const missing = /inexistente/i;
const wordsOf = (account: PayoutAccount): string =>
  account.kind === 'pix' ? account.pixKey : `${account.account} ${account.accountName}`;
/** Telephone and random keys have no room for words: those with these endings belong to another person, or do not exist. */
const endsAsAnother = ({ pixKeyType, pixKey }: PayoutAccount & { kind: 'pix' }): boolean =>
  (pixKeyType === 4 && pixKey.endsWith('0000')) || (pixKeyType === 5 && pixKey.endsWith('000000'));

/**
 * The sandbox's bank, which pays merchants out: at once, late, twice, out of order, never by itself, or not at all. It keeps books
 * of its own and speaks to the product only through notifications and answers to questions.
 */
export const createSandboxPayouts = ({ db, clock, jobs, mode, voice }: Needs): SandboxPayouts => {
  const rowOf = ({ key, transactionId, to, amount, payee }: PayoutAsk): SandboxPayout => {
    const now = clock.now();
    const chosen = mode();
    const isLate = chosen === 'late';
    const state = chosen === 'decline' ? 'failed' : isLate ? 'processing' : 'done';
    const channelNumber = to.kind === 'pix' ? newEndToEndId(now) : `TED${randomBytes(8).toString('hex').toUpperCase()}`;
    return {
      key,
      transactionId,
      kind: to.kind,
      amount,
      payee,
      channelNumber,
      state,
      failureReason: state === 'failed' ? refused : null,
      createdAt: now,
      settlesAt: new Date(now.getTime() + (isLate ? lateSeconds * 1000 : 0)),
    };
  };

  jobs.every(1, 'rail.settle-payouts', () =>
    transaction(db, async (tx) => {
      const isRefused = mode() === 'decline';
      const end = isRefused
        ? ({ state: 'failed', failureReason: refused } as const)
        : ({ state: 'done', failureReason: null } as const);
      for (const one of await settleDuePayouts(tx, clock.now(), end)) await voice.tellPayout(tx, one);
    }),
  );

  return {
    pay: (ask) =>
      transaction(db, async (tx) => {
        const row = rowOf(ask);
        if (!(await insertPayout(tx, row))) {
          const known = await findPayout(tx, ask.key);
          return known ? stateOf(known) : { state: 'unknown' };
        }
        if (row.state !== 'processing') await voice.tellPayout(tx, row);
        // Who is silent says only that it has been asked.
        return mode() === 'silent' ? { state: 'processing' } : stateOf(row);
      }),
    bringIn: async (tx, ask, end, { at, settlesAt }) => {
      const row = { ...rowOf(ask), state: end, failureReason: end === 'failed' ? refused : null };
      await insertPayout(tx, { ...row, createdAt: at, settlesAt });
      return row;
    },
    inquire: async (key) => {
      const known = await findPayout(db, key);
      return known ? stateOf(known) : { state: 'unknown' };
    },
    dayFile: async (day) => railFileOf(await listPayoutMovements(db, daySpan(day, DEFAULT_ZONE))),
    lookUp: async (account, expected): Promise<AccountHolder | undefined> => {
      const words = wordsOf(account);
      if (missing.test(words)) return undefined;
      const isAnother = ofAnother.test(words) || (account.kind === 'pix' && endsAsAnother(account));
      if (isAnother) return { name: 'Outra Pessoa Ltda', document: '00000000000', institution: 'Banco do Sandbox' };
      return { ...expected, institution: account.kind === 'bank' ? account.institution : 'Banco do Sandbox' };
    },
  };
};
