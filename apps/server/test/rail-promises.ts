import { randomBytes } from 'node:crypto';
import { EndToEndId } from '@balcao/contract/scalars';
import { expect } from 'vitest';
import { type AskState, type Charge, newTxid, type RailAsk } from '../src/modules/rail/rail.service.ts';
import type { Rail } from '../src/modules/rail/rail.ts';

/** What is asked of a rail, where a line lies between it and us that can break. */
export type LineAsk = 'giveBack' | 'capture' | 'release';

/** What a rail has of what not every rail has. */
export interface RailTraits {
  /** It must be told of a charge before anybody can pay it. */
  readonly isTold: boolean;
  /** Two may pay the same charge. */
  readonly isPaidTwice: boolean;
  /** Its cards hold amounts. */
  readonly holds: boolean;
  /** It tells what went back of a payment, no matter who asked. */
  readonly tellsReturns: boolean;
  /** It has a file of each day. */
  readonly hasFile: boolean;
  /** A line lies between it and us, which can break. */
  readonly hasLine: boolean;
}

/** The other side of a rail as a test plays it: payers and their banks, and a line that breaks. Amounts in centavos. */
export interface OtherSide {
  readonly rail: Rail;
  /** A charge of this much, which can be paid from now on. */
  charge(amount: number): Promise<Charge>;
  /** Somebody pays it; answers with the end-to-end id. */
  pay(charge: Charge): Promise<string>;
  /** A card holds it instead; undefined where this rail holds nothing. */
  readonly hold: ((charge: Charge) => Promise<string>) | undefined;
  /** By the books of the other side: so much of a payment went back. */
  returned(endToEndId: string): Promise<number>;
  /** The same: so much of a hold was taken; 0 when it was let go, undefined while it stands. */
  readonly taken: ((endToEndId: string) => Promise<number | undefined>) | undefined;
  /** What is under way comes to its end. */
  settle(): Promise<unknown>;
  /** The next such ask is carried out and its answer lost, or does not get there; undefined where nothing lies between. */
  readonly failNext: ((ask: LineAsk, how: 'lose' | 'break') => void) | undefined;
}

/** Something that every rail promises, and how a test finds out. */
export interface RailPromise {
  readonly promise: string;
  /** Whether a rail with these traits is asked. */
  readonly of: (traits: RailTraits) => boolean;
  readonly kept: (side: OtherSide) => Promise<void>;
}

const ofAll = (): boolean => true;
const hasLine = (traits: RailTraits): boolean => traits.hasLine;
const holds = (traits: RailTraits): boolean => traits.holds;
const newKey = (): string => `K${randomBytes(12).toString('hex')}`;
/** What a payer reads: longer than some take, and not in plain letters. */
const reason = 'Devolução à cliente '.repeat(10).trim();

type Asks = (amount: number, key?: string) => RailAsk;
/** A paid charge: what is asked of its payment. */
const paid = async (side: OtherSide, amount: number): Promise<Asks> => {
  const charge = await side.charge(amount);
  const endToEndId = await side.pay(charge);
  return (part, key = newKey()) => ({ key, txid: charge.txid, endToEndId, amount: part, reason });
};
const held = async (side: OtherSide, amount: number): Promise<Asks> => {
  const charge = await side.charge(amount);
  const endToEndId = (await side.hold?.(charge)) ?? '';
  return (part, key = newKey()) => ({ key, txid: charge.txid, endToEndId, amount: part, reason });
};

const ends: ReadonlySet<AskState['state']> = new Set(['done', 'failed']);
/** What became of it in the end; it may take its time. */
const endOf = async (side: OtherSide, ask: RailAsk, first: AskState, inquire: Rail['inquireHold']) => {
  if (ends.has(first.state)) return first;
  expect(first).toEqual({ state: 'processing' });
  await side.settle();
  const { state, ...said } = await inquire(ask);
  expect([...ends]).toContain(state);
  return { state, ...said } as AskState;
};
const giveBack = async (side: OtherSide, ask: RailAsk): Promise<AskState> =>
  endOf(side, ask, await side.rail.giveBack(ask), side.rail.inquireReturn);
const capture = async (side: OtherSide, ask: RailAsk): Promise<AskState> =>
  endOf(side, ask, await side.rail.capture(ask), side.rail.inquireHold);
const release = async (side: OtherSide, ask: RailAsk): Promise<AskState> =>
  endOf(side, ask, await side.rail.release(ask), side.rail.inquireHold);

const refusal = { state: 'failed', reason: expect.stringMatching(/^.{1,200}$/s) };
const done = { state: 'done' };

const ofCharges: readonly RailPromise[] = [
  {
    promise: 'a charge that nobody paid is neither paid nor failed, and one that must be told of is unknown before',
    of: ofAll,
    kept: async (side) => {
      const mustBeTold = side.rail.open !== undefined;
      const never = await side.rail.inquire(newTxid(new Date()));
      expect(mustBeTold ? ['unknown'] : ['open', 'unknown']).toContain(never.state);
      const { txid } = await side.charge(1_000);
      expect(mustBeTold ? ['open'] : ['open', 'unknown']).toContain((await side.rail.inquire(txid)).state);
    },
  },
  {
    promise: 'a charge is opened once, however often it is asked for, and its code is the same',
    of: ({ isTold }) => isTold,
    kept: async ({ rail, charge }) => {
      const one = await charge(1_234);
      const codes = await Promise.all(Array.from({ length: 4 }, () => rail.open?.(one)));
      expect(new Set(codes.map((code) => code?.brCode)).size).toBe(1);
      expect(codes[0]?.brCode.length).toBeGreaterThan(20);
    },
  },
  {
    promise: 'what was paid is told to the centavo, with an id of its own, and the same when it is asked again',
    of: ofAll,
    kept: async (side) => {
      for (const amount of [1, 10, 99, 100, 101, 123_456, 999_999_999]) {
        const charge = await side.charge(amount);
        const endToEndId = await side.pay(charge);
        expect(EndToEndId.safeParse(endToEndId).success).toBe(true);
        const told = await side.rail.inquire(charge.txid);
        expect(told).toMatchObject({ state: 'paid', payments: [{ txid: charge.txid, endToEndId, amount }] });
        expect(await side.rail.inquire(charge.txid)).toEqual(told);
      }
    },
  },
  {
    promise: 'two that paid the same charge are both told',
    of: ({ isPaidTwice }) => isPaidTwice,
    kept: async (side) => {
      const charge = await side.charge(700);
      const ids = [await side.pay(charge), await side.pay(charge)];
      const told = await side.rail.inquire(charge.txid);
      const payments = told.state === 'paid' ? told.payments : [];
      expect(payments.map(({ endToEndId }) => endToEndId).toSorted()).toEqual(ids.toSorted());
    },
  },
  {
    promise: 'a charge can be removed twice, and one that was never told of; what was paid stays paid',
    of: ({ isTold }) => isTold,
    kept: async (side) => {
      const { rail } = side;
      const [waiting, settled] = [await side.charge(500), await side.charge(600)];
      await side.pay(settled);
      for (const { txid } of [waiting, waiting, settled, { txid: newTxid(new Date()) }]) await rail.remove?.(txid);
      expect((await rail.inquire(waiting.txid)).state).toBe('failed');
      expect((await rail.inquire(settled.txid)).state).toBe('paid');
    },
  },
];

const ofReturns: readonly RailPromise[] = [
  {
    promise: 'a payment goes back in parts up to the whole, and not a centavo more',
    of: ofAll,
    kept: async (side) => {
      const ask = await paid(side, 1_000);
      for (const part of [333, 1, 666]) expect(await giveBack(side, ask(part))).toEqual(done);
      const more = ask(1);
      expect(await giveBack(side, more)).toEqual(refusal);
      expect(['unknown', 'failed']).toContain((await side.rail.inquireReturn(more)).state);
      expect(await side.returned(more.endToEndId)).toBe(1_000);
    },
  },
  {
    promise: 'more than is left is refused whole, and what is left can still go back',
    of: ofAll,
    kept: async (side) => {
      const ask = await paid(side, 1_000);
      expect(await giveBack(side, ask(600))).toEqual(done);
      expect(await giveBack(side, ask(401))).toEqual(refusal);
      expect(await side.returned(ask(1).endToEndId)).toBe(600);
      expect(await giveBack(side, ask(400))).toEqual(done);
      expect(await side.returned(ask(1).endToEndId)).toBe(1_000);
    },
  },
  {
    promise: 'asking again to give back under the same key moves nothing and is answered the same',
    of: ofAll,
    kept: async (side) => {
      const ask = (await paid(side, 1_000))(400);
      expect(await giveBack(side, ask)).toEqual(done);
      expect(await side.rail.giveBack(ask)).toEqual(done);
      expect(await side.rail.inquireReturn(ask)).toEqual(done);
      expect(await side.returned(ask.endToEndId)).toBe(400);
    },
  },
  {
    promise: 'ten that give back at once under one key move it once',
    of: ofAll,
    kept: async (side) => {
      const ask = (await paid(side, 1_000))(100);
      await Promise.allSettled(Array.from({ length: 10 }, () => side.rail.giveBack(ask)));
      await side.settle();
      expect(await giveBack(side, ask)).toEqual(done);
      expect(await side.returned(ask.endToEndId)).toBe(100);
    },
  },
  {
    promise: 'two that give the whole back at once under two keys move it once, and one is refused',
    of: ofAll,
    kept: async (side) => {
      const asks = await paid(side, 1_000);
      const both = [asks(1_000), asks(1_000)];
      await Promise.allSettled(both.map((ask) => side.rail.giveBack(ask)));
      await side.settle();
      const answers = [];
      for (const ask of both) answers.push((await giveBack(side, ask)).state);
      expect(answers.toSorted()).toEqual(['done', 'failed']);
      expect(await side.returned(asks(1).endToEndId)).toBe(1_000);
    },
  },
  {
    promise: 'what it was never asked to give back is unknown',
    of: ofAll,
    kept: async (side) => {
      const ask = await paid(side, 1_000);
      expect(await side.rail.inquireReturn(ask(100))).toEqual({ state: 'unknown' });
      expect(await side.returned(ask(1).endToEndId)).toBe(0);
    },
  },
  {
    promise: 'an answer that was lost is found by asking, and asking again moves nothing',
    of: hasLine,
    kept: async (side) => {
      const ask = (await paid(side, 1_000))(300);
      side.failNext?.('giveBack', 'lose');
      await expect(side.rail.giveBack(ask)).rejects.toThrow();
      await side.settle();
      expect(await side.rail.inquireReturn(ask)).toEqual(done);
      expect(await side.rail.giveBack(ask)).toEqual(done);
      expect(await side.returned(ask.endToEndId)).toBe(300);
    },
  },
  {
    promise: 'what did not get there is thrown and not called failed, is unknown, and can be asked for again',
    of: hasLine,
    kept: async (side) => {
      const ask = (await paid(side, 1_000))(300);
      side.failNext?.('giveBack', 'break');
      await expect(side.rail.giveBack(ask)).rejects.toThrow();
      expect(await side.rail.inquireReturn(ask)).toEqual({ state: 'unknown' });
      expect(await giveBack(side, ask)).toEqual(done);
      expect(await side.returned(ask.endToEndId)).toBe(300);
    },
  },
  {
    promise: 'what went back of a payment is told with its keys and amounts',
    of: ({ tellsReturns }) => tellsReturns,
    kept: async (side) => {
      const asks = await paid(side, 1_000);
      const both = [asks(250), asks(50)];
      for (const ask of both) expect(await giveBack(side, ask)).toEqual(done);
      const told = (await side.rail.returnsOf?.(asks(1).endToEndId)) ?? [];
      const keyed = ({ key, amount }: { key: string; amount: number }) => `${key} ${amount}`;
      expect(told.map(keyed).toSorted()).toEqual(both.map(keyed).toSorted());
    },
  },
  {
    promise: 'its file of a day, where it has one, says whole centavos in the five columns of the form',
    of: ({ hasFile }) => hasFile,
    kept: async ({ rail }) => {
      const file = await rail.dayFile?.('20260102');
      if (file === undefined) return;
      const [head, ...lines] = file.trimEnd().split('\n');
      expect(head).toBe('kind,id,reference,amount,at');
      for (const line of lines) expect(line).toMatch(/^\w+,[^,]+,[^,]*,\d+,\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    },
  },
];

const ofHolds: readonly RailPromise[] = [
  {
    promise: 'where no card holds anything, nothing can be captured or let go of',
    of: (traits) => !traits.holds,
    kept: async (side) => {
      const ask = await paid(side, 1_000);
      expect(await side.rail.capture(ask(1_000))).toEqual(refusal);
      expect(await side.rail.release(ask(0))).toEqual(refusal);
      expect(await side.returned(ask(1).endToEndId)).toBe(0);
    },
  },
  {
    promise: 'what a card holds is told to the centavo, and is not paid',
    of: holds,
    kept: async (side) => {
      for (const amount of [1, 99, 123_456]) {
        const charge = await side.charge(amount);
        const endToEndId = await side.hold?.(charge);
        expect(EndToEndId.safeParse(endToEndId).success).toBe(true);
        const told = await side.rail.inquire(charge.txid);
        expect(told).toMatchObject({ state: 'authorised', payments: [{ txid: charge.txid, endToEndId, amount }] });
      }
    },
  },
  {
    promise: 'a hold is captured in part, once: the rest is let go, and nothing more can be asked of it',
    of: holds,
    kept: async (side) => {
      const ask = await held(side, 1_000);
      const first = ask(700);
      expect(await side.rail.inquireHold(first)).toEqual({ state: 'unknown' });
      expect(await capture(side, first)).toEqual(done);
      expect(await capture(side, ask(300))).toEqual(refusal);
      expect(await release(side, ask(0))).toEqual(refusal);
      expect(await side.taken?.(first.endToEndId)).toBe(700);
      expect(await side.rail.capture(first)).toEqual(done);
      expect(await side.rail.inquireHold(first)).toEqual(done);
    },
  },
  {
    promise: 'of what was captured so much goes back and no more',
    of: holds,
    kept: async (side) => {
      const ask = await held(side, 1_000);
      expect(await capture(side, ask(700))).toEqual(done);
      expect(await giveBack(side, ask(701))).toEqual(refusal);
      expect(await giveBack(side, ask(200))).toEqual(done);
      expect(await giveBack(side, ask(500))).toEqual(done);
      expect(await giveBack(side, ask(1))).toEqual(refusal);
      expect(await side.returned(ask(1).endToEndId)).toBe(700);
    },
  },
  {
    promise: 'more than is held is refused, and the hold stands',
    of: holds,
    kept: async (side) => {
      const ask = await held(side, 1_000);
      expect(await capture(side, ask(1_001))).toEqual(refusal);
      expect(await side.taken?.(ask(1).endToEndId)).toBeUndefined();
      expect(await capture(side, ask(1_000))).toEqual(done);
      expect(await side.taken?.(ask(1).endToEndId)).toBe(1_000);
    },
  },
  {
    promise: 'a hold is let go once, and then nothing can be captured: RELEASED',
    of: holds,
    kept: async (side) => {
      const ask = await held(side, 1_000);
      const first = ask(0);
      expect(await release(side, first)).toEqual(done);
      expect(await side.rail.release(first)).toEqual(done);
      expect(await capture(side, ask(1))).toEqual({ state: 'failed', reason: 'RELEASED' });
      expect(await side.taken?.(first.endToEndId)).toBe(0);
    },
  },
  {
    promise: 'ten that capture at once under one key take it once',
    of: holds,
    kept: async (side) => {
      const ask = (await held(side, 1_000))(600);
      await Promise.allSettled(Array.from({ length: 10 }, () => side.rail.capture(ask)));
      await side.settle();
      expect(await capture(side, ask)).toEqual(done);
      expect(await side.taken?.(ask.endToEndId)).toBe(600);
    },
  },
  {
    promise: 'of a capture and a release at once one is done and one is refused',
    of: holds,
    kept: async (side) => {
      const asks = await held(side, 1_000);
      const [take, letGo] = [asks(1_000), asks(0)];
      await Promise.allSettled([side.rail.capture(take), side.rail.release(letGo)]);
      await side.settle();
      const took = (await capture(side, take)).state;
      const wentAway = (await release(side, letGo)).state;
      expect([took, wentAway].toSorted()).toEqual(['done', 'failed']);
      expect(await side.taken?.(take.endToEndId)).toBe(took === 'done' ? 1_000 : 0);
    },
  },
  ...(['lose', 'break'] as const).map((how) => ({
    promise: `a capture and a release whose line breaks end the same when they are asked for later: ${how}`,
    of: (traits: RailTraits) => holds(traits) && hasLine(traits),
    kept: async (side: OtherSide) => {
      const [take, letGo] = [(await held(side, 1_000))(400), (await held(side, 1_000))(0)];
      const after = how === 'lose' ? 'done' : 'unknown';
      side.failNext?.('capture', how);
      await expect(side.rail.capture(take)).rejects.toThrow();
      side.failNext?.('release', how);
      await expect(side.rail.release(letGo)).rejects.toThrow();
      expect((await side.rail.inquireHold(take)).state).toBe(after);
      expect((await side.rail.inquireHold(letGo)).state).toBe(after);
      expect(await capture(side, take)).toEqual(done);
      expect(await release(side, letGo)).toEqual(done);
      expect(await side.taken?.(take.endToEndId)).toBe(400);
      expect(await side.taken?.(letGo.endToEndId)).toBe(0);
    },
  })),
];

/** What a rail with these traits must keep to before the product is put on it (docs/rails.md). */
export const railPromises = (traits: RailTraits): readonly RailPromise[] =>
  [...ofCharges, ...ofReturns, ...ofHolds].filter(({ of }) => of(traits));

/** The one that says this, for a test of the promises themselves. */
export const railPromise = (words: RegExp, traits: RailTraits): RailPromise =>
  railPromises(traits).find(({ promise }) => words.test(promise)) as RailPromise;
