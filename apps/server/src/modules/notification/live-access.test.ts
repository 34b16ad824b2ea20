import { removeMember, updateMember } from '@balcao/contract/member';
import type { MenuId } from '@balcao/contract/menus';
import { liveTopics, streamEvents } from '@balcao/contract/notification';
import { createOrder, PaymentProduct } from '@balcao/contract/order';
import { changeRoleStatus, deleteRole, getRole, updateRole } from '@balcao/contract/role';
import { advanceClock } from '@balcao/contract/sandbox';
import { changeTeam, endOtherSessions, logout } from '@balcao/contract/session';
import { openStream } from '@balcao/sdk/member';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { openPayee, type Payee, withdraw } from '../../../test/payouts.ts';
import { member, type Team, workIn } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { transaction } from '../../platform/db.ts';

let testApp: TestApp;
/** Another server process on the same database: streams are open here, everything is done there. */
let other: TestApp;
let baseUrl: string;
let ana: Payee;
let shop: MerchantServer;
beforeAll(async () => {
  testApp = await openTestApp();
  baseUrl = await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  ana = await openPayee(testApp, 100_000);
  await transaction(testApp.platform.db, (tx) =>
    testApp.services.products.activate(tx, ana.merchantId, [PaymentProduct.enum.api], testApp.platform.clock.now()),
  );
  shop = await merchantServer(testApp, ana);
  // Last: what was sold before is settled by one server alone, at once.
  other = await openTestApp({}, testApp.database);
});
afterAll(async () => {
  await other.close();
  await testApp.close();
});

const listen = async (token: string, recentMs = 0) => {
  const leaving = new AbortController();
  const options = {
    baseUrl,
    send: fetch,
    token: () => token,
    language: () => 'pt-BR',
    timeZone: () => 'America/Sao_Paulo',
  } as const;
  const response = await openStream(options, streamEvents, { recentMs }, leaving.signal);
  const reader = (response.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  const more = async (): Promise<boolean> => {
    const { value = '', done } = await reader.read();
    heard += value;
    return !done;
  };
  await more();
  return {
    heard: () => heard,
    until: async (said: string): Promise<string> => {
      while (!heard.includes(said)) if (!(await more())) throw new Error(`the stream ended after ${heard}`);
      return heard;
    },
    /** Milliseconds until it ended. */
    end: async (): Promise<number> => {
      const from = performance.now();
      while (await more());
      return performance.now() - from;
    },
    leave: () => leaving.abort(),
  };
};
const only = (...menus: MenuId[]) => ({
  permissions: menus.map((menuId) => ({ menuId, permissionLevel: 'read' as const })),
});
let orders = 0;
const order = async (): Promise<string> => {
  orders += 1;
  const body = { merchantOrderNumber: `L-${orders}`, method: '02', amount: 1_00, goodsName: 'Pão' } as const;
  return (await shop.call(createOrder, { body }, { idempotencyKey: `L-${orders}` })).number;
};
/** The last that a stream hears of what was done before: every member may know that something changed in the team. */
const marker = async (): Promise<void> => {
  const { id, name, version, menuPermissions } = await ana.call(getRole, { params: { id: markerRole } });
  await ana.call(updateRole, {
    params: { id },
    body: { name: `${name}x`, version, menuPermissions: menuPermissions as [] },
  });
};
let markerRole = '';

describe('what a stream tells', () => {
  beforeAll(async () => {
    markerRole = (await member(testApp, ana, { permissions: [] })).roleId ?? '';
  });

  it('is for who may read it: a number for who reads the record, a hint for who sees its figures, nothing for others', async () => {
    const people = {
      reader: await member(testApp, ana, only('payment.orders')),
      overview: await member(testApp, ana, only('payment.overview')),
      financial: await member(testApp, ana, only('payment.financial')),
      nobody: await member(testApp, ana, only()),
    };
    const streams = await Promise.all(Object.values(people).map(({ token }) => listen(token)));
    const number = await order();
    const { number: withdrawal } = await withdraw(ana, 1_000);
    await marker();
    const heard = await Promise.all(streams.map((stream) => stream.until('"topic":"team"')));
    const [reader = '', overview = '', financial = '', nobody = ''] = heard;
    expect(reader).toContain(`{"topic":"order","key":"${number}"}`);
    expect(financial).toContain(`{"topic":"withdrawal","key":"${withdrawal}"}`);
    expect([overview, financial].every((text) => text.includes('{"topic":"order","key":""}'))).toBe(true);
    expect([overview, financial, nobody].filter((text) => text.includes(number))).toEqual([]);
    expect([reader, overview, nobody].filter((text) => text.includes(withdrawal))).toEqual([]);
    expect(nobody.replaceAll(/data: \{"topic":"(team|notice)","key":""\}|:|\n/g, '')).toBe('');
    for (const stream of streams) stream.leave();
  });

  it('is no more when it comes late, to who opens a stream again', async () => {
    const nobody = await member(testApp, ana, only());
    const number = await order();
    const mine = await listen(ana.token);
    await marker();
    await mine.until('"topic":"team"');
    const late = await listen(nobody.token, 60_000);
    await late.until('"topic":"team"');
    expect(late.heard()).not.toContain('"topic":"order"');
    expect(late.heard()).not.toContain(number);
    for (const stream of [mine, late]) stream.leave();
  });

  it('says of every topic who hears it', () => {
    for (const [topic, { records, figures }] of Object.entries(liveTopics))
      expect([...records, ...figures].length, topic).toBeGreaterThan(0);
  });
});

type Writer = Team & { readonly roleId: string | null };
const elsewhere = () => other.caller(ana.token, 'pt-BR', ana.ip);
const ends: readonly (readonly [name: string, change: (who: Writer) => Promise<unknown>])[] = [
  ['removed', ({ accountId }) => elsewhere()(removeMember, { params: { id: accountId } })],
  [
    'given another role',
    async ({ accountId }) => {
      const { roleId } = await member(testApp, ana, only());
      return elsewhere()(updateMember, { params: { id: accountId }, body: { isAdmin: false, roleId, version: 1 } });
    },
  ],
  [
    'whose role lost a right',
    async ({ roleId }) => {
      const { id, name, version } = await ana.call(getRole, { params: { id: roleId ?? '' } });
      return elsewhere()(updateRole, { params: { id }, body: { name, version, menuPermissions: [] } });
    },
  ],
  [
    'whose role was disabled',
    ({ roleId }) => elsewhere()(changeRoleStatus, { body: { id: roleId ?? '', status: '1' } }),
  ],
  ['whose role was deleted', ({ roleId }) => elsewhere()(deleteRole, { params: { id: roleId ?? '' } })],
  ['who logs out', ({ token }) => other.caller(token)(logout, {})],
  ['who goes to another team', ({ token, merchantId }) => other.caller(token)(changeTeam, { body: { merchantId } })],
  [
    'whose other sessions are ended',
    async (who) => (await workIn(testApp, who, ana.merchantId)).call(endOtherSessions, {}),
  ],
];

/** Far below the sign of life, at which it once was found out. */
const atOnceMs = 10_000;

describe('a stream of a member', () => {
  it.each(ends)('%s ends at once, and says nothing after it', async (_name, change) => {
    const bia = await member(testApp, ana, only('payment.orders'));
    const [hers, mine] = [await listen(bia.token), await listen(ana.token)];
    const end = hers.end();
    await change(bia);
    const from = performance.now();
    const number = await order();
    await end;
    expect(performance.now() - from).toBeLessThan(atOnceMs);
    expect(hers.heard()).not.toContain(number);
    await mine.until(number);
    mine.leave();
  });

  it('ends when the session runs out, without being asked', async () => {
    const bia = await member(testApp, ana, only('payment.orders'));
    const stream = await listen(bia.token);
    const end = stream.end();
    await other.caller()(advanceClock, { body: { advanceSeconds: 7_201 } });
    expect(await end).toBeLessThan(atOnceMs);
  });

  it('holds up no server that closes', async () => {
    const mine = await listen(ana.token);
    const end = mine.end();
    const from = performance.now();
    await testApp.app.close();
    await end;
    expect(performance.now() - from).toBeLessThan(10_000);
  });
});
