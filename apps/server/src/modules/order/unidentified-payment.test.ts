import { listAuditEvents } from '@balcao/contract/audit-event';
import { listJournals } from '@balcao/contract/ledger-reversal';
import type { ChargedOrder } from '@balcao/contract/order';
import { listMails } from '@balcao/contract/sandbox';
import { listUnidentifiedPayments, returnUnidentifiedPayment } from '@balcao/contract/unidentified-payment';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { staffMember } from '../../../test/people.ts';
import { openPixTestApp, type PixTestApp } from '../../../test/pix-test-app.ts';
import { dayFromNow, fileOf, findingsOf, sendFile } from '../../../test/rail-files.ts';
import { railPays } from '../../../test/rails.ts';
import { until } from '../../../test/until.ts';

type Staff = Awaited<ReturnType<typeof staffMember>>;
let pix: PixTestApp;
let fabio: Staff;
let ada: Staff;
let inbox: string;
beforeAll(async () => {
  pix = await openPixTestApp();
  fabio = await staffMember(pix.testApp, 'finance');
  ada = await staffMember(pix.testApp, 'admin');
  inbox = fabio.email;
});
afterAll(() => pix.close());
afterEach(() => expect(pix.provider.faults).toEqual([]));

/** Moves the clock so far that all sessions end. */
const advance = async (seconds: number): Promise<void> => {
  await pix.advance(seconds);
  [fabio, ada] = [await staffMember(pix.testApp, 'finance'), await staffMember(pix.testApp, 'admin')];
};
const sweep = () => pix.testApp.platform.jobs.sweep();
const list = async () => (await fabio.call(listUnidentifiedPayments, { query: { pageSize: 100 } })).list;
const find = async (id: string) => (await list()).find(({ endToEndId }) => endToEndId === id);
const arrived = (id: string) => until(() => find(id), Boolean);
const becomes = (id: string, state: string) =>
  until(
    () => find(id),
    (one) => one?.state === state,
  );
const reason = 'Quem pagou confirmou que foi engano';
const giveBack = (who: Staff, endToEndId: string) =>
  who.call(returnUnidentifiedPayment, { params: { endToEndId }, body: { reason } });
const letters = async () => (await pix.testApp.caller()(listMails, { query: { to: inbox } })).list;
const suspense = async (): Promise<number> => {
  const sql = `select coalesce(sum(amount), 0) as sum from ledger.entry where bucket = 'suspense'`;
  return Number((await pix.testApp.platform.db.$client.query<{ sum: number }>(sql)).rows[0]?.sum);
};
const proven = async () =>
  expect(await pix.testApp.services.ledgerProofs.prove(null)).toMatchObject({ ok: true, findings: [] });
/** Someone pays to the platform's key; the provider calls only where a txid is named. */
const paidToKey = async (valor: string, txid?: string): Promise<string> => {
  const { endToEndId } = pix.provider.books.pay(txid, { valor });
  await (txid ? pix.tell(endToEndId) : sweep());
  await arrived(endToEndId);
  return endToEndId;
};
const order = (number: string, method: '01' | '02'): Promise<ChargedOrder> =>
  pix.shop.client.createOrder({ merchantOrderNumber: number, method, amount: 900, goodsName: 'Café' });

describe('money that arrives without an order of ours', () => {
  it('is in the books at once and on the list of finance, named or not, and nothing happens to it by itself', async () => {
    const before = await suspense();
    const [unnamed, strange] = [await paidToKey('50.00'), await paidToKey('7.50', 'a'.repeat(30))];
    const short = await paidToKey('1.25', 'PIXDOJOAO');
    expect(await suspense()).toBe(before + 5_000 + 750 + 125);
    const waiting = { state: 'waiting', refusal: null, method: '02', returnAskedAt: null, returnedAt: null };
    expect(await find(unnamed)).toMatchObject({ ...waiting, amount: 5_000, txid: '' });
    expect(await find(strange)).toMatchObject({ ...waiting, amount: 750, txid: 'a'.repeat(30) });
    expect(await find(short)).toMatchObject({ ...waiting, amount: 125, txid: 'PIXDOJOAO' });
    const { counts, waiting: sum } = await ada.call(listUnidentifiedPayments, { query: { state: 'waiting' } });
    expect(counts.waiting).toBeGreaterThanOrEqual(3);
    expect(sum).toBeGreaterThanOrEqual(5_875);
    const { list: journals } = await fabio.call(listJournals, { query: { search: `rail:02:payment:${strange}` } });
    expect(journals).toMatchObject([{ kind: 'unexpected', standing: 'bound', amount: 750, merchant: { number: '' } }]);
    await advance(3 * 86_400);
    expect(pix.returnsOf(unnamed)).toEqual([]);
    await proven();
  });

  it('is told to finance by mail, once, and no more than once an hour however much comes', async () => {
    await advance(2 * 3_600);
    await paidToKey('1.00', 'b'.repeat(30));
    await paidToKey('2.00', 'c'.repeat(30));
    await sweep();
    const about = async () => (await letters()).filter(({ subject }) => subject.startsWith('Valores a identificar'));
    const first = (await about()).length;
    expect(first).toBeGreaterThan(0);
    await paidToKey('4.00', 'd'.repeat(30));
    await sweep();
    expect(await about()).toHaveLength(first);
    await advance(3_601);
    await until(about, (all) => all.length === first + 1);
    await sweep();
    expect(await about()).toHaveLength(first + 1);
    expect(
      (await about()).some(
        ({ subject, text }) => subject.includes('4,00') && text.includes('/console/finance/unidentified'),
      ),
    ).toBe(true);
  });

  it('goes back to the payer when finance says so, in full, once, and with the reason on record', async () => {
    const before = await suspense();
    const id = await paidToKey('31.40', 'e'.repeat(30));
    await expect(giveBack(ada, id)).rejects.toMatchObject({ name: 'permission_missing' });
    await expect(
      fabio.call(returnUnidentifiedPayment, { params: { endToEndId: id }, body: { reason: ' ' } }),
    ).rejects.toMatchObject({ name: 'form_invalid' });
    const answers = await Promise.all([giveBack(fabio, id), giveBack(fabio, id), giveBack(fabio, id)]);
    expect(answers.map(({ returnAskedAt }) => typeof returnAskedAt)).toEqual(['string', 'string', 'string']);
    expect(await pix.givenBack(id)).toEqual([['DEVOLVIDO', '31.40']]);
    await pix.tell(id);
    await becomes(id, 'returned');
    expect(await suspense()).toBe(before);
    const { list: auditEvents } = await ada.call(listAuditEvents, { query: { kind: ['ownerlessReturned'] } });
    expect(auditEvents.filter(({ subjectName }) => subjectName === id)).toMatchObject([
      { changes: [{ field: 'reason', after: reason }] },
    ]);
    await giveBack(fabio, id);
    await advance(3_600);
    expect(pix.returnsOf(id)).toHaveLength(1);
    await proven();
  });

  it('is asked back again where the provider refuses, and where it does not answer', async () => {
    const id = await paidToKey('12.00', 'f'.repeat(30));
    pix.provider.books.endReturnsAs('NAO_REALIZADO');
    await giveBack(fabio, id);
    await pix.givenBack(id);
    await pix.tell(id);
    await until(
      () => find(id),
      (one) => one?.failureReason === 'Conta encerrada',
    );
    pix.provider.books.endReturnsAs('DEVOLVIDO');
    pix.provider.failNext('put /pix/{e2eid}/devolucao/{id}', 'lose');
    await advance(7_201);
    await until(
      async () => pix.returnsOf(id).map(([status]) => status),
      (all) => all.includes('DEVOLVIDO'),
    );
    await advance(7_201);
    await becomes(id, 'returned');
    expect(pix.returnsOf(id).filter(([status]) => status === 'DEVOLVIDO')).toHaveLength(1);
    await proven();
  });

  it('that nobody knows of is not to be given back', async () => {
    await expect(giveBack(fabio, `E99999010${'0'.repeat(23)}`)).rejects.toMatchObject({ name: 'not_found' });
  });

  it('agrees with the file of its day, no matter who told of it first', async () => {
    const heard = await paidToKey('3.30', 'g'.repeat(30));
    const unheard = `E99999010${'8'.repeat(23)}`;
    const day = dayFromNow(pix.testApp, -1);
    const payment = (id: string, amount: number) => ({ kind: 'payment', id, reference: '', amount }) as const;
    const { reconciliation } = await sendFile(
      fabio,
      '02',
      day,
      fileOf(day, [payment(heard, 330), payment(unheard, 440)]),
    );
    const found = await findingsOf(fabio, reconciliation?.id);
    expect(found.get(heard)).toBeUndefined();
    expect(found.get(unheard)).toMatchObject({ handling: 'suspense', standing: 'bad', merchant: null });
    expect(await find(unheard)).toMatchObject({ state: 'waiting', amount: 440 });
    const before = await suspense();
    await giveBack(fabio, heard);
    await pix.givenBack(heard);
    // The file tells of its end before the provider does.
    const back = fileOf(day, [{ kind: 'return', id: `A${heard}`, reference: heard, amount: 330 }]);
    const second = await sendFile(fabio, '02', day, back);
    await becomes(heard, 'returned');
    expect((await findingsOf(fabio, second.reconciliation?.id)).get(`A${heard}`)).toMatchObject({ handling: 'heard' });
    await pix.tell(heard);
    expect(await suspense()).toBe(before - 330);
    await proven();
  });

  it('ends on the list where the bank gave it back by itself, once, no matter who tells of it first', async () => {
    const [heard, filed] = [await paidToKey('5.10', 'h'.repeat(30)), await paidToKey('5.20', 'i'.repeat(30))];
    const before = await suspense();
    for (const id of [heard, filed]) pix.provider.books.giveBackUnasked(id, `D${id.slice(-8)}`);
    await pix.tell(heard);
    await becomes(heard, 'returned');
    const day = dayFromNow(pix.testApp, -1);
    const back = (id: string, amount: number) =>
      ({ kind: 'return', id: `D${id.slice(-8)}`, reference: id, amount }) as const;
    await sendFile(fabio, '02', day, fileOf(day, [back(heard, 510), back(filed, 520)]));
    await becomes(filed, 'returned');
    await proven();
    await pix.tell(filed);
    await advance(120);
    expect(await suspense()).toBe(before - 510 - 520);
    await giveBack(fabio, filed);
    expect(pix.returnsOf(filed)).toHaveLength(1);
    await proven();
  });

  it('waits where its bank named the key of other money, as a person has to look', async () => {
    const [first, second] = [await paidToKey('8.10', 'k'.repeat(30)), await paidToKey('8.20', 'l'.repeat(30))];
    const before = await suspense();
    for (const id of [first, second]) pix.provider.books.giveBackUnasked(id, 'DEVOLUCAO1');
    await pix.tell(first);
    await becomes(first, 'returned'); // Calls that come together are heard in any order.
    await pix.tell(second);
    const heard = 'select from rail_notification where event_id = $1 and applied_at is not null';
    await until(
      () => pix.testApp.platform.db.$client.query(heard, [`${second}:DEVOLUCAO1:return.done`]),
      ({ rowCount }) => rowCount === 1,
    );
    expect(await find(second)).toMatchObject({ state: 'waiting' });
    expect(await suspense()).toBe(before - 810);
    await proven();
  });

  it('is not given back where an order was paid by it after all: that is a refund', async () => {
    const made = await order('O-2', '02');
    const { endToEndId } = pix.provider.books.pay(made.payUrl.split('/').at(-1) ?? '');
    const day = dayFromNow(pix.testApp, -1);
    await sendFile(fabio, '02', day, fileOf(day, [{ kind: 'payment', id: endToEndId, reference: '', amount: 900 }]));
    expect(await find(endToEndId)).toMatchObject({ state: 'waiting' });
    await pix.tell(endToEndId);
    await until(
      () => pix.shop.client.queryOrder('O-2'),
      ({ status }) => status === '02',
    );
    await expect(giveBack(fabio, endToEndId)).rejects.toMatchObject({ name: 'payment_has_order' });
    expect(pix.returnsOf(endToEndId)).toEqual([]);
  });

  it('stays what it is where a file is sent for the wrong rail: a person says which is right', async () => {
    const id = await paidToKey('6.60', 'j'.repeat(30));
    const before = await suspense();
    const day = dayFromNow(pix.testApp, -1);
    const back = { kind: 'return', id: 'DERRADO', reference: id, amount: 660 } as const;
    const text = fileOf(day, [{ kind: 'payment', id, reference: '', amount: 660 }, back]);
    const { reconciliation } = await sendFile(fabio, '01', day, text);
    const found = await findingsOf(fabio, reconciliation?.id);
    for (const told of [id, back.id]) expect(found.get(told)).toMatchObject({ handling: 'none', standing: 'bad' });
    expect(await suspense()).toBe(before);
    expect(await find(id)).toMatchObject({ state: 'waiting', method: '02' });
  });
});

describe('a Pix that names the charge of an order which is paid in another way', () => {
  it('is not the order’s: it goes back, and the order still waits for its own', async () => {
    const made = await order('O-1', '01');
    const txid = made.payUrl.split('/').at(-1) ?? '';
    const { endToEndId } = pix.provider.books.pay(txid, { valor: '9.00' });
    await pix.tell(endToEndId);
    expect(await pix.givenBack(endToEndId)).toEqual([['DEVOLVIDO', '9.00']]);
    expect((await pix.shop.client.queryOrder('O-1')).status).toBe('01');
    await pix.tell(endToEndId);
    await railPays(pix.testApp, { txid, amount: 900, method: '01' });
    expect((await pix.shop.client.queryOrder('O-1')).status).toBe('02');
    await until(
      async () => (await pix.testApp.services.ledgerProofs.prove(null))?.ok,
      (ok) => ok === true,
    );
  });
});
