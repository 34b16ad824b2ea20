import { pathOf } from '@balcao/contract/endpoint';
import { getStatement, getStatementDays } from '@balcao/contract/ledger-statement';
import type pg from 'pg';
import { Pool } from 'undici';
import { callAtOnce } from './callers.ts';
import { quantile, spread, times } from './figures.ts';
import { forgetLimits, openDemo } from './installation.ts';
import type { Options } from './options.ts';
import { addMovements, emptyBooks, statementCursor } from './statement-rows.ts';
import type { Row } from './table.ts';

const asked = 200;
const sizes = { small: 10_000, large: 1_000_000 } as const;

const openBooks = async (rows: number, say: Options['say']) => {
  const demo = await openDemo();
  const client: pg.Client = await demo.connect();
  say(`statements: laying out ${rows.toLocaleString('en-US')} movements`);
  await emptyBooks(client, demo.merchantId);
  await addMovements(client, demo.merchantId, rows);
  const pool = new Pool(demo.server.url, { connections: 1, pipelining: 1 });
  const headers = { authorization: `Bearer ${demo.token}` };
  const limited = forgetLimits(client);
  const deep = await statementCursor(client, demo.merchantId, 9_000);
  return {
    deep,
    ask: async (path: string): Promise<void> => {
      const answer = await pool.request({ method: 'GET', path, headers });
      const text = await answer.body.text();
      const { data } = JSON.parse(text) as { data: { list?: unknown[] } };
      if (answer.statusCode !== 200 || !data.list?.length) throw new Error(`${path}: ${text.slice(0, 200)}`);
    },
    end: async () => {
      await pool.close();
      await limited();
      await client.end();
      await demo.close();
    },
  };
};
type Books = Awaited<ReturnType<typeof openBooks>>;

/** From almost a year ago on. */
const wholeYear = new Date(Date.now() - 350 * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
const questions = ({ deep }: Books): readonly (readonly [string, string])[] => [
  ['available, newest page', `${pathOf(getStatement)}?account=available`],
  ['available, page 450 by keyset', `${pathOf(getStatement)}?account=available&from=${wholeYear}&cursor=${deep}`],
  ['to be settled, newest page', `${pathOf(getStatement)}?account=pending`],
  ['all money, newest page', `${pathOf(getStatement)}?account=own&from=${wholeYear}`],
  ['balance by day over a year', `${pathOf(getStatementDays)}?account=own&from=${wholeYear}`],
];

/** Pages of a statement at a million movements against ten thousand: their cost must not depend on lines that they do not show. */
export const measureStatements = async ({ say }: Options): Promise<Row[]> => {
  const table: Row[] = [];
  const [small, large] = [await openBooks(sizes.small, say), await openBooks(sizes.large, say)];
  try {
    const ofSmall = questions(small);
    for (const [index, [what, path]] of questions(large).entries()) {
      const smallPath = ofSmall[index]?.[1] ?? '';
      const latencies: Record<'small' | 'large', number[]> = { small: [], large: [] };
      await callAtOnce(1, 20, async () => void (await Promise.all([small.ask(smallPath), large.ask(path)])));
      for (let turn = 0; turn < asked; turn += 1) {
        latencies.small.push(...(await callAtOnce(1, 1, () => small.ask(smallPath))).latencies);
        latencies.large.push(...(await callAtOnce(1, 1, () => large.ask(path))).latencies);
      }
      const ratio = (share: number) => times(quantile(latencies.large, share) / quantile(latencies.small, share));
      table.push({
        what: `statement through HTTP, ${what}, at ${sizes.large.toLocaleString('en-US')} movements`,
        ours: spread(latencies.large),
        against: `at ${sizes.small.toLocaleString('en-US')} movements: ${spread(latencies.small)}`,
        ratio: `p50 ${ratio(0.5)}, p99 ${ratio(0.99)}`,
        goal: 'p50 ≤ 1.5×, p99 ≤ 2×',
      });
    }
  } finally {
    await large.end();
    await small.end();
  }
  return table;
};
