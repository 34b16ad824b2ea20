import { randomUUID } from 'node:crypto';
import { WebhookDelivery, WebhookEndpoint } from '@balcao/contract/webhook';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseAfter, type EarlierDatabase } from '../../../test/earlier-database.ts';
import { findDelivery } from './delivery.repository.ts';
import { presentDelivery, presentEndpoint } from './webhook.present.ts';
import { listEndpoints } from './webhook.repository.ts';

/** The last one after which a team had one address, and a notification did not say which order it was about. */
const last = '0016_customer';
let earlier: EarlierDatabase;
beforeAll(async () => {
  earlier = await databaseAfter(last);
});
afterAll(() => earlier.drop());

it('an address and its notifications of before there were several go on as they were', async () => {
  const { client, goOn } = earlier;
  const db = drizzle(client);
  const [merchantId, sent, waiting, failed] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const at = '2026-03-02T12:00:00.000Z';
  const url = 'https://loja.example:8443/avisos?de=balcao';
  await client.query(
    'insert into webhook_endpoint (merchant_id, url, sealed_secret, created_at) values ($1, $2, $3, $4)',
    [merchantId, url, 'sealed', at],
  );
  const data = { number: '26030200000000000001', merchantOrderNumber: 'P-1' };
  const body = JSON.stringify({ type: 'order.paid', timestamp: at, data });
  const attempts = JSON.stringify([{ at, status: 200, answer: 'ok', durationMs: 12 }]);
  const insert = `insert into webhook_delivery
    (merchant_id, id, message_id, type, url, body, state, attempts, attempt_count, next_attempt_at, created_at)
    values ($1, $2, $3, 'order.paid', $4, $5, $6, $7, $8, $9, $10)`;
  await client.query(insert, [merchantId, sent, 'msg_1', url, body, 'delivered', attempts, 1, null, at]);
  await client.query(insert, [merchantId, waiting, 'msg_2', url, body, 'waiting', '[]', 0, at, at]);
  await client.query(insert, [merchantId, failed, 'msg_3', url, body, 'failed', attempts, 1, null, at]);

  await goOn();

  const [row, ...others] = await listEndpoints(db as never, merchantId);
  if (!row) throw new Error('the address is gone');
  expect(others).toEqual([]);
  const endpoint = WebhookEndpoint.parse(presentEndpoint(row, 0, new Date(at)));
  expect(endpoint).toMatchObject({ name: 'loja.example', url, state: 'on', types: null, failingSince: null });
  expect(row.sealedSecret).toBe('sealed');
  const seen = async (id: string) => {
    const found = await findDelivery(db as never, merchantId, id);
    return found && WebhookDelivery.parse(presentDelivery(found));
  };
  const same = { endpointId: endpoint.id, endpointName: 'loja.example', orderNumber: data.number, body, url };
  expect(await seen(sent)).toMatchObject({ ...same, state: 'delivered', attempts: [{ status: 200, answer: 'ok' }] });
  expect(await seen(waiting)).toMatchObject({ ...same, state: 'waiting', nextAttemptAt: at, attempts: [] });
  expect(await seen(failed)).toMatchObject({ ...same, state: 'failed', nextAttemptAt: null });
});
