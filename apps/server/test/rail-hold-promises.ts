import { EndToEndId } from '@balcao/contract/scalars';
import { expect } from 'vitest';
import {
  capture,
  done,
  giveBack,
  hasLine,
  held,
  holds,
  type OtherSide,
  paid,
  type RailPromise,
  type RailTraits,
  refusal,
  release,
} from './rail-other-side.ts';

/** What a rail promises of what cards hold. */
export const ofHolds: readonly RailPromise[] = [
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
      await side.settle();
      expect((await side.rail.inquireHold(take)).state).toBe(after);
      expect((await side.rail.inquireHold(letGo)).state).toBe(after);
      expect(await capture(side, take)).toEqual(done);
      expect(await release(side, letGo)).toEqual(done);
      expect(await side.taken?.(take.endToEndId)).toBe(400);
      expect(await side.taken?.(letGo.endToEndId)).toBe(0);
    },
  })),
];
