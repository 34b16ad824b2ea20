import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listRefunds, RefundReview } from '@balcao/contract/refund';
import { changeTeam, listTeams, login } from '@balcao/contract/session';
import { listWebhooks } from '@balcao/contract/webhook';
import { listDeliveries } from '@balcao/contract/webhook-delivery';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { demoPassword } from './seed-people.ts';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-webhooks-'));
let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp({ sandboxSeed: 'small', dataDir });
  await testApp.services.sandbox.prepare();
});
afterAll(async () => {
  await testApp.close();
  fs.rmSync(dataDir, { recursive: true });
});

const ana = async () => {
  const { token } = await testApp.caller()(login, { body: { email: 'ana@cafe.example', password: demoPassword } });
  const [team] = (await testApp.caller(token)(listTeams, {})).merchantList;
  const changed = await testApp.caller(token)(changeTeam, { body: { merchantId: team?.merchantId ?? '' } });
  return testApp.caller(changed.token);
};

it('the demonstration has told its accounting of refunds: at once, later, and of one not yet', async () => {
  const call = await ana();
  const { list: refunds } = await call(listRefunds, { query: { pageSize: 100 } });
  const { list } = await call(listDeliveries, { query: { pageSize: 100 } });
  const bodies = list.map(({ body }) => JSON.parse(body));
  for (const { type, data, timestamp } of bodies) {
    const refund = refunds.find(({ number }) => number === data.number);
    expect(refund).toMatchObject(data);
    expect(type).toBe(refund?.review === RefundReview.enum.successful ? 'refund.succeeded' : 'refund.failed');
    expect(timestamp).toBe(refund?.completedAt ?? refund?.decidedAt);
  }
  const [newest, ...older] = list;
  expect(newest).toMatchObject({ state: 'waiting', endpointName: 'Contabilidade' });
  expect(newest?.attempts.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503, 503]);
  expect(Date.parse(newest?.nextAttemptAt ?? '')).toBeGreaterThan(testApp.platform.clock.now().getTime());
  expect(older.map(({ state }) => state)).not.toContain('waiting');
  expect(older.map(({ attempts }) => attempts.map(({ status }) => status))).toContainEqual([null, 503, 200]);
  const [address] = (await call(listWebhooks, {})).list;
  expect(address).toMatchObject({ state: 'on', held: 0, failingSince: newest?.attempts[0]?.at });
});

it('a refund of the demonstration is on its way at the rail, and its books balance', async () => {
  const { list } = await (await ana())(listRefunds, { query: { pageSize: 100 } });
  const underWay = list.filter(({ reason }) => reason === 'Pedido duplicado no aplicativo');
  expect(underWay).toMatchObject([{ status: '01', completedAt: null }]);
  expect(Object.values(await testApp.services.ledger.prove())).toEqual([0, 0, 0, 0, 0, 0]);
});
