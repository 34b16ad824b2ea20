import { spawn } from 'node:child_process';
import { createPublicKey } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import type { Secrets } from '../apps/server/src/platform/secrets.ts';
import { freePort } from '../tools/free-port.ts';

import type { Run } from './callers.ts';
import { type Merchant, signOrders } from './merchants.ts';
import { byRail, runPayments } from './pay-calls.ts';

/** The same calls against a server that checks the same signatures and stores nothing. */
export const runBare = async (
  merchants: readonly Merchant[],
  secrets: Secrets,
  callers: number,
  count: number,
): Promise<Run> => {
  const port = await freePort();
  const [{ privateKey }] = merchants as [Merchant];
  const bare = spawn(process.execPath, [path.join(import.meta.dirname, 'bare-till-server.ts'), String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, BARE_KEY: createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString() },
  });
  await once(bare.stdout, 'data');
  const url = `http://127.0.0.1:${port}`;
  await runPayments(url, 16, signOrders(merchants, 1_000), byRail(secrets));
  const run = await runPayments(url, callers, signOrders(merchants, count), byRail(secrets));
  const gone = once(bare, 'exit');
  bare.kill('SIGTERM');
  await gone;
  return run;
};
