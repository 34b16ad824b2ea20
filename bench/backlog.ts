import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { transaction } from '../apps/server/src/platform/db.ts';
import { newId } from '../apps/server/src/platform/ids.ts';
import { perSecond, seconds } from './figures.ts';
import { type Installation, openInstallation } from './installation.ts';
import { addMerchants } from './merchants.ts';
import type { Options } from './options.ts';
import type { Row } from './table.ts';

const count = 2_000;
const limitPerSecond = 25;

/** A merchant's server that answers at once, and says when it has heard the last of them. */
const listen = async () => {
  const { promise: all, resolve } = Promise.withResolvers<void>();
  const seen = new Set<string>();
  let firstAt = 0;
  const server = http.createServer((request, response) => {
    if (seen.size === 0) firstAt = performance.now();
    seen.add(String(request.headers['webhook-id']));
    request.resume();
    response.writeHead(204).end();
    if (seen.size === count) resolve();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, all, firstAt: () => firstAt, close: () => server.close() };
};

interface Address {
  readonly merchantId: string;
  readonly id: string;
  readonly url: string;
}
/** So many notifications are due at once, as after an address was switched on again. */
const fill = async ({ connect, laidOut: { merchantId, id, url } }: Installation<Address>): Promise<void> => {
  const client = await connect();
  const body = JSON.stringify({ type: 'webhook.test', data: { requestId: 'old' } });
  await client.query(
    `insert into webhook_delivery (merchant_id, id, endpoint_id, message_id, type, url, body, state, next_attempt_at, created_at)
      select $1, gen_random_uuid(), $2, 'msg_' || n, 'webhook.test', $3, $4, 'waiting', now(), now() from generate_series(1, $5::int) n`,
    [merchantId, id, url, body, count],
  );
  await client.end();
};

/** What waits for one address: from the first notification that arrives until the last. */
export const measureBacklog = async ({ say }: Options): Promise<Row[]> => {
  const receiver = await listen();
  const installation = await openInstallation(async (services, platform) => {
    const [merchant] = await addMerchants(services, platform, 1);
    if (!merchant) throw new Error('there is no merchant');
    const { merchantId } = merchant;
    const createdAt = platform.clock.now();
    const row = { merchantId, id: newId(createdAt), name: 'Bench', url: receiver.url, types: null, createdAt };
    await transaction(platform.db, (tx) => services.webhookEndpoints.insert(tx, row));
    return row;
  });
  try {
    await fill(installation);
    await receiver.all;
    const took = (performance.now() - receiver.firstAt()) / 1000;
    say(`backlog: ${count} in ${seconds(took)}`);
    const rate = count / took;
    return [
      {
        what: `${count.toLocaleString('en-US')} notifications that wait for one address, from the first that arrives until the last`,
        ours: `${seconds(took)}, ${perSecond(rate)}`,
        against: `${limitPerSecond} a second`,
        ratio: `${(rate / limitPerSecond).toFixed(1)}× of the goal`,
        goal: '> 25 a second',
      },
    ];
  } finally {
    await installation.close();
    receiver.close();
  }
};
