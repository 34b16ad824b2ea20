import { pay } from '@balcao/contract/customer';
import { pathOf } from '@balcao/contract/endpoint';
import { exportTrialBalance, listAccountMerchants, readTrialBalance } from '@balcao/contract/ledger-balance';
import { listLedgerProofs, readLedgerState, runLedgerProof } from '@balcao/contract/ledger-proof';
import { createRefund } from '@balcao/contract/refund-open';
import { advanceClock } from '@balcao/contract/sandbox';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Owner, openOwner } from '../../../test/damage.ts';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { secondsToNoon } from '../../../test/noon.ts';
import { openTill, type Till } from '../../../test/paid-orders.ts';
import { openTeam, register, staffMember, type Team } from '../../../test/people.ts';
import { signInStaff } from '../../../test/staff.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { transaction } from '../../platform/db.ts';
import type { Posting } from './ledger.service.ts';

let testApp: TestApp;
let ana: Team;
let shop: MerchantServer;
let till: Till;
let other: Team;
let otherShop: MerchantServer;
let stranger: Till;
let finance: Awaited<ReturnType<typeof staffMember>>;
let owner: Owner;
const logged: string[] = [];

beforeAll(async () => {
  testApp = await openTestApp({ logLevel: 'error' }, undefined, { write: (line) => void logged.push(line) });
  ana = await openTeam(testApp, await register(testApp), { certified: true });
  shop = await merchantServer(testApp, ana);
  till = await openTill(testApp, shop);
  finance = await staffMember(testApp, 'finance');
  owner = await openOwner(testApp);
  await till.paid(10_000);
  other = await openTeam(testApp, await register(testApp), { certified: true });
  otherShop = await merchantServer(testApp, other);
  stranger = await openTill(testApp, otherShop);
  await stranger.paid(2_500);
});
afterAll(async () => {
  await owner.close();
  await testApp.close();
});

const damage: Owner['damage'] = (sql, ...values) => owner.damage(sql, ...values);
/** Sessions do not outlive such jumps, of staff or of payers. */
const advance = async (advanceSeconds: number) => {
  await testApp.caller()(advanceClock, { body: { advanceSeconds } });
  finance = { ...finance, ...(await signInStaff(testApp, finance)) };
  if (advanceSeconds < day) return;
  till = await openTill(testApp, shop);
  stranger = await openTill(testApp, otherShop);
};
const prove = async () => {
  const { proof } = await finance.call(runLedgerProof, {});
  if (!proof) throw new Error('no proof');
  return proof;
};
const redIn = async () => {
  const { ok, figures, findings } = await prove();
  const red = Object.entries(figures).flatMap(([name, figure]) => (figure === 0 ? [] : [name]));
  expect(ok).toBe(red.length === 0);
  return { red, findings };
};
const refundOf = async (merchantOrderNumber: string) => {
  const body = { merchantOrderNumber, merchantRefundNumber: crypto.randomUUID(), amount: 300, reason: 'Não veio' };
  return shop.call(createRefund, { body }, { idempotencyKey: body.merchantRefundNumber });
};
const day = 86_400;
/** Waits until this many days are closed: a day is closed when all earlier transactions, in any database here, have ended. */
const closesOf = (count: number) =>
  until(
    async () => {
      await advance(60);
      return (await finance.call(readTrialBalance, {})).closes;
    },
    ({ length }) => length >= count,
  );
/** The closes once this day has its own: what is written down before the horizon has moved goes into the next one. */
const closeDay = async () => {
  const { closes } = await finance.call(readTrialBalance, {});
  await advance(day);
  return closesOf(closes.length + 1);
};
const post = (merchantId: string, cause: string, postings: Posting[]) =>
  transaction(testApp.platform.db, (tx) => testApp.services.ledger.post(tx, merchantId, cause, postings));

afterEach(async () => {
  await advance(300);
  expect((await prove()).ok).toBe(true);
});

describe('the proof of the ledger', () => {
  it('is green over orders, refunds and money put aside, says who asked, and is kept', async () => {
    await refundOf((await till.paid(4_000)).merchantOrderNumber);
    const proof = await prove();
    expect(proof).toMatchObject({ ok: true, findings: [], by: 'Rita Souza' });
    expect(Object.values(proof.figures)).toEqual(Array.from({ length: 17 }, () => 0));
    const { list } = await finance.call(listLedgerProofs, { query: { pageSize: 1 } });
    expect(list).toEqual([proof]);
    expect((await finance.call(readLedgerState, {})).proof).toEqual(proof);
    await expect(owner.query('delete from ledger_proof')).rejects.toThrow(/append-only/);
  });

  it('runs by itself once a night, after the day was closed', async () => {
    const nights = async () =>
      (await finance.call(listLedgerProofs, { query: { pageSize: 100 } })).list.filter(({ by }) => by === null);
    await advance(secondsToNoon(testApp));
    const before = (await nights()).length;
    await advance(day);
    expect(await nights()).toHaveLength(before + 1);
    await advance(3_600);
    expect(await nights()).toHaveLength(before + 1);
  });

  it('names the merchant, the account and both amounts of a pending balance that its orders do not explain', async () => {
    // Of today: what was paid before may have been settled whole by now.
    const { merchantOrderNumber } = await till.paid(3_000);
    const changed = `update "order" set settled_net = settled_net + 7 where merchant_id = $1 and merchant_order_number = $2`;
    await damage(changed, ana.merchantId, merchantOrderNumber);
    const { red, findings } = await redIn();
    expect(red).toEqual(['pending']);
    const merchant = { number: ana.merchantNumber, name: 'Padaria da Esquina' };
    const { pending } = await testApp.services.ledger.balances(testApp.platform.db, ana.merchantId);
    const expected = pending - 7;
    expect(findings).toEqual([{ figure: 'pending', merchant, about: 'pending', expected, found: pending }]);
    await damage(changed.replace('+ 7', '- 7'), ana.merchantId, merchantOrderNumber);
  });

  it('finds an order without its journal, and more drawn of one than it brought', async () => {
    const gone = `update ledger.journal set cause = cause || 'x' where merchant_id = $1 and cause like 'order:%:paid'`;
    await damage(gone, ana.merchantId);
    expect((await redIn()).red).toEqual(['orderPosted']);
    const back = `update ledger.journal set cause = left(cause, -1) where merchant_id = $1 and cause like 'order:%:paidx'`;
    await damage(back, ana.merchantId);
    await owner.query('alter table "order" drop constraint order_settled');
    const drawn = `update "order" set pending_drawn = pending_drawn + $2 where merchant_id = $1 and status = '02'`;
    await damage(drawn, ana.merchantId, 1_000_000);
    expect((await redIn()).red).toContain('orderMoney');
    await damage(drawn, ana.merchantId, -1_000_000);
  });

  it('still shows proofs of a time at which less was counted', async () => {
    const { id } = await prove();
    const older = `insert into ledger_proof (id, at, took_ms, ok, figures, findings)
      select gen_random_uuid(), at + interval '1 millisecond', 5, true, figures - 'payout_clearing', findings from ledger_proof where id = $1`;
    await owner.query(older, id);
    const { list } = await finance.call(listLedgerProofs, { query: { pageSize: 2 } });
    expect(list.map(({ figures }) => figures.payout_clearing)).toEqual([undefined, 0]);
    const second = await finance.call(listLedgerProofs, { query: { pageSize: 1, pageNum: 2 } });
    expect([second.pageNum, second.list]).toEqual([2, list.slice(1)]);
  });

  it('is for staff who may see money, and nobody waits for it who pays', async () => {
    const reviewer = await staffMember(testApp, 'reviewer');
    await expect(reviewer.call(runLedgerProof, {})).rejects.toMatchObject({ refusal: 'permission_missing' });
    const [proof] = await Promise.all([prove(), till.paid(900), till.paid(901), till.paid(902)]);
    expect(proof.ok).toBe(true);
  });
});

describe('a balance that is not the sum of its lines', () => {
  const balance = 'update ledger.balance set amount = amount + $2 where merchant_id = $1 and bucket = $3';
  const metric = async () => /^ledger_drift (\d+)$/m.exec((await testApp.app.inject('/metrics')).body)?.[1];

  it('stops the money of its merchant and of no other, loudly, until it is mended', async () => {
    const { merchantOrderNumber } = await till.paid(5_000);
    await post(ana.merchantId, 'test:1:filled', [{ from: 'rail_clearing:02', to: 'available', amount: 1_000 }]);
    const { available } = await testApp.services.ledger.balances(testApp.platform.db, ana.merchantId);
    await damage(balance, ana.merchantId, 1, 'available');
    await advance(300);
    const { stopped } = await finance.call(readLedgerState, {});
    expect(stopped).toMatchObject([{ merchant: { number: ana.merchantNumber } }]);
    expect(stopped[0]?.findings).toContainEqual(
      expect.objectContaining({ figure: 'balances', about: 'available', expected: available, found: available + 1 }),
    );
    expect(await metric()).toBe('1');
    expect(logged.join('')).toContain('ledger drift: the money of a merchant stands still');
    await expect(refundOf(merchantOrderNumber)).rejects.toMatchObject({ refusal: 'money_stopped', code: 503 });
    const waiting = await till.open(700);
    const body = { code: waiting.pix?.brCode ?? '', amount: 700 };
    await till.payer.call(pay, { body }, { idempotencyKey: crypto.randomUUID() });
    expect((await stranger.paid(800)).status).toBe('02');
    expect((await shop.client.queryOrder(waiting.merchantOrderNumber)).status).toBe('01');

    await damage(balance, ana.merchantId, -1, 'available');
    await advance(300);
    expect((await finance.call(readLedgerState, {})).stopped).toEqual([]);
    expect(await metric()).toBe('0');
    expect((await refundOf(merchantOrderNumber)).merchantOrderNumber).toBe(merchantOrderNumber);
    await until(
      () => shop.client.queryOrder(waiting.merchantOrderNumber),
      ({ status }) => status === '02',
    );
  });

  it('is found by the proof too, and so is an entry that was changed', async () => {
    await damage(balance, ana.merchantId, 1, 'available');
    expect((await redIn()).red).toEqual(['drifting', 'balances']);
    await damage(balance, ana.merchantId, -1, 'available');
    await advance(300);
    const entry = `update ledger.entry set amount = amount + $2 where merchant_id = $1 and bucket = 'fee_revenue' and line = 3
      and journal_id = (select max(journal_id::text)::uuid from ledger.entry where merchant_id = $1 and bucket = 'fee_revenue' and line = 3)`;
    await damage(entry, ana.merchantId, 1);
    expect((await redIn()).red).toEqual(['total', 'unbalanced']);
    await damage(entry, ana.merchantId, -1);
  });
});

describe('the trial balance', () => {
  const read = (asOf?: string) => finance.call(readTrialBalance, { query: asOf ? { day: asOf } : {} });
  const sumOf = (list: readonly { balance: number }[]) => list.reduce((sum, { balance }) => sum + balance, 0);

  it('lists every account, sums to zero, and is as it was at the close of a day whatever came later', async () => {
    const [{ day: closed } = { day: '' }] = await closeDay();
    expect((await read()).close).toBeNull();
    const { accounts } = await read(closed);
    expect(accounts.map(({ bucket, rail }) => bucket + rail)).toHaveLength(15);
    expect(sumOf(accounts)).toBe(0);
    await till.paid(12_345);
    expect((await read(closed)).accounts).toEqual(accounts);
    const now = (await read()).accounts;
    expect(now).not.toEqual(accounts);
    expect(sumOf(now)).toBe(0);
    await expect(read('20200101')).rejects.toMatchObject({ refusal: 'not_found' });
  });

  it('breaks an account down by merchant, to the centavo', async () => {
    const { accounts, closes } = await read();
    for (const asOf of [undefined, closes[0]?.day]) {
      const account = (await read(asOf)).accounts.find(({ bucket }) => bucket === 'pending');
      const query = { bucket: 'pending' as const, ...(asOf ? { day: asOf } : {}) };
      const { list, nextCursor } = await finance.call(listAccountMerchants, { query });
      expect(nextCursor).toBeNull();
      expect(list).toHaveLength(2);
      expect(sumOf(list)).toBe(account?.balance);
    }
    expect(accounts.length).toBeGreaterThan(0);
  });

  it('can be had as a spreadsheet and as CSV', async () => {
    const get = (format: string) =>
      testApp.app.inject({
        method: 'GET',
        url: `${pathOf(exportTrialBalance)}?format=${format}`,
        headers: { authorization: `Bearer ${finance.token}`, 'accept-language': 'pt-BR' },
      });
    const csv = (await get('csv')).body.split('\r\n');
    expect(csv[0]).toBe('\ufeffConta;Débitos;Créditos;Saldo devedor;Saldo credor');
    const [name, debit, credit, owed, owing] = csv.at(-2)?.split(';') ?? [];
    expect([name, debit, owed]).toEqual(['Total', credit, owing]);
    expect((await get('xlsx')).rawPayload.subarray(0, 2).toString()).toBe('PK');
    // A format that it does not have is refused: a file is what its name says.
    for (const format of ['ofx', 'pdf']) expect((await get(format)).json()).toMatchObject({ code: 1000 });
  });
});

describe('the close of a day', () => {
  it('chains every day to the one before, and finds what was edited later by hand', async () => {
    await till.paid(1_000);
    await closeDay();
    await till.paid(2_000);
    const closes = await closeDay();
    const line = `update ledger_close_line set credit = credit + $1 where day = $2 and bucket = 'pending'`;
    await damage(line, 5, closes[1]?.day);
    expect((await redIn()).findings).toMatchObject([{ figure: 'closing', about: closes[1]?.day }]);
    await damage(line, -5, closes[1]?.day);
    const hash = 'update ledger_close set hash = reverse(hash) where day = $1';
    await damage(hash, closes[1]?.day);
    expect((await redIn()).findings).toHaveLength(2);
    await damage(hash, closes[1]?.day);
  });

  it('finds two entries that were exchanged so that every sum is as before', async () => {
    const swap = `update ledger.entry set merchant_id = case merchant_id when $1::uuid then $2::uuid else $1::uuid end
      where bucket = 'fee_revenue' and merchant_id in ($1::uuid, $2::uuid)`;
    await damage(swap, ana.merchantId, other.merchantId);
    expect((await redIn()).red).toContain('closing');
    await damage(swap, ana.merchantId, other.merchantId);
  });

  it('takes what was posted late into the next day, and stays as it was', async () => {
    const { closes } = await finance.call(readTrialBalance, {});
    const before = await finance.call(readTrialBalance, { query: { day: closes[1]?.day ?? '' } });
    const at = new Date(testApp.platform.clock.now().getTime() - 2 * day * 1_000);
    const postings: Posting[] = [{ from: 'rail_clearing:02', to: 'available', amount: 44 }];
    await transaction(testApp.platform.db, (tx) =>
      testApp.services.ledger.postMany(tx, [{ merchantId: ana.merchantId, cause: 'test:2:late', at, postings }]),
    );
    await advance(day);
    expect(await finance.call(readTrialBalance, { query: { day: closes[1]?.day ?? '' } })).toMatchObject({
      accounts: before.accounts,
    });
  });
});
