import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { advanceClock } from '@balcao/contract/sandbox';
import { listAutomaticRuns, saveAutomatic } from '@balcao/contract/withdrawal-automatic';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '../src/platform/db.ts';
import { customer } from './customers.ts';
import { type Owner, openOwner } from './damage.ts';
import { pdf } from './documents.ts';
import { type MerchantServer, merchantServer } from './merchants.ts';
import { secondsToNoon } from './noon.ts';
import { openTill, type Till } from './paid-orders.ts';
import { fund, openPayee } from './payouts.ts';
import { openTeam, register, type Team } from './people.ts';
import { askHold, confirmHold, readHold } from './preauths.ts';
import { dayFromNow } from './rail-files.ts';
import { railPays } from './rails.ts';
import { certify } from './submissions.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { addressOf, transferOf } from './transfers.ts';
import { until } from './until.ts';

const day = 86_400;
let dataDir: string;
let testApp: TestApp;
let owner: Owner;
let ana: Team;
let shop: MerchantServer;
let till: Till;

beforeAll(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-waits-'));
  testApp = await openTestApp({ dataDir });
  owner = await openOwner(testApp);
  await testApp.caller()(advanceClock, { body: { advanceSeconds: secondsToNoon(testApp) } });
  ana = await openTeam(testApp, await register(testApp), { certified: true, products: ['03', '11'] });
  shop = await merchantServer(testApp, ana, { notAfter: new Date(Date.now() + 365 * day * 1000) });
  till = await openTill(testApp, shop);
});
afterAll(async () => {
  await owner.close();
  await testApp.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

/** Moves the clock; everything that is due by then has been tried when this resolves. */
const pass = (advanceSeconds: number) => testApp.caller()(advanceClock, { body: { advanceSeconds } });
const sweep = () => testApp.platform.jobs.sweep();
const count = async (sql: string, ...values: unknown[]): Promise<number> =>
  (await owner.query(sql, ...values)).rowCount ?? 0;

/** Waits until the own file of the Pix rail of a day has been compared. */
const compared = (of: string): Promise<number> =>
  until(
    () =>
      count(
        `select from reconciliation_result r join reconciliation_file f on f.id = r.file_id
          where f.rail = '02' and f.day = $1`,
        of,
      ),
    (found) => found > 0,
    20_000,
  );

/** The row that comes first is refused, whosever it is, and no other. */
const refuseFirst = async (table: string): Promise<void> => {
  const tries = `tries_at_${table.replace('.', '_')}`;
  await owner.query(`create sequence ${tries}`);
  await owner.query(`grant usage on sequence ${tries} to public`);
  await owner.refuse('insert', table, `nextval('${tries}') = 1`);
};

/** Money for an order that is closed; its rail takes it back at once. */
const unexpected = async (): Promise<string> => {
  const { merchantOrderNumber, pix } = await till.open(900);
  await shop.client.closeOrder(merchantOrderNumber);
  const endToEndId = await railPays(testApp, { txid: pix?.txid ?? '', amount: 900 });
  await until(
    () => count('select from unexpected_payment where end_to_end_id = $1 and returned_at is not null', endToEndId),
    (found) => found === 1,
  );
  return endToEndId;
};

describe('nobody waits for what cannot be done for somebody else', () => {
  it('when money goes back that nobody expected', async () => {
    const stuck: string[] = [];
    for (let at = 0; at < 16; at += 1) stuck.push(await unexpected());
    const other = await unexpected();
    // As if their rails had not taken it back yet.
    const again = (ids: readonly string[], seconds: number) =>
      owner.query(
        'update unexpected_payment set returned_at = null, checks = 1, next_check_at = $2 where end_to_end_id = any($1)',
        ids,
        new Date(testApp.platform.clock.now().getTime() + seconds * 1000),
      );
    const refused = stuck.map((id) => `'${id}'`).join(',');
    const allow = await owner.refuse(
      'update',
      'unexpected_payment',
      `new.returned_at is not null and new.end_to_end_id in (${refused})`,
    );
    await again(stuck, 30);
    await again([other], 40);
    await pass(60);
    await sweep();
    const back = 'select from unexpected_payment where end_to_end_id = any($1) and returned_at is not null';
    expect(await count(back, [other])).toBe(1);
    expect(await count(back, stuck)).toBe(0);
    await allow();
    await pass(day);
    expect(await count(back, stuck)).toBe(16);
  });

  it('when orders run out of time', async () => {
    const orders: string[] = [];
    for (let at = 0; at < 60; at += 1) orders.push((await till.open(700)).number);
    const [stuck, ...others] = orders;
    await owner.query(`update "order" set next_check_at = next_check_at - interval '1 day' where number = $1`, stuck);
    const allow = await owner.refuse('update', '"order"', `new.number = '${stuck}'`);
    await pass(2 * 3_600);
    const closed = `select from "order" where number = any($1) and status = '04'`;
    expect(await count(closed, others)).toBe(others.length);
    await allow();
    // A round that was refused just before has put it off.
    await pass(day);
    expect(await count(closed, orders)).toBe(orders.length);
  });

  it('when what a card held is let go after its time', async () => {
    const bruna = await customer(testApp, { cards: ['visaCredit'] });
    const held = async () => {
      const asked = await askHold(shop);
      await confirmHold(bruna, asked);
      return until(
        () => readHold(shop, asked),
        ({ status }) => status === 'authorised',
      );
    };
    const [stuck, other] = [await held(), await held()];
    await owner.query(
      `update preauth set expires_at = expires_at - interval '1 hour' where order_number = $1`,
      stuck.number,
    );
    const allow = await owner.refuse('update', 'preauth', `new.order_number = '${stuck.number}'`);
    await pass(8 * day);
    expect((await readHold(shop, other)).status).toBe('expired');
    expect((await readHold(shop, stuck)).status).toBe('authorised');
    await allow();
    // A round that was refused just before has put it off.
    await pass(day);
    expect((await readHold(shop, stuck)).status).toBe('expired');
  });

  it('when money is withdrawn by itself', async () => {
    const payee = await openPayee(testApp);
    const rules = { threshold: 50_000, deposit: 0, minimum: 1_000, single: 60_000, daily: 500_000 };
    await payee.call(saveAutomatic, { body: { ...rules, enabled: true, destinationId: payee.pix, version: 0 } });
    // More than a round looks at, of teams that are not there, and all of them longer due.
    await owner.query(`
      insert into automatic_withdrawal (merchant_id, enabled, threshold, deposit, minimum, single, daily, destination_id, version, seen,
        next_look_at, saved_at)
      select gen_random_uuid(), true, 1, 0, 1, 1, 1, gen_random_uuid(), 1, pg_current_snapshot(), '2020-01-01', '2020-01-01' from generate_series(1, 250)`);
    await fund(testApp, payee, 100_000);
    await sweep();
    await sweep();
    const { list } = await payee.call(listAutomaticRuns, {});
    expect(list.map(({ outcome, figures }) => [outcome, figures.amount])).toEqual([['withdrawn', 60_000]]);
    await owner.query(`delete from automatic_withdrawal where next_look_at = '2020-01-01'`);
  });

  it('when the files of the rails are compared', async () => {
    const [yesterday, today] = [dayFromNow(testApp, -1), dayFromNow(testApp, 0)];
    const id = crypto.randomUUID();
    // Taken by a process that stopped in the middle.
    await owner.query(
      `insert into reconciliation_file (id, rail, day, source, name, sha256, taken_at)
        values ($1, 'payout', $2, 'rail', 'banco.csv', $3, $4)`,
      id,
      yesterday,
      createHash('sha256').update(id).digest('hex'),
      testApp.platform.clock.now(),
    );
    await owner.refuse('insert', 'reconciliation_result', `new.file_id = '${id}'`);
    await pass(day);
    expect(await compared(today)).toBe(1);
  });

  it('when a rail has told of one payment for two orders, and has none of it in its file', async () => {
    const today = dayFromNow(testApp, 0);
    const [one, other] = [await till.open(1_200), await till.open(1_300)];
    const endToEndId = await railPays(testApp, { txid: one.pix?.txid ?? '', amount: 1_200 });
    await railPays(testApp, { txid: other.pix?.txid ?? '', amount: 1_300, endToEndId });
    await pass(day);
    expect(await compared(today)).toBe(1);
    const { rows } = await owner.query(
      'select outcome, ours from reconciliation_finding where match_id = $1',
      endToEndId,
    );
    expect(rows).toEqual([{ outcome: 'missingThere', ours: 2_500 }]);
  });

  it('when long ledgers are summed up', async () => {
    const merchants = [crypto.randomUUID(), crypto.randomUUID()];
    const at = testApp.platform.clock.now();
    const paid = [{ from: 'rail_clearing:02', to: 'pending', amount: 100 }] as const;
    for (const merchantId of merchants)
      await transaction(testApp.platform.db, (tx) =>
        testApp.services.ledger.postMany(
          tx,
          Array.from({ length: 1_000 }, (_, place) => ({
            merchantId,
            cause: `test:${place}:paid`,
            at,
            postings: paid,
          })),
        ),
      );
    for (const table of ['ledger.rollup', 'ledger.folded']) await refuseFirst(table);
    await sweep();
    expect(await count('select from ledger.rollup where merchant_id = any($1)', merchants)).toBe(3);
    expect(await count('select from ledger.folded where merchant_id = any($1)', merchants)).toBe(1);
    await sweep();
    expect(await count('select from ledger.rollup where merchant_id = any($1)', merchants)).toBe(4);
    expect(await count('select from ledger.folded where merchant_id = any($1)', merchants)).toBe(2);
  });

  it('when bills are made: who tries again by itself is not asked again meanwhile', async () => {
    const today = dayFromNow(testApp, 0);
    await railPays(testApp, { txid: (await till.open(500)).pix?.txid ?? '', amount: 500 });
    const allow = await owner.refuse(
      'insert',
      'bill',
      `new.merchant_id = '${ana.merchantId}' and new.day = '${today}'`,
    );
    const asked = `select from pgboss.job where name = 'bill.make' and data->>'merchantId' = $1 and data->>'day' = $2`;
    await pass(day + 3_600);
    await sweep();
    await sweep();
    expect(await count(asked, ana.merchantId, today)).toBe(1);
    await allow();
    await until(
      () => count('select from bill where merchant_id = $1 and day = $2', ana.merchantId, today),
      (made) => made === 1,
    );
  });

  it('when the documents of certified teams are kept', async () => {
    const teams = [await openTeam(testApp, await register(testApp)), await openTeam(testApp, await register(testApp))];
    for (const team of teams) await certify(testApp, team);
    const merchants = teams.map(({ merchantId }) => merchantId);
    const kept = 'select from merchant_document where merchant_id = any($1)';
    await owner.query('delete from merchant_document where merchant_id = any($1)', merchants);
    await refuseFirst('merchant_document');
    await sweep();
    expect(await count(kept, merchants)).toBe(1);
    await sweep();
    expect(await count(kept, merchants)).toBe(2);
  });

  it('when files are deleted that nobody needs any more', async () => {
    const ana = await openTeam(testApp, await register(testApp));
    const tus = transferOf(await addressOf(testApp), ana.token);
    const address = (await tus.announce(1_000)).headers.get('location') ?? '';
    const [stuck, loose] = [address.split('/')[2] ?? '', (await tus.send(pdf())).id];
    const exports = path.join(dataDir, 'exports');
    fs.mkdirSync(path.join(exports, '0'), { recursive: true });
    fs.writeFileSync(path.join(exports, '1'), '');
    for (const name of ['0', '1']) fs.utimesSync(path.join(exports, name), new Date(0), new Date(0));
    // A folder cannot be deleted as a file is.
    fs.rmSync(path.join(dataDir, 'files', 'incoming', stuck), { force: true });
    fs.mkdirSync(path.join(dataDir, 'files', 'incoming', stuck), { recursive: true });
    await pass(31 * day);
    expect(await count('select from upload where id = any($1)', [stuck])).toBe(1);
    expect(await count('select from upload where id = any($1)', [loose])).toBe(0);
    expect(fs.readdirSync(exports)).toEqual(['0']);
  });
});
