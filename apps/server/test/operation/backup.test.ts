import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { currentUser } from '@balcao/contract/session-current';
import { openDocument } from '@balcao/contract/upload';
import { createMerchantCaller, createMerchantClient } from '@balcao/sdk/merchant';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ledgerFigures } from '../../src/figures.ts';
import { readManifest, verifyContents } from '../../src/platform/backup/manifest.ts';
import { requireNoFiles } from '../../src/platform/backup/restore-backup.ts';
import { writeBackup } from '../../src/platform/backup/write-backup.ts';
import { readMasterKeys } from '../../src/platform/master-keys.ts';
import { type FreshDatabase, freshDatabase } from '../database.ts';
import { pdf } from '../documents.ts';
import { type MerchantServer, merchantServer } from '../merchants.ts';
import { type Ended, runOperator } from '../operator-commands.ts';
import { openTill, type Till } from '../paid-orders.ts';
import { openTeam, register, type Team, workIn } from '../people.ts';
import { openTestApp, type TestApp } from '../test-app.ts';
import { addressOf, transferOf } from '../transfers.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-backup-'));
const dataDir = path.join(folder, 'data');
const backup = path.join(folder, 'backups/today');
const document = pdf();
/** Of the cluster of the tests, far above what its PostgreSQL counts: as if the database had lived elsewhere for long. */
const xidShift = 5_000_000_000;
/** The bucket that payments come into. */
const pending = 'pending';

let testApp: TestApp;
let ana: Team;
let shop: MerchantServer;
let till: Till;
let documentId: string;
const databases: FreshDatabase[] = [];

const asOwner = async <T extends pg.QueryResultRow>({ config }: FreshDatabase, sql: string): Promise<T[]> => {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
};

beforeAll(async () => {
  const database = await freshDatabase();
  databases.push(database);
  await asOwner(
    database,
    `create or replace function ledger.xid_shift() returns bigint language sql immutable as 'select ${xidShift}'`,
  );
  testApp = await openTestApp({ dataDir }, database);
  ana = await openTeam(testApp, await register(testApp), { certified: true });
  shop = await merchantServer(testApp, ana);
  till = await openTill(testApp, shop);
  for (const amount of [1_234, 50, 700]) await till.paid(amount);
  documentId = (await transferOf(await addressOf(testApp), ana.token).send(document, 'contrato.pdf')).id;
  await asOwner(
    database,
    `select ledger.roll_up('${ana.merchantId}', '${pending}'), ledger.fold_days('${ana.merchantId}')`,
  );
});
afterAll(async () => {
  await testApp.close();
  for (const database of databases) await database.drop();
  fs.rmSync(folder, { recursive: true, force: true });
});

interface Place {
  readonly database: FreshDatabase;
  readonly dataDir: string;
  readonly key?: string;
}
const keyOf = (): string => fs.readFileSync(path.join(dataDir, 'master.key'), 'utf8');

/** `npm run backup` or `npm run restore`, as an operator runs it on an installation; `before` is said to the shell first. */
const run = (command: 'backup' | 'restore', from: string, place: Place, before?: string): Promise<Ended> =>
  runOperator(command, from, { key: keyOf(), ...place }, before);
const here = (): Place => ({ database: testApp.database, dataDir });
/** Where nothing is yet. */
const emptyPlace = async (name: string): Promise<Place> => {
  const database = await freshDatabase('template0');
  databases.push(database);
  return { database, dataDir: path.join(folder, name) };
};
const filesBelow = (of: string) =>
  fs
    .readdirSync(of, { recursive: true, withFileTypes: true })
    .map((entry) => ({ entry, at: path.join(entry.parentPath, entry.name) }));
const isEmpty = async ({ database }: Place): Promise<boolean> =>
  (await asOwner(database, `select from pg_tables where schemaname in ('public', 'ledger', 'pgboss')`)).length === 0;
const balanceIn = async (database: FreshDatabase): Promise<number> => {
  const [row] = await asOwner<{ amount: string }>(
    database,
    `select ledger.balance_of('${ana.merchantId}', '${pending}') as amount`,
  );
  return Number(row?.amount);
};

/**
 * What the database holds everyone to: keys and checks, triggers, rights. The queue keeps a table of figures for each
 * day (UTC), made when the day begins: a backup of before midnight has another one than the database of after it.
 */
const rulesOf = ({ database }: { readonly database: FreshDatabase }) =>
  asOwner<{ rule: string }>(
    database,
    `select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated) as rule from pg_constraint
       where conrelid::regclass::text !~ '^pgboss[.]queue_stats_[0-9]'
     union all select concat_ws(' ', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal
     union all select concat_ws(' ', oid::regclass, relacl) from pg_class where relnamespace::regnamespace::text in ('public', 'ledger')
     union all select concat_ws(' ', oid::regprocedure, proacl) from pg_proc where pronamespace::regnamespace::text = 'ledger'
     order by 1`,
  );

/** The product as it is where it was restored, and its till. */
const openRestored = async (place: Place) => {
  const restored = await openTestApp(
    { dataDir: place.dataDir, masterKeys: readMasterKeys(keyOf(), 'MASTER_KEY') },
    place.database,
  );
  const options = { ...shop.options, send: restored.send };
  const server = { ...shop, options, client: createMerchantClient(options), call: createMerchantCaller(options) };
  return { restored, till: await openTill(restored, server) };
};

describe('a database that was restored', () => {
  it('numbers transactions on from those of before, and knows which of them are not over', async () => {
    const open = new pg.Client(testApp.database.config);
    await open.connect();
    await open.query('begin');
    const { rows } = await open.query<{ xid: string }>('select ledger.current_xid()::text as xid');
    const xid = rows[0]?.xid ?? '';
    expect(Number(xid)).toBeGreaterThan(xidShift);
    // One that began later and is over: the open one lies between.
    await asOwner(testApp.database, 'select pg_current_xact_id()');
    const sees = `select pg_visible_in_snapshot('${xid}', ledger.current_snapshot()) as sees`;
    expect(await asOwner(testApp.database, sees)).toEqual([{ sees: false }]);
    await open.query('commit');
    await open.end();
    expect(await asOwner(testApp.database, sees)).toEqual([{ sees: true }]);
  });
});

describe('a backup', () => {
  it('is taken while people pay, holds database and documents of one instant, and only its owner can read it', async () => {
    let isOver = false;
    const ended = run('backup', backup, here()).finally(() => {
      isOver = true;
    });
    let paid = 0;
    for (; !isOver; paid += 1) await till.paid(100);
    expect(await ended).toMatchObject({ code: 0, said: expect.stringContaining(' and 1 document, ') });
    expect(paid).toBeGreaterThan(0);
    const modes = filesBelow(backup).map(({ entry, at }) => [entry.isDirectory(), fs.statSync(at).mode & 0o777]);
    expect(new Set(modes.map(String))).toEqual(new Set(['true,448', 'false,384']));
    expect(
      filesBelow(backup).filter(({ at }) => fs.statSync(at).isFile() && fs.readFileSync(at).includes(keyOf())),
    ).toEqual([]);
  });

  it('is restored into an empty place: money, documents, jobs and settings are there, nobody is signed in, and it goes on', async () => {
    const place = await emptyPlace('restored');
    const { code, said } = await run('restore', backup, place);
    expect(said).toMatch(/ledger, .*: nothing wrong[.]\n.*log, .*: nothing wrong[.]/);
    expect(code).toBe(0);
    expect(await rulesOf(place)).toEqual(await rulesOf(testApp));
    const { restored, till: tillThere } = await openRestored(place);
    try {
      expect(
        await restored
          .caller(ana.token)(currentUser, {})
          .catch((error: Error) => error.name),
      ).toBe('session_ended');
      const again = await workIn(restored, ana, ana.merchantId);
      const { url } = await again.call(openDocument, { params: { id: documentId } });
      const shown = await restored.send(new Request(new URL(url, 'http://balcao.test')));
      expect(Buffer.from(await shown.arrayBuffer())).toEqual(document);
      // Its PostgreSQL counts transactions from far below: what is paid now comes after what was summed up before all the same.
      const before = await balanceIn(place.database);
      await tillThere.paid(1_000);
      expect(await balanceIn(place.database)).toBeGreaterThan(before);
      await asOwner(place.database, `select ledger.roll_up('${ana.merchantId}', '${pending}')`);
      expect(Object.values(await ledgerFigures(place.database.config, true)).filter(Boolean)).toEqual([]);
    } finally {
      await restored.close();
    }
  });

  it('is not restored when a single byte of it has changed: in a table, a document or what it says of itself', async () => {
    const place = await emptyPlace('flipped');
    const read = async (): Promise<Ended> =>
      readManifest(backup)
        .then((manifest) => verifyContents(backup, manifest))
        .then(
          () => ({ code: 0, said: '' }),
          (error: Error) => ({ code: 1, said: error.message }),
        );
    const flipped = async (end: RegExp, look: () => Promise<Ended>): Promise<void> => {
      const file = filesBelow(backup).find(({ at }) => end.test(at))?.at ?? '';
      const kept = fs.readFileSync(file);
      const changed = Buffer.from(kept);
      changed.writeUInt8(changed.readUInt8(changed.length >> 1) ^ 1, changed.length >> 1);
      fs.writeFileSync(file, changed);
      const ended = await look();
      fs.writeFileSync(file, kept);
      expect(ended).toEqual({
        code: 1,
        said: expect.stringMatching(/is not what was written: nothing was restored[.]\n?$/),
      });
      expect(ended.said).toContain(path.basename(file));
    };
    await flipped(/files\/\w\w\/[\w-]+$/, read);
    await flipped(/manifest[.]json$/, read);
    await flipped(/ledger[.]entry[.]copy$/, () => run('restore', backup, place));
    expect(await read()).toEqual({ code: 0, said: '' });
    expect(await isEmpty(place)).toBe(true);
  });

  it('is restored under its own key only, never where something is already, and not made without the documents', async () => {
    const place = await emptyPlace('elsewhere');
    const refused = await Promise.all([
      run('restore', backup, { ...place, key: randomBytes(32).toString('base64') }),
      run('restore', backup, { ...place, database: testApp.database }),
      run('backup', path.join(folder, 'without-documents'), { ...here(), dataDir: path.join(folder, 'wrong') }),
    ]);
    expect(refused.map(({ code }) => code)).toEqual([1, 1, 1]);
    expect(refused.map(({ said }) => said.trim())).toEqual([
      expect.stringMatching(/^MASTER_KEY is not the key/),
      expect.stringMatching(/^The database has tables in it/),
      expect.stringMatching(/\nNot in .*wrong.files: 1 document of the database[.] Is DATA_DIR right[?]$/),
    ]);
    expect(await isEmpty(place)).toBe(true);
    await expect(requireNoFiles(path.join(dataDir, 'files'))).rejects.toThrow(/has files in it/);
    const write = ({ database }: { readonly database: FreshDatabase }, to: string) =>
      writeBackup({
        connection: database.config,
        files: path.join(dataDir, 'files'),
        secrets: testApp.platform.secrets,
        to,
      });
    await expect(write(testApp, backup)).rejects.toThrow(/is there already/);
    await expect(write(place, path.join(folder, 'of-nothing'))).rejects.toThrow(/has no Balcão/);
  });

  it('that found no room leaves nothing behind that could be taken for one', async () => {
    const full = path.join(folder, 'full/today');
    const ended = await run('backup', full, here(), 'ulimit -f 8');
    expect(ended).toEqual({
      code: 1,
      said: expect.stringMatching(/^The disk of .* is full.*: no backup was made[.]\n$/),
    });
    expect(fs.readdirSync(path.dirname(full))).toEqual([]);
  });
});
