import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import readline from 'node:readline';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureDatabase } from '../../src/platform/embedded/database.ts';
import { type Embedded, startEmbedded } from '../../src/platform/embedded/embedded.ts';
import { processesNaming } from '../processes.ts';

let folder: string;
let dataDir: string;
const undo: (() => unknown)[] = [];

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-embedded-'));
  fs.chmodSync(folder, 0o755); // The account of PostgreSQL must be able to enter.
  dataDir = path.join(folder, 'postgres');
});
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
  await expect.poll(() => processesNaming(dataDir), { timeout: 60_000 }).toEqual([]); // The killed end a moment later.
  fs.rmSync(folder, { recursive: true, force: true });
});

const start = async (options: Partial<Parameters<typeof startEmbedded>[0]> = {}): Promise<Embedded> => {
  const embedded = await startEmbedded({ dataDir, ...options });
  undo.push(embedded.stop);
  return embedded;
};

/** Starts a second Node that owns the database; answers with the first line that it prints. */
const startElsewhere = async (): Promise<{ child: ChildProcess; line: string }> => {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'embedded-child.ts'), dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  undo.push(() => kill(child));
  const [line] = await once(readline.createInterface(child.stdout), 'line');
  return { child, line };
};

const kill = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
};

const query = async <Row extends pg.QueryResultRow>(config: pg.ClientConfig, sql: string): Promise<Row[]> => {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
};

const alive = (pid: number): boolean => processesNaming('').includes(pid);
const watchdogOf = (pid: number): number[] => processesNaming(`balcao-watchdog ${pid} `);

describe('the embedded PostgreSQL', () => {
  it('starts on an empty folder, takes UTF-8 and bytes in order, and listens on no port', async () => {
    const { config, url } = await start();
    const [row] = await query(
      config(),
      `select current_setting('listen_addresses') as addresses, 'ação' > 'Z' as bytes`,
    );
    expect(row).toEqual({ addresses: '', bytes: true });
    const [same] = await query({ connectionString: url() }, `select current_setting('fsync') as fsync`);
    expect(same).toEqual({ fsync: 'on' });
  });

  it('creates a database once', async () => {
    const embedded = await start();
    await ensureDatabase(embedded, 'balcao');
    await ensureDatabase(embedded, 'balcao');
    expect(await query(embedded.config('balcao'), 'select current_database() as name')).toEqual([{ name: 'balcao' }]);
  });

  it('refuses a second server with a sentence that names the first', async () => {
    await start();
    const { line } = await startElsewhere();
    expect(line).toBe(
      `refused Another server (process ${process.pid}) is using ${dataDir}: stop it, or set DATA_DIR to another folder.`,
    );
  });

  it('lets exactly one of three servers that start at once have the folder', async () => {
    const lines = await Promise.all([startElsewhere(), startElsewhere(), startElsewhere()]);
    expect(lines.filter(({ line }) => line.startsWith('started'))).toHaveLength(1);
    expect(lines.filter(({ line }) => line.startsWith('refused'))).toHaveLength(2);
  });

  it('leaves no process and no claim behind when it is stopped, and the data stays', async () => {
    const first = await startEmbedded({ dataDir });
    const watchdogs = watchdogOf(first.pid() ?? 0);
    expect(watchdogs).toHaveLength(1);
    await query(first.config(), 'create table kept as select 1 as value');
    await first.stop();
    expect(processesNaming(dataDir)).toEqual([]);
    expect(watchdogs.filter(alive)).toEqual([]);
    expect(fs.readdirSync(folder)).toEqual(['postgres', 'postgres.log']);
    const second = await start();
    expect(await query(second.config(), 'select value from kept')).toEqual([{ value: 1 }]);
  });

  it('shuts down by itself when its server is killed', async () => {
    const { child, line } = await startElsewhere();
    await kill(child);
    await expect.poll(() => alive(Number(line.split(' ')[1])), { timeout: 60_000 }).toBe(false);
    expect(fs.existsSync(path.join(dataDir, 'postmaster.pid'))).toBe(false);
  });

  it('takes over from a server that was killed together with its watchdog, and keeps what was acknowledged', async () => {
    const { child, line } = await startElsewhere();
    const orphan = Number(line.split(' ')[1]);
    await query({ host: dataDir, user: 'postgres' }, 'create table kept as select 2 as value');
    for (const pid of watchdogOf(orphan)) process.kill(pid, 'SIGKILL');
    await expect.poll(() => watchdogOf(orphan)).toEqual([]);
    await kill(child);
    expect(alive(orphan)).toBe(true);
    const embedded = await start();
    expect(alive(orphan)).toBe(false);
    expect(await query(embedded.config(), 'select value from kept')).toEqual([{ value: 2 }]);
  });

  it('comes back after a kill of PostgreSQL, with every acknowledged row', async () => {
    let recovered = 0;
    const embedded = await start({ onRecovered: () => recovered++ });
    const first = embedded.pid() ?? 0;
    await query(embedded.config(), 'create table kept as select 3 as value');
    process.kill(first, 'SIGKILL');
    await expect.poll(() => recovered, { timeout: 60_000 }).toBe(1);
    expect(embedded.pid()).not.toBe(first);
    expect(watchdogOf(first)).toEqual([]);
    expect(await query(embedded.config(), 'select value from kept')).toEqual([{ value: 3 }]);
  });

  it('refuses a folder with files of somebody else, and leaves them alone', async () => {
    fs.mkdirSync(dataDir);
    fs.writeFileSync(path.join(dataDir, 'photo.jpg'), 'x');
    await expect(startEmbedded({ dataDir })).rejects.toThrow('holds files that are not PostgreSQL');
    expect(fs.readdirSync(dataDir)).toEqual(['photo.jpg']);
  });

  it('writes no value of a row or a statement into its log, whatever goes wrong', async () => {
    const { config, pid } = await start();
    const cpf = '529.982.247-25';
    await query(config(), `create table person (cpf text unique); insert into person values ('${cpf}')`);
    const client = new pg.Client(config());
    client.on('error', () => {});
    await client.connect();
    const failing = [
      { text: 'insert into person values ($1)', values: [cpf] },
      { text: `insert into person values ('${cpf}')` },
      { text: 'select $1::uuid', values: [cpf] },
      { text: `do $$ begin raise exception 'not ${cpf}' using detail = '${cpf}'; end $$` },
    ];
    for (const statement of failing) await expect(client.query(statement)).rejects.toThrow();
    // PostgreSQL tells of what a process was doing that was killed.
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const cut = client.query(`select pg_sleep(60), '${cpf}'`).catch(() => 'cut');
    const first = pid();
    await expect
      .poll(() => query(config(), `select from pg_stat_activity where pid = ${rows[0]?.pid} and query ~ 'pg_sleep'`))
      .toHaveLength(1);
    process.kill(rows[0]?.pid ?? 0, 'SIGKILL');
    expect(await cut).toBe('cut');
    const log = () => fs.readFileSync(`${dataDir}.log`, 'utf8');
    await expect.poll(log, { timeout: 60_000 }).toContain('was terminated by signal 9');
    await expect.poll(() => query(config(), 'select 6 as value').catch(() => []), { timeout: 60_000 }).toHaveLength(1);
    expect(pid()).toBe(first);
    expect(log()).not.toContain(cpf);
  });

  it('works below a path that is too long for a socket', async () => {
    dataDir = path.join(folder, 'a-long-name-'.repeat(8), 'postgres');
    const embedded = await start();
    expect(await query(embedded.config(), 'select 4 as value')).toEqual([{ value: 4 }]);
  });

  it.runIf(process.getuid?.() === 0)(
    'keeps its data where its account may enter when the folder is private',
    async () => {
      fs.chmodSync(folder, 0o700);
      const embedded = await start();
      undo.unshift(() => {
        for (const end of ['', '.log']) fs.rmSync(`${embedded.dataDir}${end}`, { recursive: true, force: true });
      });
      expect(embedded.dataDir).toMatch(/^\/var\/lib\/balcao\/data-[0-9a-f]{12}$/);
      expect(await query(embedded.config(), 'select 5 as value')).toEqual([{ value: 5 }]);
    },
  );
});
