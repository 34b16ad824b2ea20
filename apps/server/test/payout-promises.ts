import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import type { PayoutAccount, PayoutAsk, PayoutRail, PayoutState } from '../src/modules/rail/payout.ts';

/** A bank that pays merchants out, as a test plays it. Amounts in centavos. */
export interface PayoutSide {
  readonly payouts: PayoutRail;
  /** Accounts that there are, of each kind that the bank pays to. */
  readonly accounts: readonly PayoutAccount[];
  /** One that there is not. */
  readonly nobodys: PayoutAccount;
  /** By the books of the bank: so much went out under this key. */
  moved(key: string): Promise<number>;
  /** What is under way comes to its end. */
  settle(): Promise<unknown>;
  /** From now on it refuses what is asked, or no longer. */
  refuse(isRefusing: boolean): Promise<unknown>;
  /** The next that is to be paid is paid and the answer lost, or does not get there; undefined where nothing lies between. */
  readonly failNext: ((how: 'lose' | 'break') => void) | undefined;
}

/** Something that every bank promises, and how a test finds out. */
export interface PayoutPromise {
  readonly promise: string;
  /** Whether only one that a line leads to, which can break, is asked. */
  readonly ofLine?: true;
  readonly kept: (side: PayoutSide) => Promise<void>;
}

const askOf = ({ accounts }: PayoutSide, change: Partial<PayoutAsk> = {}): PayoutAsk => {
  const [to] = accounts;
  if (!to) throw new Error('the bank has no account to pay to');
  const key = `W${randomBytes(12).toString('hex')}`;
  return { key, transactionId: key, amount: 1_000, to, payee: 'Padaria da Esquina', payer: 'Balcão', ...change };
};
/** The final outcome; it may take its time. */
const paid = async ({ payouts, settle }: PayoutSide, ask: PayoutAsk): Promise<PayoutState> => {
  const first = await payouts.pay(ask);
  if (first.state !== 'processing') return first;
  await settle();
  return payouts.inquire(ask.key);
};
const doneWith = (amount: number) => ({ state: 'done', amount, channelNumber: expect.stringMatching(/^.{1,64}$/) });
const refusal = { state: 'failed', reason: expect.stringMatching(/^.{1,200}$/s) };

const promises: readonly PayoutPromise[] = [
  {
    promise: 'what it was never asked to pay is unknown',
    kept: async (side) => expect(await side.payouts.inquire(askOf(side).key)).toEqual({ state: 'unknown' }),
  },
  {
    promise: 'money goes out to the centavo, to each kind of account, and is told with the number of the bank',
    kept: async (side) => {
      for (const to of side.accounts)
        for (const amount of [1, 99, 100, 101, 123_456, 999_999_999]) {
          const ask = askOf(side, { to, amount });
          expect(await paid(side, ask)).toEqual(doneWith(amount));
          expect(await side.moved(ask.key)).toBe(amount);
        }
    },
  },
  {
    promise: 'asking again under the same key moves nothing and is answered the same',
    kept: async (side) => {
      const ask = askOf(side);
      const first = await paid(side, ask);
      expect(await side.payouts.pay(ask)).toEqual(first);
      expect(await side.payouts.inquire(ask.key)).toEqual(first);
      expect(await side.moved(ask.key)).toBe(1_000);
    },
  },
  {
    promise: 'another amount under a key that was used moves nothing',
    kept: async (side) => {
      const ask = askOf(side);
      await paid(side, ask);
      await side.payouts.pay({ ...ask, amount: 2_000 }).catch(() => undefined);
      await side.settle();
      expect(await side.payouts.inquire(ask.key)).toEqual(doneWith(1_000));
      expect(await side.moved(ask.key)).toBe(1_000);
    },
  },
  {
    promise: 'ten at once under one key pay once',
    kept: async (side) => {
      const ask = askOf(side);
      await Promise.allSettled(Array.from({ length: 10 }, () => side.payouts.pay(ask)));
      await side.settle();
      expect(await paid(side, ask)).toEqual(doneWith(1_000));
      expect(await side.moved(ask.key)).toBe(1_000);
    },
  },
  {
    promise: 'two keys are two transfers, each with a number of its own',
    kept: async (side) => {
      const both = [await paid(side, askOf(side)), await paid(side, askOf(side))];
      expect(new Set(both.map((one) => (one.state === 'done' ? one.channelNumber : ''))).size).toBe(2);
    },
  },
  {
    promise: 'what was refused has moved nothing, and stays refused under its key',
    kept: async (side) => {
      const ask = askOf(side);
      await side.refuse(true);
      const first = await paid(side, ask);
      await side.refuse(false);
      expect(first).toEqual(refusal);
      expect(await side.payouts.inquire(ask.key)).toEqual(first);
      expect(await side.payouts.pay(ask)).toEqual(first);
      expect(await side.moved(ask.key)).toBe(0);
    },
  },
  {
    promise: 'it tells who an account belongs to, and where there is none',
    kept: async (side) => {
      const expected = { name: 'Padaria da Esquina', document: '12ABC34501DE35', institution: 'Banco de Teste' };
      for (const account of side.accounts)
        expect((await side.payouts.lookUp(account, expected))?.name.length).toBeGreaterThan(0);
      expect(await side.payouts.lookUp(side.nobodys, expected)).toBeUndefined();
    },
  },
  {
    promise: 'an answer that was lost is found by asking, and asking again moves nothing',
    ofLine: true,
    kept: async (side) => {
      const ask = askOf(side);
      side.failNext?.('lose');
      await expect(side.payouts.pay(ask)).rejects.toThrow();
      await side.settle();
      expect(await side.payouts.inquire(ask.key)).toEqual(doneWith(1_000));
      expect(await side.payouts.pay(ask)).toEqual(doneWith(1_000));
      expect(await side.moved(ask.key)).toBe(1_000);
    },
  },
  {
    promise: 'what did not get there is thrown and not called failed, is unknown, and can be asked for again',
    ofLine: true,
    kept: async (side) => {
      const ask = askOf(side);
      side.failNext?.('break');
      await expect(side.payouts.pay(ask)).rejects.toThrow();
      expect(await side.payouts.inquire(ask.key)).toEqual({ state: 'unknown' });
      expect(await paid(side, ask)).toEqual(doneWith(1_000));
    },
  },
];

/** What a bank must keep to before merchants are paid out by it (docs/rails.md). */
export const payoutPromises = ({ hasLine }: { readonly hasLine: boolean }): readonly PayoutPromise[] =>
  promises.filter(({ ofLine }) => hasLine || !ofLine);
