import { randomBytes } from 'node:crypto';
import { signedHeaders } from '@balcao/sdk/open-signing';
import { makeDemoCertificate } from '../apps/server/src/modules/sandbox/demo-certificate.ts';
import { type Tx, transaction } from '../apps/server/src/platform/db.ts';
import { hashOf, newToken } from '../apps/server/src/platform/ids.ts';
import type { Platform } from '../apps/server/src/platform/platform.ts';
import type { Services } from '../apps/server/test/services.ts';

/** A merchant whose server signs calls. */
export interface Merchant {
  readonly merchantId: string;
  readonly merchantNumber: string;
  readonly serial: string;
  readonly privateKey: string;
}

/** Certified merchants with a registered certificate each; one key pair serves all, as making RSA keys takes its time. */
export const addMerchants = async (services: Services, platform: Platform, count: number): Promise<Merchant[]> => {
  const now = platform.clock.now();
  const pair = await makeDemoCertificate(now, 'bench.example');
  const add = async (tx: Tx, createdBy: string, index: number): Promise<Merchant> => {
    const ask = {
      name: `Loja ${index}`,
      type: 'enterprise',
      reviewStatus: 'SUCCESS',
      teamCert: true,
      formStatus: 'SUCCESS',
      paymentCert: true,
      createdBy,
      now,
    } as const;
    const { merchantId, number } = await services.teams.insertTeam(tx, ask);
    await services.products.activate(tx, merchantId, ['03'], now);
    const { serial } = await services.certificates.register(tx, {
      merchantId,
      name: 'Bench',
      pem: pair.certificate,
      reason: 'All merchants of a measurement share one key pair.',
      now,
    });
    return { merchantId, merchantNumber: number, serial, privateKey: pair.privateKey };
  };
  return transaction(platform.db, async (tx) => {
    const founder = { email: 'bench@balcao.example', username: 'bench', passwordHash: '-', now };
    const accountId = await services.accounts.add(tx, founder);
    const merchants: Merchant[] = [];
    for (let index = 0; index < count; index += 1) merchants.push(await add(tx, accountId, index));
    return merchants;
  });
};

/** Users of the phone with full wallets, each with a token: signing in through the public API is limited by address. */
export const addCustomers = async (services: Services, platform: Platform, count: number): Promise<string[]> => {
  const people = Array.from({ length: count }, (_, index) => ({
    name: `Cliente ${index}`,
    phone: `+55119${String(10_000_000 + index)}`,
    pin: '135790',
    balance: 100_000_000,
  }));
  const tokens = people.map(newToken);
  const sessions = `insert into customer_session (token_hash, customer_id, expires_at)
    select token_hash, id, now() + interval '1 day' from unnest($1::text[], $2::text[]) t (token_hash, phone) join customer using (phone)`;
  await transaction(platform.db, async (tx) => {
    await services.customers.add(tx, people);
    await tx.$client.query(sessions, [tokens.map(hashOf), people.map(({ phone }) => phone)]);
  });
  return tokens;
};

/** A call that is ready to be sent. */
export interface SignedCall {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

const path = '/open/v3.0/order';

/** Creates orders for these merchants in turn. Signed before the clock runs: that is the work of merchants' servers. */
export const signOrders = (merchants: readonly Merchant[], count: number): SignedCall[] => {
  const run = randomBytes(4).toString('hex');
  const signers = merchants.map((merchant) => signedHeaders({ ...merchant, now: () => new Date() }));
  return Array.from({ length: count }, (_, index) => {
    const merchantOrderNumber = `B-${run}-${index}`;
    const body = JSON.stringify({
      merchantOrderNumber,
      method: '02',
      amount: 1_000 + (index % 500),
      goodsName: 'Café',
    });
    const signed = signers[index % signers.length]?.({ method: 'POST', target: path, body }) ?? {};
    const key = { 'idempotency-key': merchantOrderNumber, 'content-type': 'application/json' };
    return { path, headers: { ...signed, ...key }, body };
  });
};
