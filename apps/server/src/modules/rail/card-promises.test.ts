import { randomUUID } from 'node:crypto';
import { advanceClock } from '@balcao/contract/sandbox';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type CardAcquirer, openCardAcquirer } from '../../../test/card-acquirer.ts';
import { type OtherSide, type RailTraits, railPromise, railPromises } from '../../../test/rail-promises.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { paymentIdBehind } from './card-message.ts';
import type { Charge, Rail } from './rail.ts';
import { newTxid } from './txid.ts';

const traits: RailTraits = {
  isTold: false,
  isPaidTwice: false,
  holds: true,
  tellsReturns: false,
  hasFile: false,
  hasLine: true,
};
let acquirer: CardAcquirer;
let testApp: TestApp;
beforeAll(async () => {
  acquirer = await openCardAcquirer();
  testApp = await openTestApp({ card: acquirer.config });
});
afterAll(async () => {
  await testApp.close();
  await acquirer.close();
});
afterEach(() => expect(acquirer.faults).toEqual([]));

const operations = { giveBack: 'void', capture: 'capture', release: 'void' } as const;
/** The adapter for a real acquirer, and one that keeps to its documents. */
const cardSide = (): OtherSide => {
  const { books } = acquirer;
  const rail = testApp.services.rails.rail('0302');
  const payment = (endToEndId: string) => {
    const id = paymentIdBehind(endToEndId);
    return { id, ...books.byId(id) };
  };
  const ask = async ({ txid, amount }: Charge, holds: boolean): Promise<string> => {
    const key = randomUUID().replaceAll('-', '');
    const card = { token: books.type(), brand: 'Visa', instalments: 1, payerName: 'Bruna Carvalho' } as const;
    const said = await rail.authorise?.({ key, txid, amount, holds, ...card });
    expect(said).toMatchObject({ state: holds ? 'authorised' : 'paid' });
    return said && 'payment' in said ? said.payment.endToEndId : '';
  };
  return {
    rail,
    charge: async (amount) => {
      const merchant = { merchantName: 'Padaria da Esquina', merchantNumber: '1', goodsName: 'Pão' };
      return { txid: newTxid(new Date()), amount, ...merchant, expiresAt: new Date(Date.now() + 3_600_000) };
    },
    pay: (charge) => ask(charge, false),
    hold: (charge) => ask(charge, true),
    taken: async (endToEndId) => {
      const { Status, CapturedAmount } = payment(endToEndId);
      return Status === 1 ? undefined : (CapturedAmount ?? 0);
    },
    returned: async (endToEndId) => books.voids(payment(endToEndId).id).reduce((sum, one) => sum + one, 0),
    // Unknown outcomes become known once the acquirer has had its time.
    settle: () => testApp.caller()(advanceClock, { body: { advanceSeconds: 121 } }),
    failNext: (what, how) => acquirer.failNext(operations[what], how),
  };
};

describe('the card rail', () => {
  it.each(railPromises(traits))('keeps: $promise', ({ kept }) => kept(cardSide()));
});

it('of two refunds the second waits its pause from the answer to the first, not from the question', async () => {
  const side = cardSide();
  const charge = await side.charge(1_000);
  const endToEndId = (await side.pay(charge)) ?? '';
  const part = (amount: number) => {
    const key = randomUUID().replaceAll('-', '');
    return { key, txid: charge.txid, endToEndId, amount, reason: 'Devolução' };
  };
  acquirer.slowDown('void', acquirer.config.pauseMs * 5);
  await expect(side.rail.giveBack(part(400))).resolves.toEqual({ state: 'done' });
  acquirer.slowDown('void');
  await expect(side.rail.giveBack(part(600))).resolves.toEqual({ state: 'done' });
});

it('a rail is found out that gives back again when it is not sure', async () => {
  const side = cardSide();
  // A new key each time, as if nothing had been written down.
  const giveBack: Rail['giveBack'] = (ask) => side.rail.giveBack({ ...ask, key: randomUUID().replaceAll('-', '') });
  const broken = { ...side, rail: { ...side.rail, giveBack } };
  await expect(railPromise(/answer that was lost/, traits).kept(broken)).rejects.toThrow();
});
