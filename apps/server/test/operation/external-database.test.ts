import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../../../tools/free-port.ts';
import { sandboxShop } from '../sandbox-shop.ts';
import { checkLedger, dataFolder, type ServerProcess, startServer } from '../server-process.ts';
import { makeSystemPostgres, password, type SystemPostgres, systemPrograms } from '../system-postgres.ts';
import { until } from '../until.ts';

vi.setConfig({ testTimeout: 90_000 });

const root = path.resolve(import.meta.dirname, '../../../..');

/** What docs/operating.md tells operators of a PostgreSQL of their own to write: the one block of it that has these words in it. */
const documented = (words: string): string => {
  const text = fs.readFileSync(path.join(root, 'docs/operating.md'), 'utf8');
  const section = /^#### With a PostgreSQL of your own$(.*?)^## /ms.exec(text)?.[1] ?? '';
  const blocks = [...section.matchAll(/^```\n(.*?)^```$/gms)].map(([, block = '']) => block);
  const found = blocks.filter((block) => block.includes(words));
  expect(found).toHaveLength(1);
  return found[0] ?? '';
};

describe.skipIf(!systemPrograms)(
  `a PostgreSQL of the system${systemPrograms ? '' : ' (none is installed here)'}`,
  () => {
    const { dataDir, remove } = dataFolder();
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-external-'));
    const archive = path.join(folder, 'archive');
    let postgres: SystemPostgres;
    let server: ServerProcess;
    let installation: Parameters<typeof startServer>[0];

    /** With the places of this test instead of an operator's. */
    const here = (text: string): string => {
      const placed = text.replaceAll('/archive', archive).replaceAll('/var/lib/postgresql/data', postgres.data);
      return postgres.account.uid === undefined ? placed.replace('-o postgres -g postgres ', '') : placed;
    };
    /** Runs what is documented, in a shell, as the account of PostgreSQL or as the one of the server. */
    const run = (script: string, as: 'postgres' | 'server', env: NodeJS.ProcessEnv = {}) => {
      const cache = path.join(root, 'node_modules/.cache/compiled');
      const { status, stdout, stderr } = spawnSync('sh', ['-ec', here(script)], {
        ...(as === 'postgres' ? { ...postgres.account, cwd: '/' } : { cwd: root }),
        env: { PATH: `${systemPrograms}:${process.env.PATH}`, NODE_COMPILE_CACHE: cache, ...env },
        encoding: 'utf8',
      });
      return { code: status, said: stdout + stderr };
    };

    beforeAll(async () => {
      postgres = makeSystemPostgres(folder, await freePort());
      expect(run(documented('install -d'), 'server')).toEqual({ code: 0, said: '' });
      fs.appendFileSync(path.join(postgres.data, 'postgresql.conf'), here(documented('archive_timeout')));
      await postgres.start();
      await postgres.administer(`create role balcao login createrole password '${password}'`);
      await postgres.administer('create database balcao owner balcao');
      const env = { DATABASE_URL: postgres.urlOf('balcao', 'balcao'), ARCHIVE_DIR: archive, SANDBOX_SEED: 'small' };
      installation = { dataDir, port: await freePort(), env };
      server = await startServer(installation);
    });
    afterAll(async () => {
      await server?.end('SIGTERM');
      await postgres.stop();
      for (const one of [dataDir, folder]) fs.rmSync(one, { recursive: true, force: true });
      remove();
    });

    it('carries an order from its creation to the ledger', async () => {
      await sandboxShop(server.url, dataDir).paid('X-1');
      expect(Object.values(checkLedger(installation))).toEqual([0, 0, 0, 0, 0, 0]);
    });

    it('is used instead of one of our own, and stays when the server ends', async () => {
      expect(fs.existsSync(path.join(dataDir, 'postgres'))).toBe(false);
      await server.end('SIGTERM');
      expect((await postgres.administer('select 1')).rowCount).toBe(1);
      server = await startServer(installation);
      expect((await fetch(`${server.url}/ready`)).status).toBe(200);
    });

    it('goes back to an instant by the commands of docs/operating.md, with its documents, and a server goes on from there', async () => {
      const shop = sandboxShop(server.url, dataDir);
      await postgres.administer(documented('create role').replace('a password of its own', password));
      const copying = { COPY_URL: postgres.urlOf('balcao_copy', 'postgres') };
      expect(run(documented('pg_basebackup'), 'postgres', copying)).toMatchObject({ code: 0 });
      expect(run(documented('pg_archivecleanup'), 'postgres')).toEqual({ code: 0, said: '' });
      await shop.paid('P-1');
      // What the server does each minute has happened: documents are in the archive.
      const body = JSON.stringify({ advanceSeconds: 1 });
      const headers = { 'content-type': 'application/json' };
      expect((await fetch(`${server.url}/sandbox/v1/clock`, { method: 'POST', headers, body })).status).toBe(200);
      const between = (await postgres.administer('select now()::text as now')).rows[0].now;
      await shop.paid('P-2');
      await server.end('SIGTERM');
      await postgres.stop();
      fs.rmSync(postgres.data, { recursive: true });

      const goBack = documented('recovery_target_time =').replace('2026-11-24 14:03:00+00', between);
      expect(goBack).toContain(between);
      expect(run(goBack, 'postgres')).toEqual({ code: 0, said: '' });
      await postgres.start();
      await until(
        async () => (await postgres.administer('select pg_is_in_recovery() as recovers')).rows[0].recovers,
        (recovers) => !recovers,
      );
      const restored = path.join(folder, 'restored');
      const env = {
        ...installation.env,
        MASTER_KEY: fs.readFileSync(path.join(dataDir, 'master.key'), 'utf8'),
        ARCHIVE_DIR: path.join(folder, 'next'),
      };
      const finish = () => run(documented('--recovered'), 'server', { ...env, DATA_DIR: restored });
      const { code, said } = finish();
      expect(said).toMatch(
        /ledger, .*: nothing wrong[.]\n.*log, .*: nothing wrong[.]\n.*compared \([1-9]\d*\): nothing wrong/,
      );
      expect(code).toBe(0);
      expect(finish()).toEqual({ code: 1, said: expect.stringMatching(/restored.files has files in it/) });
      for (const line of documented('alter system').trim().split('\n')) await postgres.administer(line);

      installation = { ...installation, dataDir: restored, env };
      server = await startServer(installation);
      const after = sandboxShop(server.url, dataDir);
      expect([await after.statusOf('X-1'), await after.statusOf('P-1')]).toEqual(['02', '02']);
      await expect(after.statusOf('P-2')).rejects.toThrow();
      await after.paid('P-3');
      expect(Object.values(checkLedger(installation))).toEqual([0, 0, 0, 0, 0, 0]);
    });
  },
);
