import { randomBytes } from 'node:crypto';
import { readLedgerState, runLedgerProof } from '@balcao/contract/ledger-proof';
import {
  getReconciliation,
  listReconciliationFindings,
  listReconciliations,
  railFileBytesAtMost,
  resolveFinding,
  uploadRailFile,
} from '@balcao/contract/ledger-reconciliation';
import { createRefund, queryRefund } from '@balcao/contract/refund-open';
import { advanceClock, listMails, setRail } from '@balcao/contract/sandbox';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { secondsToNoon } from '../../../test/noon.ts';
import { openTill, type Till } from '../../../test/paid-orders.ts';
import { fund, openPayee, type Payee, payoutsAre, stands, withdraw } from '../../../test/payouts.ts';
import { logIn, openTeam, register, staffMember, type Team, workIn } from '../../../test/people.ts';
import { dayFromNow, fileOf, findingsOf, ownFileOf, sendFile, type Told } from '../../../test/rail-files.ts';
import { railPays } from '../../../test/rails.ts';
import { signInStaff } from '../../../test/staff.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { transaction } from '../../platform/db.ts';
import { readRailFile } from './reconciliation-file.ts';

const daySeconds = 86_400;
let testApp: TestApp;
let ana: Team;
let shop: MerchantServer;
let till: Till;
let payee: Payee;
let finance: Awaited<ReturnType<typeof staffMember>>;
/** The day on which everything below was paid; it is over. */
let day = '';
let agreed: Awaited<ReturnType<Till['paid']>>;
let paidOut = '';
let toldByNobody = '';

const advance = async (advanceSeconds: number) => {
  await testApp.caller()(advanceClock, { body: { advanceSeconds } });
  finance = { ...finance, ...(await signInStaff(testApp, finance)) };
};
const rows = async (sql: string, ...values: unknown[]): Promise<Record<string, unknown>[]> =>
  (await testApp.platform.db.$client.query(sql, values)).rows;
/** Centavos on an account of the platform, over everyone. */
const balanceOf = async (bucket: string, rail = ''): Promise<number> => {
  const sum = 'select coalesce(sum(amount), 0)::bigint as sum from ledger.entry where bucket = $1 and rail = $2';
  return Number((await rows(sum, bucket, rail))[0]?.sum);
};
const timesPosted = async (cause: string): Promise<number> =>
  (await rows('select from ledger.journal where cause = $1', cause)).length;
const newEndToEndId = (): string => `E99999010${randomBytes(12).toString('hex').slice(0, 23)}`;
const refund = async (merchantOrderNumber: string, amount: number) => {
  const body = { merchantOrderNumber, merchantRefundNumber: crypto.randomUUID(), amount, reason: 'Não veio' };
  const { number } = await shop.call(createRefund, { body }, { idempotencyKey: body.merchantRefundNumber });
  return { number, merchantRefundNumber: body.merchantRefundNumber };
};
const refundIs = (merchantRefundNumber: string, review: string) =>
  until(
    () => shop.call(queryRefund, { params: { merchantRefundNumber } }),
    (one) => one.review === review,
  );
const endToEndIdOf = async (number: string): Promise<string> =>
  String((await rows('select end_to_end_id as id from "order" where number = $1', number))[0]?.id);
const send = (rail: '02' | 'payout', lines: readonly Told[], of = day) =>
  sendFile(finance, rail, of, fileOf(of, lines));
const payment = (id: string, reference: string, amount: number): Told => ({ kind: 'payment', id, reference, amount });

beforeAll(async () => {
  testApp = await openTestApp();
  await testApp.caller()(advanceClock, { body: { advanceSeconds: secondsToNoon(testApp) } });
  ana = await openTeam(testApp, await register(testApp), { certified: true });
  shop = await merchantServer(testApp, ana, { notAfter: new Date(Date.now() + 365 * daySeconds * 1000) });
  till = await openTill(testApp, shop);
  payee = await openPayee(testApp, 500_000);
  finance = await staffMember(testApp, 'finance');
  day = dayFromNow(testApp, 0);
  agreed = await till.paid(10_000);
  const one = await refund(agreed.merchantOrderNumber, 1_500);
  await refundIs(one.merchantRefundNumber, '3');
  paidOut = (await withdraw(payee, 40_000)).number;
  await stands(payee, paidOut, '1');
  const waiting = await till.open(7_700);
  toldByNobody = await railPays(testApp, { txid: waiting.pix?.txid ?? '', amount: 7_700 });
  await advance(daySeconds);
});
afterAll(() => testApp.close());
afterEach(async () => {
  const { proof } = await finance.call(runLedgerProof, {});
  expect(proof?.findings).toEqual([]);
});

describe('the file that a rail gives of a day', () => {
  it('is taken at night, once, and agrees with the books on orders, refunds and withdrawals', async () => {
    const pix = await ownFileOf(finance, '02', day);
    expect(pix?.result).toMatchObject({ agreed: 2, missingHere: 0, amountDiffers: 0, missingThere: 1 });
    expect(pix?.result?.theirs).toEqual({ count: 2, in: 10_000, out: 1_500 });
    expect(pix?.result?.ours).toEqual({ count: 3, in: 17_700, out: 1_500 });
    const payout = await ownFileOf(finance, 'payout', day);
    expect(payout?.result).toMatchObject({ standing: 'good', agreed: 1, open: 0 });
    await advance(3_600);
    const { list } = await finance.call(listReconciliations, { query: { rail: '02', pageSize: 100 } });
    expect(list.filter((one) => one.day === day)).toHaveLength(1);
  });

  it('has a page by its number as by its cursor', async () => {
    const { list } = await finance.call(listReconciliations, { query: { pageSize: 100 } });
    const second = await finance.call(listReconciliations, { query: { pageSize: 1, pageNum: 2 } });
    expect([second.pageNum, second.list]).toEqual([2, list.slice(1, 2)]);
  });

  it('clears what the bank has paid out, once for each withdrawal', async () => {
    const { amount, fee } = (await rows('select amount, fee from withdrawal where number = $1', paidOut))[0] as never;
    expect(await timesPosted(`withdrawal:${paidOut}:cleared`)).toBe(1);
    expect(await balanceOf('payout_clearing')).toBe(0);
    expect(await balanceOf('rail_clearing', 'payout')).toBe(Number(amount) - Number(fee));
  });

  it('is caught up when nights were missed', async () => {
    await advance(3 * daySeconds);
    for (const ago of [-1, -2, -3]) expect(await ownFileOf(finance, '02', dayFromNow(testApp, ago))).toBeDefined();
  });
});

describe('what only we know of', () => {
  it('is red after three days, and finance is told by mail, once', async () => {
    const own = await ownFileOf(finance, '02', day);
    const finding = (await findingsOf(finance, own?.id)).get(toldByNobody);
    expect(finding).toMatchObject({ outcome: 'missingThere', standing: 'bad', ours: 7_700, theirs: null });
    expect((await finance.call(readLedgerState, {})).unmatched).toBeGreaterThan(0);
    await advance(daySeconds);
    const { list } = await testApp.caller()(listMails, { query: { to: finance.email } });
    expect(list.filter(({ subject }) => subject.includes('Conciliação'))).toHaveLength(1);
  });

  it('comes to its end by itself when the rail tells of it later', async () => {
    const [{ txid } = {}] = await rows('select txid from "order" where end_to_end_id = $1', toldByNobody);
    const later = await send('02', [payment(toldByNobody, String(txid), 7_700)]);
    expect(later.reconciliation?.result).toMatchObject({ standing: 'good', agreed: 1 });
    const own = await ownFileOf(finance, '02', day);
    expect(own?.result).toMatchObject({ standing: 'good', open: 0 });
    const finding = (await findingsOf(finance, own?.id)).get(toldByNobody);
    expect(finding).toMatchObject({ standing: 'good', resolution: { how: 'later', by: null } });
  });

  it('waits for three days before', async () => {
    till = await openTill(testApp, shop);
    const waiting = await till.open(3_300);
    const id = await railPays(testApp, { txid: waiting.pix?.txid ?? '', amount: 3_300 });
    await advance(daySeconds);
    const own = await ownFileOf(finance, '02', dayFromNow(testApp, -1));
    expect((await findingsOf(finance, own?.id)).get(id)).toMatchObject({
      standing: 'waiting',
      redFrom: dayFromNow(testApp, 2),
    });
  });
});

describe('what only the rail knows of', () => {
  it('is put right by its word where we know the order, the refund or the withdrawal', async () => {
    till = await openTill(testApp, shop);
    const before = await till.paid(9_000);
    const waiting = await till.open(4_400);
    await testApp.caller()(setRail, { body: { pix: 'silent' } });
    await payoutsAre(testApp, 'silent');
    const asked = await refund(before.merchantOrderNumber, 900);
    const again = { ...payee, ...(await workIn(testApp, await logIn(testApp, payee), payee.merchantId)) };
    await fund(testApp, payee, 30_000);
    const { number } = await withdraw(again, 20_000);
    const [{ credited } = {}] = await rows('select credited from withdrawal where number = $1', number);
    const id = newEndToEndId();
    const yesterday = dayFromNow(testApp, -1);
    const endToEndId = await endToEndIdOf(before.number);
    const sent = await send(
      '02',
      [
        payment(id, waiting.pix?.txid ?? '', 4_400),
        { kind: 'return', id: asked.number, reference: endToEndId, amount: 900 },
      ],
      yesterday,
    );
    const told = { kind: 'payout', id: number, reference: 'TED1', amount: Number(credited) } as const;
    const bank = await send('payout', [told], yesterday);
    expect((await shop.client.queryOrder(waiting.merchantOrderNumber)).status).toBe('02');
    expect((await refundIs(asked.merchantRefundNumber, '3')).number).toBe(asked.number);
    expect(await stands(again, number, '1')).toMatchObject({ channelTransactionNumber: 'TED1' });
    expect(await timesPosted(`withdrawal:${number}:cleared`)).toBe(1);
    const found = await findingsOf(finance, sent.reconciliation?.id);
    expect(found.get(id)).toMatchObject({ handling: 'heard', standing: 'good', about: { number: waiting.number } });
    expect(found.get(asked.number)).toMatchObject({ handling: 'heard', about: { noun: 'refund' } });
    expect(bank.reconciliation?.result).toMatchObject({ standing: 'good', heard: 1 });
    await testApp.caller()(setRail, { body: { pix: 'approve', payout: 'approve' } });
  });

  it('waits in suspense where we know nobody, whatever file tells of it again', async () => {
    const before = await balanceOf('suspense');
    const [id, back] = [newEndToEndId(), 'X1'];
    const lines = [payment(id, '', 5_500), { kind: 'return', id: back, reference: id, amount: 500 } as const];
    const first = await send('02', lines);
    const found = await findingsOf(finance, first.reconciliation?.id);
    expect(found.get(id)).toMatchObject({ handling: 'suspense', standing: 'bad', merchant: null, about: null });
    expect(await balanceOf('suspense')).toBe(before + 5_000);
    const second = await send('02', [...lines, payment(newEndToEndId(), '', 100)]);
    expect((await findingsOf(finance, second.reconciliation?.id)).get(id)).toBeUndefined();
    expect(await balanceOf('suspense')).toBe(before + 5_100);
  });
});

describe('an amount that differs, or a line that stands twice', () => {
  it('changes nothing, and stays red until staff say with a reason how it was resolved', async () => {
    const id = await endToEndIdOf(agreed.number);
    const [{ txid } = {}] = await rows('select txid from "order" where number = $1', agreed.number);
    const wrong = payment(id, String(txid), 10_001);
    const before = await balanceOf('rail_clearing', '02');
    const { reconciliation } = await send('02', [wrong]);
    const params = { id: reconciliation?.id ?? '' };
    const finding = (await findingsOf(finance, params.id)).get(id);
    expect(finding).toMatchObject({ outcome: 'amountDiffers', theirs: 10_001, ours: 10_000, standing: 'bad' });
    expect(finding?.merchant).toMatchObject({ merchantId: ana.merchantId });
    expect(await balanceOf('rail_clearing', '02')).toBe(before);
    const admin = await staffMember(testApp, 'admin');
    const body = { kind: 'payment', railId: id, reason: 'O banco corrigiu o arquivo' } as const;
    await expect(admin.call(resolveFinding, { params, body })).rejects.toMatchObject({ refusal: 'permission_missing' });
    const resolved = await finance.call(resolveFinding, { params, body });
    expect(resolved).toMatchObject({ standing: 'good', theirs: 10_001, resolution: { reason: body.reason } });
    await expect(finance.call(resolveFinding, { params, body })).rejects.toMatchObject({ name: 'difference_resolved' });
    expect((await finance.call(getReconciliation, { params })).result?.open).toBe(
      (reconciliation?.result?.open ?? 0) - 1,
    );
    const twice = await send('02', [payment(id, String(txid), 10_000), payment(id, String(txid), 10_000)]);
    expect((await findingsOf(finance, twice.reconciliation?.id)).get(id)).toMatchObject({ lines: 2, theirs: 20_000 });
    const owner = rows(`update reconciliation_finding set theirs = 10000 where match_id = $1`, id);
    await expect(owner).rejects.toThrow(/permission denied/);
  });
});

describe('a file that staff send', () => {
  it('is taken once, also when it comes twice at once', async () => {
    const text = fileOf(day, [payment(newEndToEndId(), '', 650)]);
    const before = await balanceOf('suspense');
    const both = await Promise.all([sendFile(finance, '02', day, text), sendFile(finance, '02', day, text)]);
    const again = await sendFile(finance, '02', day, text);
    expect(new Set([...both, again].map((one) => one.reconciliation?.id)).size).toBe(1);
    expect(both.map(({ repeated }) => repeated).sort()).toEqual([false, true]);
    expect(again).toMatchObject({ repeated: true, reconciliation: { result: { missingHere: 1 } } });
    expect(await balanceOf('suspense')).toBe(before + 650);
  });

  it('is compared to its end by the next round when the process stopped in the middle', async () => {
    const { run, platform } = { run: testApp.services.reconciliationRun, platform: testApp.platform };
    const text = fileOf(day, [payment(newEndToEndId(), '', 770)]);
    const ask = { rail: '02', day, name: 'banco.csv', by: null } as const;
    const read = await readRailFile(text, ask);
    const params = { id: (await transaction(platform.db, (tx) => run.take(tx, ask, read))).file.id };
    expect((await finance.call(getReconciliation, { params })).result).toBeNull();
    await advance(60);
    expect((await finance.call(getReconciliation, { params })).result).toMatchObject({ missingHere: 1 });
  });

  it('is refused whole, with every wrong line named', async () => {
    const at = '2020-01-01T12:00:00Z';
    const id = newEndToEndId();
    const good = fileOf(day, [payment(id, '', 100)]).trimEnd();
    const text = [
      good,
      `payment,${id},,10.50,${at}`,
      `payout,${id},,100,${at}`,
      `payment,${id},,100,${at}`,
      `payment,E1,,100,${at}`,
      'payment;1',
    ];
    const sent = await sendFile(finance, '02', day, text.join('\n'));
    expect(sent.reconciliation).toBeNull();
    expect(sent.problems.map(({ line, problem }) => [line, problem])).toEqual([
      ...[
        [3, 'amount'],
        [4, 'kind'],
        [5, 'otherDay'],
        [6, 'id'],
        [7, 'cells'],
      ],
    ]);
    const columns = await sendFile(finance, '02', day, 'kind,id,reference,value,at\n');
    expect(columns.problems).toEqual([
      { line: 1, problem: 'unknownColumn', text: 'value' },
      { line: 1, problem: 'missingColumn', text: 'amount' },
    ]);
    const large = await sendFile(finance, '02', day, 'x'.repeat(railFileBytesAtMost + 1));
    expect(large.problems).toEqual([{ line: 1, problem: 'tooLarge', text: '' }]);
    const tomorrow = sendFile(finance, '02', dayFromNow(testApp, 0), good);
    await expect(tomorrow).rejects.toMatchObject({ refusal: 'form_invalid' });
    const admin = await staffMember(testApp, 'admin');
    const body = { rail: '02', day, name: 'banco.csv', text: good } as const;
    await expect(admin.call(uploadRailFile, { body })).rejects.toMatchObject({ refusal: 'permission_missing' });
    const nothing = admin.call(listReconciliationFindings, { params: { id: crypto.randomUUID() } });
    await expect(nothing).rejects.toMatchObject({ refusal: 'not_found' });
  });
});
