import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { saveCertificationDraft } from '@balcao/contract/certification';
import { advanceClock, resetSandbox } from '@balcao/contract/sandbox';
import { listUploads, openDocument } from '@balcao/contract/upload';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sendBroadcast, writeBroadcast } from '../../../test/broadcasts.ts';
import { makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { pdf, photo } from '../../../test/documents.ts';
import { begin, whileHeld } from '../../../test/locks.ts';
import { member, openTeam, register, type Team, workIn } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { addressOf, refusalOf, type Transfer, transferOf } from '../../../test/transfers.ts';
import { transaction } from '../../platform/db.ts';

const hour = 3_600;
const day = 24 * hour;

let testApp: TestApp | undefined;
let dataDir: string;
let ana: Team;
let tus: Transfer;
let address: string;
const close = async () => {
  await testApp?.close();
  if (testApp) fs.rmSync(dataDir, { recursive: true, force: true });
};
const opened = (): TestApp => testApp ?? (Promise.reject(new Error('no test app')) as never);
// Clocks run ahead here: each test has a product of its own.
beforeEach(async () => {
  await close();
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-uploads-'));
  testApp = await openTestApp({ dataDir });
  ana = await openTeam(testApp, await register(testApp));
  address = await addressOf(testApp);
  tus = transferOf(address, ana.token);
});
afterAll(close);

/** Lets time pass; who was logged in is so again. */
const pass = async (seconds: number) => {
  await opened().caller()(advanceClock, { body: { advanceSeconds: seconds } });
  ana = { ...ana, ...(await workIn(opened(), ana, ana.merchantId)) };
};
const statesOf = async (...ids: string[]) => {
  const { list } = await ana.call(listUploads, { query: { id: ids } });
  return ids.map((id) => list.find((upload) => upload.id === id)?.state);
};
const filesBelow = (): string[] => {
  const folder = path.join(dataDir, 'files');
  if (!fs.existsSync(folder)) return [];
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};
const announced = async (): Promise<string> => {
  const at = (await tus.announce(1_000)).headers.get('location') ?? '';
  await tus.put(at, 0, new Uint8Array(10));
  return at.split('/')[2] ?? '';
};

describe('a document that did not come in whole', () => {
  it('is waited for during a day, then forgotten with its bytes; so is one that was refused', async () => {
    const begun = await announced();
    const { id: refused } = await tus.send(Buffer.from('nothing of use'));
    await pass(23 * hour);
    expect(await statesOf(begun, refused)).toEqual(['receiving', 'refused']);
    expect(filesBelow()).toEqual([begun]);
    await pass(2 * hour);
    expect(await statesOf(begun, refused)).toEqual([undefined, undefined]);
    expect(filesBelow()).toEqual([]);
  });
});

describe('documents that a person is sending', () => {
  it('are five at once, in all their teams; what was begun long before makes room', async () => {
    const begin = async (sender = tus) => (await sender.announce(1_000)).headers.get('location')?.split('/')[2] ?? '';
    const elsewhere = await openTeam(opened(), ana);
    const there = transferOf(address, elsewhere.token);
    const oldest = await begin(there);
    await pass(hour);
    tus = transferOf(address, ana.token);
    const answers = await Promise.all(Array.from({ length: 8 }, () => tus.announce(1_000)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status === 403);
    expect(await Promise.all(refused.map(refusalOf))).toEqual(Array(3).fill('uploads_unfinished'));
    expect((await there.look(`/upload/${oldest}`)).status).toBe(404);
    // A colleague has five of their own, and one that is whole is no longer on its way.
    const lia = await member(opened(), ana, {
      permissions: [{ menuId: 'setting.merchant', permissionLevel: 'write' }],
    });
    expect(await begin(transferOf(address, lia.token))).not.toBe('');
    const at = answers.find(({ status }) => status === 201)?.headers.get('location') ?? '';
    await tus.put(at, 0, new Uint8Array(1_000));
    expect(await begin()).not.toBe('');
  });
});

describe('a document that nothing stands on', () => {
  it('is deleted with its bytes after thirty days, but for those in a form that is being filled in', async () => {
    const [{ id: loose }, { id: drafted }, { id: kept }] = [
      await tus.send(pdf()),
      await tus.send(pdf()),
      await tus.send(pdf()),
    ];
    const { platform, services } = opened();
    await transaction(platform.db, (tx) => services.uploads.keep(tx, ana.merchantId, [kept], platform.clock.now()));
    const values = { type: 'personal', values: { idFront: [drafted] } };
    await ana.call(saveCertificationDraft, { body: { values, version: 0 } });
    await ana.call(openDocument, { params: { id: loose } });
    await pass(29 * day);
    expect(await statesOf(loose, drafted, kept)).toEqual(['ready', 'ready', 'ready']);
    await pass(2 * day);
    expect(await statesOf(loose, drafted, kept)).toEqual([undefined, 'ready', 'ready']);
    expect(filesBelow().sort()).toEqual([drafted, kept].sort());
    // That someone looked at it is remembered all the same.
    const { rows } = await platform.db.$client.query('select upload_id from upload_view');
    expect(rows).toEqual([{ upload_id: loose }]);
  });

  it('is kept as long as a broadcast shows it, a draft too, if it is a picture', async () => {
    const team = await openChannelTeam(opened());
    const channel = await makeChannel(team);
    const { send } = transferOf(address, team.token);
    const [{ id: loose }, { id: drafted }, { id: sent }] = [
      await send(await photo(), 'pão.jpg', 'picture'),
      await send(await photo(), 'pão.jpg', 'picture'),
      await send(await photo(), 'pão.jpg', 'picture'),
    ];
    const show = (upload: string) => ({
      type: 'article' as const,
      title: 'Torra',
      article: [{ type: 'picture' as const, attrs: { upload, alt: '', width: 4, height: 4 } }],
    });
    await writeBroadcast(team, channel, show(drafted));
    await sendBroadcast(team, await writeBroadcast(team, channel, show(sent)));
    expect(filesBelow().sort()).toEqual([loose, drafted, sent].sort());
    await pass(31 * day);
    expect(filesBelow().sort()).toEqual([drafted, sent].sort());
  });

  it('may be as many as a team can need, and no more', async () => {
    const { db, clock } = opened().platform;
    const { id } = await tus.send(pdf());
    await db.$client.query(
      `insert into upload (merchant_id, id, created_by, name, type, bytes, state, sealed_key, sha256, created_at)
       select merchant_id, gen_random_uuid(), created_by, name, type, bytes, state, sealed_key, sha256, $2
       from upload, generate_series(1, 198) where id = $1`,
      [id, clock.now()],
    );
    const answers = await Promise.all(Array.from({ length: 16 }, () => tus.announce(1_000)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.find(({ status }) => status === 403);
    expect(refused && (await refusalOf(refused))).toBe('documents_full');
    await db.$client.query('update upload set kept_at = created_at where id = $1', [id]);
    expect((await tus.announce(1_000)).status).toBe(201);
  });

  it('may be of so many bytes in all', async () => {
    const { id } = await tus.send(pdf());
    const { $client } = opened().platform.db;
    await $client.query('update upload set bytes = $2 where id = $1', [id, 299 * 1024 * 1024]);
    expect((await tus.announce(1024 * 1024)).status).toBe(201);
    expect((await tus.announce(1)).status).toBe(403);
  });
});

describe('a document that a submission stands on', () => {
  it('cannot be taken back', async () => {
    const { id, path: at } = await tus.send(pdf());
    const { platform, services } = opened();
    const keep = () =>
      transaction(platform.db, (tx) => services.uploads.keep(tx, ana.merchantId, [id], platform.clock.now()));
    expect(await keep()).toEqual([]);
    expect(await refusalOf(await tus.remove(at))).toBe('state_forbids');
    expect(await statesOf(id)).toEqual(['ready']);
    expect(await keep()).toEqual([]);
  });

  it('is either there for it or taken back, when both happen at the same instant', async () => {
    const { platform, services } = opened();
    for (let round = 0; round < 8; round += 1) {
      const { id, path: at } = await tus.send(pdf());
      const [missing, removed] = await Promise.all([
        transaction(platform.db, (tx) => services.uploads.keep(tx, ana.merchantId, [id], platform.clock.now())),
        tus.remove(at),
      ]);
      expect(removed.status === 204).toBe(missing.length === 1);
      expect(filesBelow().includes(id)).toBe(missing.length === 0);
    }
  });

  it('is missed by a submission that waited while it was being taken back', async () => {
    const { platform, services } = opened();
    const { id } = await tus.send(pdf());
    const keep = () =>
      transaction(platform.db, (tx) => services.uploads.keep(tx, ana.merchantId, [id], platform.clock.now()));
    let keeping: Promise<string[]>[] = [];
    await whileHeld(
      opened(),
      (tx) => tx.execute(sql`delete from upload where id = ${id}`),
      async () => {
        keeping = await begin(opened(), keep(), 1);
      },
    );
    expect(await Promise.all(keeping)).toEqual([[id]]);
  });

  it('must be whole and good', async () => {
    const { platform, services } = opened();
    const ids = [await announced(), (await tus.send(Buffer.from('nothing of use'))).id, (await tus.send(pdf())).id];
    const missing = await transaction(platform.db, (tx) =>
      services.uploads.keep(tx, ana.merchantId, ids, platform.clock.now()),
    );
    expect(missing).toEqual(ids.slice(0, 2));
  });
});

describe('the sandbox, starting over', () => {
  it('deletes every document', async () => {
    await tus.send(pdf());
    expect(filesBelow()).toHaveLength(1);
    await opened().caller()(resetSandbox, {});
    expect(filesBelow()).toEqual([]);
  });
});

describe('a document that the product brings', () => {
  it('is looked at like any other, and shown like any other', async () => {
    const { platform, services } = opened();
    const about = { merchantId: ana.merchantId, createdBy: ana.accountId, now: platform.clock.now() };
    const add = (bytes: Buffer) =>
      transaction(platform.db, (tx) => services.uploads.add(tx, { ...about, name: 'RG.pdf', bytes }));
    const id = await add(pdf());
    expect(await statesOf(id)).toEqual(['ready']);
    await expect(add(Buffer.from('nothing of use'))).rejects.toThrow('typeUnknown');
  });
});
