import { parseBrCode } from '@balcao/brazil/br-code';
import { listOrders } from '@balcao/contract/order';
import { createShopCode } from '@balcao/contract/shop-code';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Owner, openOwner } from '../../../test/damage.ts';
import { openTeam, register, type Team } from '../../../test/people.ts';
import { openPixTestApp, type PixTestApp } from '../../../test/pix-test-app.ts';

let pix: PixTestApp;
let bia: Team;
let owner: Owner;
beforeAll(async () => {
  pix = await openPixTestApp(['04']);
  owner = await openOwner(pix.testApp);
  bia = await openTeam(pix.testApp, await register(pix.testApp), { certified: true, products: ['04'] });
});
afterAll(async () => {
  await owner.close();
  await pix.close();
});

const sql = (text: string, values: readonly unknown[] = []) =>
  pix.testApp.platform.db.$client.query<Record<string, unknown>>(text, [...values]);
const sweep = () => pix.testApp.platform.jobs.sweep();
/** A payment at a new code of a team, without a callback of the provider. */
const paidAt = async (team: Team, valor: string, horario = new Date()): Promise<string> => {
  const body = { name: 'Balcão', goodsName: 'Consumo', amount: null };
  const code = parseBrCode((await team.call(createShopCode, { body })).brCode);
  return pix.provider.books.pay((code.ok && code.txid) || '', { valor, horario }).endToEndId;
};
const salesOf = async (team: Team, endToEndId: string) =>
  (await team.call(listOrders, { query: { endToEndId } })).list.map(({ amount, status }) => [amount, status]);

describe('what the Pix provider has received is read whole', () => {
  it('though the books of one team take nothing: its money waits and comes once they do, and nobody else’s waits', async () => {
    const take = await owner.refuse('insert', 'ledger.journal', `new.merchant_id = '${pix.ana.merchantId}'`);
    const [stopped, healthy] = [await paidAt(pix.ana, '4.44'), await paidAt(bia, '5.55')];
    await sweep();
    expect(await salesOf(bia, healthy)).toEqual([[555, '02']]);
    expect(await salesOf(pix.ana, stopped)).toEqual([]);
    await pix.advance(120);
    const before = pix.testApp.platform.clock.now();
    await sweep();
    expect((await sql('select read_up_to >= $1 as on from pix_progress', [before])).rows).toEqual([{ on: true }]);
    await take();
    await sweep();
    expect(await salesOf(pix.ana, stopped)).toEqual([[444, '02']]);
  });

  it('though nobody can read one of it: that is kept, sealed, and hides no other', async () => {
    // More than an order may have, and less than the API allows.
    const enormous = pix.provider.books.pay('PIXENORME', { valor: '9999999999.99' }).endToEndId;
    const good = await paidAt(bia, '7.77');
    await sweep();
    expect(await salesOf(bia, good)).toEqual([[777, '02']]);
    const unread = `select count(*)::int as kept from rail_notification
      where event_id like 'call:%' and applied_at is null and body not like '%' || $1 || '%'`;
    expect((await sql(unread, [enormous])).rows).toEqual([{ kept: 1 }]);
    const next = await paidAt(bia, '8.88');
    await sweep();
    await sweep();
    expect(await salesOf(bia, next)).toEqual([[888, '02']]);
    expect((await sql(unread, [enormous])).rows).toEqual([{ kept: 1 }]);
  });

  it('and not over again where the clock of another server is ahead by moments', async () => {
    await sweep();
    await owner.query(
      'update pix_progress set read_up_to = $1',
      new Date(pix.testApp.platform.clock.now().getTime() + 5_000),
    );
    const before = pix.testApp.platform.clock.now();
    await sweep();
    expect((await sql('select read_up_to >= $1 as on from pix_progress', [before])).rows).toEqual([{ on: true }]);
  });

  it('though a clock was a day ahead while somebody read', async () => {
    const missed = await paidAt(bia, '9.99', new Date(Date.now() - 3 * 3_600_000));
    await sql(`update pix_progress set read_up_to = now() + interval '2 days'`);
    await sweep();
    for (let hours = 0; hours < 24; hours += 1) await sweep();
    expect(await salesOf(bia, missed)).toEqual([[999, '02']]);
  });
});
