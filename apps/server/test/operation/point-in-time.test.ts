import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../../../tools/free-port.ts';
import { sandboxShop } from '../sandbox-shop.ts';
import { checkLedger, dataFolder, startServer } from '../server-process.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const { dataDir: top, remove } = dataFolder();
const dataDir = path.join(top, 'data');
/** As folders may be called. */
const archive = path.join(top, `it's 100% an "archive"`);
const wal = path.join(archive, 'wal');
let before: Date;
let between: Date;
let after: Date;

/** A command as an operator runs it. */
const run = (program: string, to: string, words: readonly string[], archiveDir = archive) => {
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: to,
    ARCHIVE_DIR: archiveDir,
    MASTER_KEY: fs.readFileSync(path.join(dataDir, 'master.key'), 'utf8'),
    NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, '../../../../node_modules/.cache/compiled'),
  };
  const file = path.resolve(import.meta.dirname, `../../src/${program}.ts`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...words], { env, encoding: 'utf8' });
  return { code: status, said: (stdout + stderr).trim() };
};
const restore = (name: string, to: string) => run('restore', path.join(top, name), [archive, '--to', to]);

beforeAll(async () => {
  fs.mkdirSync(dataDir, { mode: 0o755 });
  before = new Date();
  const env = { ARCHIVE_DIR: archive, SANDBOX_SEED: 'small' };
  const server = await startServer({ dataDir, port: await freePort(), env });
  const shop = sandboxShop(server.url, dataDir);
  await shop.paid('P-1');
  expect(run('archive-base', dataDir, [])).toEqual({ code: 0, said: expect.stringContaining('leads to any instant') });
  await shop.paid('P-2');
  between = new Date();
  await shop.paid('P-3');
  await server.end('SIGTERM');
  after = new Date(Date.now() + 3_600_000);
});
afterAll(remove);

describe('an archive of the embedded PostgreSQL', () => {
  it('brings back exactly what was paid up to an instant, with its documents, and a server goes on from there', async () => {
    const { code, said } = restore('restored', between.toISOString());
    expect(said).toMatch(
      /ledger, .*: nothing wrong[.]\n.*log, .*: nothing wrong[.]\n.*compared \([1-9]\d*\): nothing wrong/,
    );
    expect(code).toBe(0);
    const restored = path.join(top, 'restored');
    const key = fs.readFileSync(path.join(dataDir, 'master.key'), 'utf8');
    const env = { MASTER_KEY: key, SANDBOX_SEED: 'small', ARCHIVE_DIR: path.join(top, 'next') };
    const installation = { dataDir: restored, port: await freePort(), env };
    const server = await startServer(installation);
    try {
      const shop = sandboxShop(server.url, dataDir);
      expect([await shop.statusOf('P-1'), await shop.statusOf('P-2')]).toEqual(['02', '02']);
      await expect(shop.statusOf('P-3')).rejects.toThrow();
      await shop.paid('P-4');
      expect(Object.values(checkLedger(installation))).toEqual([0, 0, 0, 0, 0, 0]);
      expect(run('archive-base', restored, [], archive)).toEqual({
        code: 1,
        said: expect.stringMatching(/^ARCHIVE_DIR .* is of another database, or of the time before a restore/),
      });
    } finally {
      await server.end('SIGTERM');
    }
  });

  it('says in one sentence why it does not lead to an instant, and leaves nothing behind', () => {
    expect(restore('early', before.toISOString())).toEqual({
      code: 1,
      said: expect.stringMatching(/^The oldest base copy is of \S+: what was before cannot be restored from it[.]$/),
    });
    expect(restore('late', after.toISOString())).toEqual({
      code: 1,
      said: expect.stringMatching(/^The archive leads only until 20\S+Z: name an instant up to then, or latest[.]$/),
    });
    expect(restore('data', 'latest')).toEqual({
      code: 1,
      said: expect.stringMatching(/data.postgres has files in it: an instant is restored into an empty place only[.]$/),
    });
    expect(restore('vague', '2026-11-24 15:00')).toEqual({ code: 1, said: expect.stringMatching(/^Say the instant/) });
    const segments = fs.readdirSync(wal).filter((name) => /^[0-9A-F]{24}[.]gz$/.test(name));
    const file = segments.sort().at(-2) ?? '';
    const kept = fs.readFileSync(path.join(wal, file));
    fs.writeFileSync(path.join(wal, file), kept.subarray(0, kept.length >> 1));
    expect(restore('damaged', 'latest').said).toMatch(/^[0-9A-F]{24} of the archived log is damaged or cannot be read/);
    fs.rmSync(path.join(wal, file));
    expect(restore('gap', 'latest')).toEqual({
      code: 1,
      said: `${file} of the archived log is missing: nothing was restored.`,
    });
    for (const name of ['late', 'damaged']) expect(fs.readdirSync(path.join(top, name))).toEqual([]);
  });
});
