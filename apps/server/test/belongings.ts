import { randomBytes } from 'node:crypto';
import { savePushDevice } from '@balcao/contract/notification-push';
import { createOrder } from '@balcao/contract/order';
import { createRefund } from '@balcao/contract/refund-open';
import { saveRefundPolicy } from '@balcao/contract/refund-policy';
import { pushBrowser } from '@balcao/example-servers/push-browser';
import { passkeys } from '../src/modules/passkey/passkey.tables.ts';
import { settlements } from '../src/modules/settlement/settlement.tables.ts';
import { transaction } from '../src/platform/db.ts';
import { newId, newNumber } from '../src/platform/ids.ts';
import { pdf } from './documents.ts';
import type { MerchantServer } from './merchants.ts';
import { openTill } from './paid-orders.ts';
import type { Team } from './people.ts';
import { askHold } from './preauths.ts';
import type { TestApp } from './test-app.ts';

/** A passkey of the person, without a device behind it. */
const addPasskey = async (testApp: TestApp, accountId: string): Promise<string> => {
  const { db, clock } = testApp.platform;
  const id = newId(clock.now());
  const key = { credentialId: randomBytes(16).toString('base64url'), publicKey: randomBytes(32), counter: 0 };
  const name = { name: 'Celular', transports: [], synced: false };
  await db.insert(passkeys).values({ id, accountId, ...key, ...name, createdAt: clock.now(), lastUsedAt: null });
  return id;
};

/** A browser of the person that is told of payments, at a push service that is never called. */
const addPushDevice = async ({ call }: Pick<Team, 'call'>): Promise<string> => {
  const { subscription } = pushBrowser({ url: 'https://push.example' });
  return (await call(savePushDevice, { body: subscription })).id;
};

/** What a person has of their own, by which they log in or hear of payments. */
export const addOwnDevices = async (testApp: TestApp, team: Pick<Team, 'accountId' | 'call'>) => ({
  passkeyId: await addPasskey(testApp, team.accountId),
  pushDeviceId: await addPushDevice(team),
});

/** A document of the team that is there and fine. */
export const addDocument = ({ platform, services }: TestApp, merchantId: string, createdBy: string): Promise<string> =>
  transaction(platform.db, (tx) =>
    services.uploads.add(tx, { merchantId, createdBy, name: 'RG.pdf', bytes: pdf(), now: platform.clock.now() }),
  );

/** A settlement with nothing in it. */
const addSettlement = async ({ platform }: TestApp, merchantId: string): Promise<string> => {
  const startedAt = platform.clock.now();
  const number = newNumber(startedAt);
  const row = {
    merchantId,
    number,
    day: '20260302',
    method: '02',
    status: '2',
    startedAt,
    completedAt: startedAt,
  } as const;
  await platform.db.insert(settlements).values(row);
  return number;
};

/** An order that waits. */
export const openOrder = async (server: MerchantServer) => {
  const merchantOrderNumber = `M-${randomBytes(6).toString('hex')}`;
  const body = { merchantOrderNumber, method: '02', amount: 1_000, goodsName: 'Café' } as const;
  const { number: orderNumber } = await server.call(createOrder, { body }, { idempotencyKey: crypto.randomUUID() });
  return { orderNumber, merchantOrderNumber };
};

/** It is not confirmed, so it cannot be captured. */
export const openPreauth = async (server: MerchantServer) => {
  const { number, merchantOrderNumber } = await askHold(server);
  return { preauthNumber: number, merchantPreauthNumber: merchantOrderNumber };
};

/** The team takes orders by its server, by its shop codes, and on hold. */
export const takeOrders = ({ platform, services }: TestApp, merchantId: string): Promise<void> =>
  transaction(platform.db, (tx) =>
    services.products.activate(tx, merchantId, ['03', '04', '11'], platform.clock.now()),
  );

/** A paid order with a partial refund that waits for approval; and a settlement. */
export const openRefund = async (testApp: TestApp, { call, merchantId }: Team, server: MerchantServer) => {
  await call(saveRefundPolicy, { body: { automatic: false, secondPersonFrom: null, version: 0 } });
  const { number, merchantOrderNumber } = await (await openTill(testApp, server)).paid(1_000);
  const merchantRefundNumber = `D-${randomBytes(6).toString('hex')}`;
  const body = { merchantOrderNumber, merchantRefundNumber, amount: 300, reason: 'Veio frio' };
  const made = await server.call(createRefund, { body }, { idempotencyKey: crypto.randomUUID() });
  const settlementNumber = await addSettlement(testApp, merchantId);
  return { paidOrderNumber: number, refundNumber: made.number, merchantRefundNumber, settlementNumber };
};
