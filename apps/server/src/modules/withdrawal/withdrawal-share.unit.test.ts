import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deep } from '../../../test/depth.ts';
import { type BankMove, type OrderShare, shareOf } from './withdrawal-share.ts';

interface Order {
  readonly shares: OrderShare[];
  /** What of it is at the merchant's hand: what was settled, less what refunds took. */
  net: number;
  settled: number;
}
interface World {
  readonly orders: Order[];
  readonly moves: BankMove[];
  readonly open: BankMove[];
  /** Centavos that each withdrawal took which did not fail. */
  readonly took: Map<string, number>;
  balance: number;
  sequence: number;
  /** Refunds that may still fail. */
  readonly refunds: { readonly order: Order; readonly amount: number }[];
}

const move = (world: World, amount: number) => {
  world.balance += amount;
  world.sequence += 1;
  return { sequence: world.sequence, balanceAfter: world.balance, amount };
};

const events = {
  /** Some orders at once, each by a part of the sum. */
  settled: (world: World, sizes: readonly number[]) => {
    const moved = move(
      world,
      sizes.reduce((sum, size) => sum + size, 0),
    );
    let from = 0;
    for (const size of sizes) {
      const part = { from, upTo: from + size };
      world.orders.push({ shares: [{ ...moved, part }], net: size, settled: size });
      from += size;
    }
  },
  refunded: (world: World, [which = 0, share = 0]: readonly number[]) => {
    const order = world.orders[which % Math.max(world.orders.length, 1)];
    const amount = Math.min(order?.net ?? 0, world.balance, share);
    if (!order || amount <= 0) return;
    order.shares.push(move(world, -amount));
    order.net -= amount;
    world.refunds.push({ order, amount });
  },
  refundFailed: (world: World) => {
    const refund = world.refunds.pop();
    if (!refund) return;
    refund.order.shares.push(move(world, refund.amount));
    refund.order.net += refund.amount;
  },
  withdrawn: (world: World, [wanted = 0]: readonly number[]) => {
    const amount = Math.min(world.balance, wanted);
    if (amount <= 0) return;
    const held = { number: `W${world.sequence}`, ...move(world, -amount), amount };
    world.moves.push(held);
    world.open.push(held);
    world.took.set(held.number, amount);
  },
  withdrawalFailed: (world: World, [which = 0]: readonly number[]) => {
    const [failed] = world.open.splice(which % Math.max(world.open.length, 1), 1);
    if (!failed) return;
    world.moves.push({ number: failed.number, sequence: move(world, failed.amount).sequence, amount: -failed.amount });
    world.took.delete(failed.number);
  },
};

const numbers = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 4 });
const happening = fc.tuple(fc.constantFrom(...(Object.keys(events) as (keyof typeof events)[])), numbers);

const after = (world: World, { shares }: Order) => {
  const first = shares[0]?.sequence ?? 0;
  return shareOf(
    shares,
    world.moves.filter(({ sequence }) => sequence > first),
  );
};
const sumOf = (values: Iterable<number>): number => [...values].reduce((sum, value) => sum + value, 0);

describe('the way of orders to the bank', () => {
  it('shares every withdrawal that did not fail among orders to the centavo, and the balance too', () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 40 }), (happened) => {
        const world: World = {
          orders: [],
          moves: [],
          open: [],
          took: new Map(),
          refunds: [],
          balance: 0,
          sequence: 0,
        };
        for (const [kind, values] of happened) events[kind](world, values);
        const found = world.orders.map((order) => after(world, order));
        expect(sumOf(found.map(({ left }) => left))).toBe(world.balance);
        for (const [number, amount] of world.took)
          expect(sumOf(found.map(({ taken }) => taken.get(number) ?? 0))).toBe(amount);
        for (const [index, { taken, left }] of found.entries()) {
          const order = world.orders[index];
          const withdrawn = sumOf(taken.values());
          expect([...taken.keys()].every((number) => world.took.has(number))).toBe(true);
          expect(withdrawn + left).toBe(order?.net);
          expect(withdrawn).toBeLessThanOrEqual(order?.settled ?? 0);
        }
      }),
      { numRuns: deep(500) },
    );
  });

  const settled = { sequence: 3, balanceAfter: 1_000, amount: 400, part: { from: 100, upTo: 300 } };
  const moves = [
    { number: 'A', sequence: 4, amount: 650 },
    { number: 'B', sequence: 5, amount: 100 },
    { number: 'C', sequence: 6, amount: 250 },
  ];
  it('begins once what was there before has left', () => {
    expect(shareOf([settled], moves.slice(0, 1))).toEqual({ taken: new Map(), left: 200 });
    expect(shareOf([settled], moves)).toEqual({
      taken: new Map([
        ['B', 50],
        ['C', 150],
      ]),
      left: 0,
    });
  });

  it('is as if a withdrawal that failed had never been, also one that was under way when the order was settled', () => {
    const back = { number: 'A', sequence: 7, amount: -650 };
    expect(shareOf([settled], [...moves, back])).toEqual({ taken: new Map(), left: 200 });
    const before = { number: 'Z', sequence: 7, amount: -50 };
    expect(shareOf([settled], [...moves, before])).toEqual({ taken: new Map([['C', 200]]), left: 0 });
  });

  it('has a refund that came later leave with the withdrawal that comes to its place', () => {
    const refund = { sequence: 4, balanceAfter: 800, amount: -200 };
    expect(shareOf([settled, refund], [])).toEqual({ taken: new Map(), left: 0 });
    expect(shareOf([settled, refund], [{ number: 'A', sequence: 5, amount: 800 }])).toEqual({
      taken: new Map([['A', 100]]),
      left: -100,
    });
  });
});
