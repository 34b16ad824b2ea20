import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import type { AskState, Charge, RailAsk } from '../src/modules/rail/rail.service.ts';
import type { Rail } from '../src/modules/rail/rail.ts';

/** What is asked of a rail, where a line lies between it and us that can break. */
export type LineAsk = 'giveBack' | 'capture' | 'release';

/** What a rail has of what not every rail has. */
export interface RailTraits {
  /** It must be told of a charge before anyone can pay it. */
  readonly isTold: boolean;
  /** Two may pay the same charge. */
  readonly isPaidTwice: boolean;
  /** Its cards hold amounts. */
  readonly holds: boolean;
  /** It reports every refund of a payment, also one that we did not ask for. */
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
  /** Someone pays it; answers with the end-to-end id. */
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

/** Of every rail. */
export const ofAll = (): boolean => true;
/** Of rails that a line leads to, which can break. */
export const hasLine = (traits: RailTraits): boolean => traits.hasLine;
/** Of rails whose cards hold amounts. */
export const holds = (traits: RailTraits): boolean => traits.holds;
const newKey = (): string => `K${randomBytes(12).toString('hex')}`;
/** What a payer reads: longer than some take, and not in plain letters. */
const reason = 'Devolução à cliente '.repeat(10).trim();

type Asks = (amount: number, key?: string) => RailAsk;
/** A paid charge: what is asked of its payment. */
export const paid = async (side: OtherSide, amount: number): Promise<Asks> => {
  const charge = await side.charge(amount);
  const endToEndId = await side.pay(charge);
  return (part, key = newKey()) => ({ key, txid: charge.txid, endToEndId, amount: part, reason });
};
/** The same of a charge that a card holds. */
export const held = async (side: OtherSide, amount: number): Promise<Asks> => {
  const charge = await side.charge(amount);
  const endToEndId = (await side.hold?.(charge)) ?? '';
  return (part, key = newKey()) => ({ key, txid: charge.txid, endToEndId, amount: part, reason });
};

const ends: ReadonlySet<AskState['state']> = new Set(['done', 'failed']);
/** The final outcome; it may take its time. */
const endOf = async (side: OtherSide, ask: RailAsk, first: AskState, inquire: Rail['inquireHold']) => {
  if (ends.has(first.state)) return first;
  expect(first).toEqual({ state: 'processing' });
  await side.settle();
  const { state, ...said } = await inquire(ask);
  expect([...ends]).toContain(state);
  return { state, ...said } as AskState;
};
/** Gives back, and waits for the end. */
export const giveBack = async (side: OtherSide, ask: RailAsk): Promise<AskState> =>
  endOf(side, ask, await side.rail.giveBack(ask), side.rail.inquireReturn);
/** Captures, and waits for the end. */
export const capture = async (side: OtherSide, ask: RailAsk): Promise<AskState> =>
  endOf(side, ask, await side.rail.capture(ask), side.rail.inquireHold);
/** Lets go, and waits for the end. */
export const release = async (side: OtherSide, ask: RailAsk): Promise<AskState> =>
  endOf(side, ask, await side.rail.release(ask), side.rail.inquireHold);

/** A refusal that says why. */
export const refusal = { state: 'failed', reason: expect.stringMatching(/^.{1,200}$/s) };
/** Done. */
export const done = { state: 'done' };
