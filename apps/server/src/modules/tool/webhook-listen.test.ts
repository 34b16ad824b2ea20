import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { hearEvents, openListener, TriggeredEvent, triggerEvent } from '@balcao/contract/tool';
import { revokeToolKey } from '@balcao/contract/tool-key';
import { addWebhook } from '@balcao/contract/webhook';
import { verifyWebhook } from '@balcao/sdk/merchant';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../../../tools/free-port.ts';
import { type FreshDatabase, freshDatabase } from '../../../test/database.ts';
import { type Receiver, receiver } from '../../../test/merchants.ts';
import { openTeam, register, type Team } from '../../../test/people.ts';

import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { toolKey } from '../../../test/tool-keys.ts';
import { startTool, type ToolProcess } from '../../../test/tool-process.ts';
import { until } from '../../../test/until.ts';
import { transaction } from '../../platform/db.ts';

let database: FreshDatabase;
let testApp: TestApp;
let team: Team;
let port: number;
let folder: string;
let url: string;
const started: ToolProcess[] = [];
const receivers: Receiver[] = [];
const serve = async (): Promise<void> => {
  testApp = await openTestApp({}, database);
  url = await testApp.app.listen({ port, host: '127.0.0.1' });
  // The team calls the server that is up now.
  if (team as Team | undefined) team = { ...team, call: testApp.caller(team.token) };
};
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-tool-'));
  [database, port] = await Promise.all([freshDatabase(), freePort()]);
  await serve();
  team = await openTeam(testApp, await register(testApp), { certified: true });
});
afterEach(async () => {
  for (const tool of started.splice(0)) tool.child.kill('SIGKILL');
  for (const one of receivers.splice(0)) await one.close();
});
afterAll(async () => {
  await testApp.close();
  await database.drop();
  fs.rmSync(folder, { recursive: true, force: true });
});

const local = async (): Promise<Receiver> => {
  const made = await receiver();
  receivers.push(made);
  return made;
};
const listen = async (key: string, to: string, ...more: readonly string[]): Promise<ToolProcess> => {
  const tool = startTool({ url, key, folder }, 'webhook', 'listen', '--forward-to', to, '--json', ...more);
  started.push(tool);
  await tool.said('ready');
  return tool;
};
const announce = (count: number): Promise<void> =>
  transaction(testApp.platform.db, (tx) =>
    testApp.services.webhooks.announceAll(
      tx,
      Array.from({ length: count }, (_, at) => ({
        merchantId: team.merchantId,
        event: { type: 'webhook.test', data: { requestId: String(at) } },
      })),
    ),
  );
const idsOf = ({ requests }: Receiver) => requests.map(({ headers }) => String(headers['webhook-id']));

describe('balcao webhook listen', () => {
  it('gets what an address gets: the event of a paid order, with the same id and body, signed by the secret that it shows', async () => {
    const { secret: key } = await toolKey(team);
    const [hook, online] = [await local(), await local()];
    const { secret: secretOnline } = await team.call(addWebhook, { body: { url: online.url, types: ['order.paid'] } });
    const tool = await listen(key, hook.url, '--events', 'order.paid', '--count', '1');
    const trigger = startTool({ url, key, folder }, 'webhook', 'trigger', 'order.paid', '--json');
    expect(await trigger.end()).toBe(0);
    const [{ merchantOrderNumber }] = trigger.lines() as [{ merchantOrderNumber: string }];
    const [heard, told] = [await hook.receive(), await online.receive()];
    expect(await tool.end()).toBe(0);
    const { secret } = await tool.said('ready');
    expect(verifyWebhook({ ...heard, secret: String(secret) })).toMatchObject({
      type: 'order.paid',
      data: { merchantOrderNumber, status: '02' },
    });
    expect(verifyWebhook({ ...told, secret: secretOnline })).toEqual(
      verifyWebhook({ ...heard, secret: String(secret) }),
    );
    expect(() => verifyWebhook({ ...heard, secret: secretOnline })).toThrow();
    expect(heard.body).toBe(told.body);
    const names = ['content-type', 'user-agent', 'webhook-id'] as const;
    for (const name of names) expect(heard.headers[name], name).toBe(told.headers[name]);
    expect(await tool.said('event')).toMatchObject({ type: 'order.paid', status: 204, failure: null });
  });

  it('misses nothing and gets nothing twice while the server is away and comes back', async () => {
    const { secret: key } = await toolKey(team);
    const hook = await local();
    const tool = await listen(key, hook.url, '--count', '6');
    await announce(2);
    await until(
      async () => hook.requests.length,
      (count) => count === 2,
    );
    await testApp.close();
    await tool.said('connectionLost');
    await serve();
    await announce(4);
    expect(await tool.end()).toBe(0);
    expect(tool.lines().map(({ kind }) => kind)).toContain('connectedAgain');
    expect(new Set(idsOf(hook)).size).toBe(6);
    expect(hook.requests).toHaveLength(6);
  });

  it('ends with 4 when its key is revoked, and says so', async () => {
    const { secret: key, toolKey: made } = await toolKey(team);
    const tool = await listen(key, (await local()).url);
    await team.call(revokeToolKey, { params: { id: made.id } });
    expect(await tool.end()).toBe(4);
    expect(tool.output()).toContain('The key is no longer valid');
  });

  it('ends with 0 at Ctrl-C', async () => {
    const { secret: key } = await toolKey(team);
    const tool = await listen(key, (await local()).url);
    expect(await tool.end('SIGINT')).toBe(0);
    expect(tool.lines().at(-1)).toEqual({ kind: 'end', ok: true, events: 0, failed: 0 });
  });

  it('brings a thousand at once, each of them once', async () => {
    const { secret: key } = await toolKey(team);
    const hook = await local();
    const tool = await listen(key, hook.url, '--count', '1000');
    await announce(1_000);
    expect(await tool.end()).toBe(0);
    expect(new Set(idsOf(hook)).size).toBe(1_000);
    expect(hook.requests).toHaveLength(1_000);
  });

  it('is not held up by a receiver that is silent, fails, sends on without an end, or is not there', async () => {
    const { secret: key } = await toolKey(team);
    let asked = 0;
    const hostile = http.createServer((request, response) => {
      request.resume();
      asked += 1;
      if (asked === 1) return; // Silent.
      if (asked === 2) return void response.writeHead(500).end();
      if (asked === 3) return void response.writeHead(302, { location: url }).end();
      const more = (): void => {
        while (response.write('x'.repeat(65_536)));
      };
      response.writeHead(200).on('drain', more);
      more();
    });
    await new Promise<void>((done) => hostile.listen(0, '127.0.0.1', done));
    const to = `http://127.0.0.1:${(hostile.address() as AddressInfo).port}/`;
    const tool = await listen(key, to, '--count', '4', '--timeout', '1');
    await announce(4);
    expect(await tool.end()).toBe(1);
    const events = tool.lines().filter(({ kind }) => kind === 'event');
    expect(events.map(({ status, failure }) => status ?? failure).toSorted()).toEqual([200, 302, 500, 'timed-out']);
    hostile.closeAllConnections();
    hostile.close();
    const nobody = await listen(key, `http://127.0.0.1:${await freePort()}/`, '--count', '1');
    await announce(1);
    expect(await nobody.end()).toBe(1);
    expect(await nobody.said('event')).toMatchObject({ status: null, failure: 'ECONNREFUSED' });
  });
});

describe('what is triggered', () => {
  it.each([
    ['order.closed', { status: '04' }],
    ['refund.succeeded', { amount: 1_000 }],
  ])('really happens: %s', async (type, data) => {
    const { secret: key } = await toolKey(team);
    const hook = await local();
    const tool = await listen(key, hook.url, '--events', type, '--count', '1');
    expect(await startTool({ url, key, folder }, 'webhook', 'trigger', type).end()).toBe(0);
    expect(await tool.end()).toBe(0);
    expect(JSON.parse((await hook.receive()).body)).toMatchObject({ type, data });
  });
  it('is told by the tool in a sentence where something is missing, and by a list where there is no such event', async () => {
    const { secret: key } = await toolKey(team);
    const missing = startTool({ url, key, folder }, 'webhook', 'trigger', 'channel.followed');
    expect(await missing.end()).toBe(4);
    expect(missing.output()).toContain('in a channel that is open to everyone');
    const unknown = startTool({ url, key, folder }, 'webhook', 'trigger', 'bill.ready');
    expect(await unknown.end()).toBe(2);
    for (const type of TriggeredEvent.options) expect(unknown.output()).toContain(type);
  });
  it('says which product is missing where the team could not take such an order online', async () => {
    const bare = await openTeam(testApp, await register(testApp));
    const { secret } = await toolKey(bare);
    await expect(testApp.caller(secret)(triggerEvent, { body: { type: 'order.paid' } })).rejects.toMatchObject({
      name: 'not_certified',
    });
  });
});

it('what began earlier and is committed later is heard too, and after what was heard before', async () => {
  const { secret } = await toolKey(team);
  const call = testApp.caller(secret);
  const { cursor } = await call(openListener, {});
  const event = (requestId: string) => ({ type: 'webhook.test', data: { requestId } }) as const;
  const { webhooks } = testApp.services;
  const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>();
  const { promise: written, resolve: isWritten } = Promise.withResolvers<void>();
  const slow = transaction(testApp.platform.db, async (tx) => {
    await webhooks.announce(tx, team.merchantId, event('slow'));
    isWritten();
    await mayCommit;
  });
  await written;
  await transaction(testApp.platform.db, (tx) => webhooks.announce(tx, team.merchantId, event('quick')));
  const first = await call(hearEvents, { query: { cursor } });
  commit();
  await slow;
  const second = await call(hearEvents, { query: { cursor: first.cursor, wait: '5' } });
  const third = await call(hearEvents, { query: { cursor: second.cursor } });
  const heard = [first, second, third].flatMap(({ list }) => list.map(({ body }) => JSON.parse(body).data.requestId));
  expect(heard).toEqual(['slow', 'quick']);
});
