import { randomBytes } from 'node:crypto';
import { type Payment, pay } from '@balcao/contract/customer';
import { type ChargedPreauth, createPreauth, queryPreauth } from '@balcao/contract/preauth';
import type { TestCustomer } from './customers.ts';
import type { MerchantServer } from './merchants.ts';

export const keyed = () => ({ idempotencyKey: crypto.randomUUID() });

/** Requests a hold, which is not confirmed yet. */
export const askHold = (server: MerchantServer, amount = 10_000, expiresInSeconds = 3_600): Promise<ChargedPreauth> => {
  const merchantOrderNumber = `P-${randomBytes(6).toString('hex')}`;
  const body = { merchantOrderNumber, amount, goodsName: 'Caução da bicicleta', expiresInSeconds };
  return server.call(createPreauth, { body }, keyed());
};

/** The payer confirms it with a credit card. */
export const confirmHold = ({ call, cardIds }: TestCustomer, { payUrl, amount }: ChargedPreauth): Promise<Payment> => {
  const means = { method: '0302', cardId: cardIds[0] ?? '' } as const;
  return call(pay, { body: { code: payUrl, amount, means } }, keyed());
};

/** How it stands, as the merchant's server reads it. */
export const readHold = (
  server: MerchantServer,
  { merchantOrderNumber }: Pick<ChargedPreauth, 'merchantOrderNumber'>,
): Promise<ChargedPreauth> => server.call(queryPreauth, { params: { merchantOrderNumber } });
