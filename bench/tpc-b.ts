import { spawnSync } from 'node:child_process';
import pg from 'pg';
import { callAtOnce } from './callers.ts';
import { connectTo } from './installation.ts';

/** The yardstick of payments: TPC-B as `pgbench` runs it, 16 clients with prepared statements, each answer after the commit. */
export interface TpcB {
  /** How it is run, for the table. */
  readonly name: string;
  /** Transactions a second, over so many seconds. */
  run(seconds: number): Promise<number>;
}

const scratch = 'bench_tpc_b';
const clients = 16;
const scale = 50;

const pgbench = (socket: string, ...words: string[]): string => {
  const made = spawnSync('pgbench', ['-h', socket, '-U', 'postgres', ...words, scratch], { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`pgbench: ${made.stderr}`);
  return made.stdout;
};

const withPgbench = (socket: string): TpcB => {
  pgbench(socket, '-i', '-q', '-s', String(scale), '-I', 'dtGvp');
  return {
    name: 'pgbench TPC-B',
    run: async (seconds) => {
      const said = pgbench(socket, '-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(seconds));
      return Number(/tps = ([\d.]+)/.exec(said)?.[1]);
    },
  };
};

const tables = `
  create table branch as select b as bid, 0 as bbalance, repeat(' ', 88) as filler from generate_series(1, ${scale}) b;
  create table teller as select t as tid, (t - 1) / 10 + 1 as bid, 0 as tbalance, repeat(' ', 84) as filler
    from generate_series(1, ${scale * 10}) t;
  create table account as select a as aid, (a - 1) / 100000 + 1 as bid, 0 as abalance, repeat(' ', 84) as filler
    from generate_series(1, ${scale * 100_000}) a;
  create table history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
  alter table branch add primary key (bid); alter table teller add primary key (tid); alter table account add primary key (aid);
  analyze`;
const steps = [
  ['account', 'update account set abalance = abalance + $1 where aid = $2', 'da'],
  ['balance', 'select abalance from account where aid = $1', 'a'],
  ['teller', 'update teller set tbalance = tbalance + $1 where tid = $2', 'dt'],
  ['branch', 'update branch set bbalance = bbalance + $1 where bid = $2', 'db'],
  ['history', 'insert into history (tid, bid, aid, delta, mtime) values ($1, $2, $3, $4, current_timestamp)', 'tbad'],
] as const;

const random = (upTo: number): number => 1 + Math.floor(Math.random() * upTo);

/** The same five statements by the driver that the server uses, where there is no pgbench. */
const withDriver = async (socket: string): Promise<TpcB> => {
  const owner = await connectTo(socket, scratch);
  await owner.query(tables);
  await owner.end();
  const transact = async (pool: pg.Pool): Promise<void> => {
    const drawn: Record<string, number> = {
      a: random(scale * 100_000),
      t: random(scale * 10),
      b: random(scale),
      d: random(10_000) - 5_000,
    };
    const client = await pool.connect();
    await client.query('begin');
    for (const [name, text, order] of steps)
      await client.query({ name, text, values: [...order].map((key) => drawn[key]) });
    await client.query('commit');
    client.release();
  };
  return {
    name: 'TPC-B by node-postgres (no pgbench here)',
    run: async (seconds) => {
      const pool = new pg.Pool({ host: socket, user: 'postgres', database: scratch, max: clients });
      const { perSecond } = await callAtOnce(clients, 2_000, () => transact(pool));
      const measured = await callAtOnce(clients, Math.ceil(perSecond * seconds), () => transact(pool));
      await pool.end();
      return measured.perSecond;
    },
  };
};

/** Prepares the yardstick in a database of its own on the PostgreSQL that is measured. */
export const prepareTpcB = async (socket: string): Promise<TpcB> => {
  const owner = await connectTo(socket, 'postgres');
  await owner.query(`create database ${scratch}`);
  await owner.end();
  const isHere = spawnSync('pgbench', ['--version'], { stdio: 'ignore' }).status === 0;
  return isHere ? withPgbench(socket) : withDriver(socket);
};
