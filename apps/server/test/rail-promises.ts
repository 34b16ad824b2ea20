import { EndToEndId } from '@balcao/contract/scalars';
import { expect } from 'vitest';
import { newTxid } from '../src/modules/rail/rail.service.ts';
import { ofHolds } from './rail-hold-promises.ts';
import { done, giveBack, hasLine, ofAll, paid, type RailPromise, type RailTraits, refusal } from './rail-other-side.ts';

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
      // It may have to wait before it can be sure of that.
      expect(['unknown', 'processing']).toContain((await side.rail.inquireReturn(ask)).state);
      await side.settle();
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

/** What a rail with these traits must keep to before the product is put on it (docs/rails.md). */
export const railPromises = (traits: RailTraits): readonly RailPromise[] =>
  [...ofCharges, ...ofReturns, ...ofHolds].filter(({ of }) => of(traits));

/** The one that says this, for a test of the promises themselves. */
export const railPromise = (words: RegExp, traits: RailTraits): RailPromise =>
  railPromises(traits).find(({ promise }) => words.test(promise)) as RailPromise;
export type { OtherSide, RailTraits } from './rail-other-side.ts';
