import { listAuditEvents } from '@balcao/contract/audit-event';
import { listMerchantRefunds } from '@balcao/contract/refund-desk';
import {
  addStaffNote,
  type Found,
  listMerchantPeople,
  listStaffNotes,
  lookAtMerchant,
  searchSupport,
} from '@balcao/contract/support';
import { listUnidentifiedPayments } from '@balcao/contract/unidentified-payment';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { merchantServer } from '../../../test/merchants.ts';
import { openTill } from '../../../test/paid-orders.ts';
import { openPayee, payoutsAre, withdraw } from '../../../test/payouts.ts';
import { openTeam, register, staffMember, type Team } from '../../../test/people.ts';
import { railPays } from '../../../test/rails.ts';
import { outcomesOf } from '../../../test/reviews.ts';
import { certify } from '../../../test/submissions.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

let testApp: TestApp;
let sara: Awaited<ReturnType<typeof staffMember>>;
let fabio: typeof sara;
let ada: typeof sara;
let rita: typeof sara;
let team: Team;
beforeAll(async () => {
  testApp = await openTestApp();
  sara = await staffMember(testApp, 'support');
  fabio = await staffMember(testApp, 'finance');
  ada = await staffMember(testApp, 'admin');
  rita = await staffMember(testApp, 'reviewer');
  team = await openTeam(testApp, await register(testApp), { certified: true });
  await certify(testApp, team);
});
afterAll(() => testApp.close());

const about = ({ merchantId }: Pick<Team, 'merchantId'>) => ({ params: { id: merchantId } });
const nobody = { params: { id: '00000000-0000-4000-8000-000000000000' } };
const found = async (text: string): Promise<Found[]> => (await sara.call(searchSupport, { query: { text } })).list;
const led = (list: readonly Found[]) =>
  list.map(({ kind, number, merchant }) => [kind, number, merchant?.merchantId ?? null]);

describe('the search of support', () => {
  it('leads from an order to its merchant, by its number, its txid, its payment and the number of the merchant', async () => {
    const till = await openTill(testApp, await merchantServer(testApp, team));
    const { number } = await till.paid(1_000);
    const { rows } = await testApp.platform.db.$client.query<{ txid: string; payment: string; own: string }>(
      'select txid, end_to_end_id as payment, merchant_order_number as own from "order" where number = $1',
      [number],
    );
    const [{ txid = '', payment = '', own = '' } = {}] = rows;
    for (const text of [number, txid, payment, own])
      expect(led(await found(text)), text).toEqual([['order', number, team.merchantId]]);
    expect(await found(`${number.slice(0, 19)}x`)).toEqual([]);
  });

  it('leads to the merchant by its number, its name and its whole document, and by no part of it', async () => {
    const whole = await sara.call(lookAtMerchant, { ...about(team), body: { reason: 'Pediu por telefone' } });
    const document = whole.document ?? '';
    for (const text of [team.merchantNumber, document])
      expect(led(await found(text)), text).toEqual([['merchant', team.merchantNumber, team.merchantId]]);
    expect(await found(document.slice(0, 8))).toEqual([]);
    expect((await found('%%%')).length).toBe(0);
  });

  it('leads to a withdrawal by its number', async () => {
    const payee = await openPayee(testApp, 100_000);
    await payoutsAre(testApp, 'late');
    const { number } = await withdraw(payee, 1_000);
    expect(led(await found(number))).toEqual([['withdrawal', number, payee.merchantId]]);
  });

  it('leads to money that arrived without an order, which belongs to no merchant', async () => {
    await railPays(testApp, { txid: 'a'.repeat(30), amount: 4_200 });
    const { list } = await until(
      () => fabio.call(listUnidentifiedPayments, { query: {} }),
      (page) => page.list.length > 0,
    );
    const id = list[0]?.endToEndId ?? '';
    expect(await found(id)).toMatchObject([{ kind: 'payment', number: id, merchant: null, amount: 4_200 }]);
  });

  it('takes no less than three characters, and is for those who see merchants', async () => {
    expect(await outcomesOf([sara.call(searchSupport, { query: { text: 'ab' } })])).toEqual(['form_invalid']);
    expect(await outcomesOf([rita.call(searchSupport, { query: { text: 'abc' } })])).toEqual(['permission_missing']);
  });
});

describe('the people of a merchant', () => {
  it('are hidden but for their ends until a reason is given, and the look is written down with it', async () => {
    const { list } = await sara.call(listMerchantPeople, about(team));
    expect(list).toMatchObject([{ isAdmin: true, role: null }]);
    expect(list[0]?.email).toContain('*');
    expect(list[0]?.account).toContain('*');
    const reason = 'Pergunta sobre o pedido 123';
    const seen = await sara.call(lookAtMerchant, { ...about(team), body: { reason } });
    expect(seen.list).toMatchObject([{ email: team.email }]);
    expect(seen.document).toMatch(/^\w{11,14}$/);
    const events = await ada.call(listAuditEvents, { query: { kind: ['peopleSeen'] } });
    expect(events.list[0]).toMatchObject({ by: { name: 'Rita Souza' }, changes: [{ field: 'reason', after: reason }] });
  });

  it('are not shown for a reason of a few letters, to those who answer no merchant, or of a merchant that is not there', async () => {
    const look = (who: typeof sara, reason: string, of = about(team)) =>
      who.call(lookAtMerchant, { ...of, body: { reason } });
    expect(
      await outcomesOf([
        look(sara, 'porque'),
        look(ada, 'Quero saber quem é'),
        look(sara, 'Quero saber quem é', nobody),
      ]),
    ).toEqual(['form_invalid', 'permission_missing', 'not_found']);
  });
});

describe('notes about a merchant', () => {
  it('are kept with who and when, newest first, once for a repeated call, and cannot be changed', async () => {
    const add = (words: string, idempotencyKey?: string) =>
      sara.call(addStaffNote, { ...about(team), body: { words } }, idempotencyKey ? { idempotencyKey } : {});
    await add('Ligou pela manhã sobre o saque.');
    const key = crypto.randomUUID();
    const again = [await add('Retornar amanhã.', key), await add('Retornar amanhã.', key)];
    expect(again[0]).toEqual(again[1]);
    const { list, total } = await fabio.call(listStaffNotes, { ...about(team), query: {} });
    expect(list.map(({ words }) => words)).toEqual(['Retornar amanhã.', 'Ligou pela manhã sobre o saque.']);
    expect({ total, by: list[0]?.by.name }).toEqual({ total: 2, by: 'Rita Souza' });
    const first = await fabio.call(listStaffNotes, { ...about(team), query: { pageSize: 1 } });
    const rest = { ...about(team), query: { pageSize: 1, cursor: first.nextCursor ?? '' } };
    expect((await fabio.call(listStaffNotes, rest)).list).toEqual(list.slice(1));
    const change = testApp.platform.db.$client.query(`update staff_note set words = 'x'`);
    await expect(change).rejects.toThrow();
  });

  it('are of that merchant alone, and written by those who answer merchants', async () => {
    const other = await openTeam(testApp, await register(testApp));
    expect((await sara.call(listStaffNotes, { ...about(other), query: {} })).total).toBe(0);
    const body = { words: 'Uma nota.' };
    expect(
      await outcomesOf([
        sara.call(addStaffNote, { ...nobody, body }),
        ada.call(addStaffNote, { ...about(team), body }),
        sara.call(listStaffNotes, { ...nobody, query: {} }),
      ]),
    ).toEqual(['not_found', 'permission_missing', 'not_found']);
  });
});

describe('the refunds of a merchant', () => {
  it('are seen by support, and none of another merchant', async () => {
    const other = await openTeam(testApp, await register(testApp));
    expect((await sara.call(listMerchantRefunds, { ...about(other), query: {} })).list).toEqual([]);
    expect(await outcomesOf([rita.call(listMerchantRefunds, { ...about(team), query: {} })])).toEqual([
      'permission_missing',
    ]);
  });
});
