import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPixTestApp, type PixTestApp } from '../../../test/pix-test-app.ts';
import { type OtherSide, type RailTraits, railPromise, railPromises } from '../../../test/rail-promises.ts';
import type { Rail } from './rail.ts';
import { newTxid } from './txid.ts';

const traits: RailTraits = {
  isTold: true,
  isPaidTwice: true,
  holds: false,
  tellsReturns: true,
  hasFile: false,
  hasLine: true,
};
let pix: PixTestApp;
beforeAll(async () => {
  pix = await openPixTestApp();
});
afterAll(() => pix.close());
afterEach(() => expect(pix.provider.faults).toEqual([]));

const centavosOf = (reais: string): number => Number(reais.replace('.', ''));
/** The adapter for real providers, and one that keeps to the document of the Central Bank. */
const pixSide = (): OtherSide => {
  const { provider, testApp } = pix;
  const rail = testApp.services.rails.rail('02');
  return {
    rail,
    charge: async (amount) => {
      const merchant = { merchantName: 'Padaria da Esquina', merchantNumber: '1', goodsName: 'Pão' };
      const charge = { txid: newTxid(new Date()), amount, ...merchant, expiresAt: new Date(Date.now() + 3_600_000) };
      await rail.open?.(charge);
      return charge;
    },
    pay: async ({ txid }) => provider.books.pay(txid).endToEndId,
    hold: undefined,
    taken: undefined,
    returned: async (endToEndId) =>
      pix
        .returnsOf(endToEndId)
        .filter(([status]) => status === 'DEVOLVIDO')
        .reduce((sum, [, valor]) => sum + centavosOf(valor), 0),
    // The provider's returns come to their end by themselves.
    settle: async () => undefined,
    failNext: (_, how) => provider.failNext('put /pix/{e2eid}/devolucao/{id}', how),
  };
};

describe('the Pix rail', () => {
  it.each(railPromises(traits))('keeps: $promise', ({ kept }) => kept(pixSide()));

  it('has what its traits say', () => {
    const { open, remove, returnsOf, dayFile } = pixSide().rail;
    expect([open, remove, returnsOf].every(Boolean)).toBe(traits.isTold && traits.tellsReturns);
    expect(dayFile === undefined).toBe(!traits.hasFile);
  });
});

it('a rail is found out that calls failed what it does not know to have failed', async () => {
  const side = pixSide();
  const giveBack: Rail['giveBack'] = (ask) =>
    side.rail.giveBack(ask).catch(() => ({ state: 'failed', reason: 'TIMEOUT' }) as const);
  const broken = { ...side, rail: { ...side.rail, giveBack } };
  await expect(railPromise(/thrown and not called failed/, traits).kept(broken)).rejects.toThrow();
});
