import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathOf } from '@balcao/contract/endpoint';
import { listOrders } from '@balcao/contract/order';
import { Pool } from 'undici';
import { freePort } from '../tools/free-port.ts';

import { callAtOnce, type Run } from './callers.ts';
import { mean, perSecond, spread, times } from './figures.ts';
import { forgetLimits, openDemo } from './installation.ts';
import type { Options } from './options.ts';
import { addOrders } from './order-rows.ts';
import type { Row } from './table.ts';

const callers = 16;

const ask = async (url: string, headers: Record<string, string>, count: number): Promise<Run> => {
  const pool = new Pool(url, { connections: callers, pipelining: 1 });
  const run = await callAtOnce(callers, count, async () => {
    const answer = await pool.request({ method: 'GET', path: pathOf(listOrders), headers });
    await answer.body.dump();
    if (answer.statusCode !== 200) throw new Error(`the page of orders answered ${answer.statusCode}`);
  });
  await pool.close();
  return run;
};

/** The orders page, signed in and with its permission checked, against bare `node:http` with the same SQL; in turns. */
export const measureReads = async ({ seconds, say }: Options): Promise<Row[]> => {
  const demo = await openDemo();
  const port = await freePort();
  const program = path.join(import.meta.dirname, 'bare-server.ts');
  const bare = spawn(process.execPath, [program, String(port), demo.socket, demo.merchantId], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await once(bare.stdout, 'data');
    const client = await demo.connect();
    await addOrders(client, demo.merchantId, demo.merchantNumber, 10_000);
    const limited = forgetLimits(client);
    const ours = (count: number) => ask(demo.server.url, { authorization: `Bearer ${demo.token}` }, count);
    const theirs = (count: number) => ask(`http://127.0.0.1:${port}`, {}, count);
    const warm = await ours(300);
    await theirs(300);
    const count = Math.ceil((warm.perSecond * seconds) / 2);
    const runs: { ours: Run; theirs: Run }[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      runs.push({ theirs: await theirs(count), ours: await ours(count) });
      say(
        `reads: ${perSecond(runs.at(-1)?.ours.perSecond ?? 0)} against ${perSecond(runs.at(-1)?.theirs.perSecond ?? 0)}`,
      );
    }
    await limited();
    await client.end();
    const [mine, bareRate] = [
      mean(runs.map((run) => run.ours.perSecond)),
      mean(runs.map((run) => run.theirs.perSecond)),
    ];
    return [
      {
        what: `orders page, signed in, permission checked, ${callers} callers`,
        ours: `${perSecond(mine)}, ${spread(runs.flatMap((run) => run.ours.latencies))}`,
        against: `bare node:http, same SQL: ${perSecond(bareRate)}`,
        ratio: times(mine / bareRate),
        goal: '≥ 0.9×',
      },
    ];
  } finally {
    const gone = once(bare, 'exit');
    bare.kill('SIGTERM');
    await gone;
    await demo.close();
  }
};
