import { randomBytes } from 'node:crypto';
import type { ChargedOrder } from '@balcao/contract/order';
import type { RailMode } from '@balcao/contract/rail';
import { setRail } from '@balcao/contract/sandbox';
import type { ChargeMessage } from '../src/modules/rail/rail-message.ts';
import { signatureOf } from '../src/modules/rail/rail-message.ts';
import type { SubmittedPayment } from '../src/modules/rail/sandbox-rail.service.ts';
import { transaction } from '../src/platform/db.ts';
import type { TestApp } from './test-app.ts';

export const newEndToEndId = (): string => `E99999010${randomBytes(12).toString('hex').slice(0, 23)}`;
const railNames = { '01': 'wallet', '02': 'pix', '0301': 'debit', '0302': 'credit' } as const;

/** How a rail of the sandbox behaves from now on, as the phone's bench sets it. */
export const setMode = async (testApp: TestApp, method: ChargedOrder['method'], mode: RailMode): Promise<void> => {
  await testApp.caller()(setRail, { body: { [railNames[method]]: mode } });
};

const txidOf = ({ payUrl }: ChargedOrder): string => payUrl.split('/').at(-1) ?? '';

/** A payer's bank or card hands a payment in; answers with what it says, and by what the rail knows the payment. */
export const submitPayment = async (testApp: TestApp, order: ChargedOrder, change: Partial<SubmittedPayment> = {}) => {
  const { method, amount } = order;
  const isCard = method === '0301' || method === '0302';
  const ask: SubmittedPayment = {
    method,
    amount,
    kind: 'sale',
    instalments: 1,
    payerName: 'Bruna Carvalho',
    card: isCard ? { brand: 'Visa', last4: '4242' } : null,
    txid: txidOf(order),
    endToEndId: newEndToEndId(),
    ...change,
  };
  const said = await transaction(testApp.platform.db, (tx) => testApp.services.sandboxRails.accept(tx, ask));
  return { said, endToEndId: ask.endToEndId, txid: ask.txid };
};

/** What a rail says of a charge: that it is paid, unless the change says otherwise. */
export const chargeMessage = (order: ChargedOrder, change: Partial<ChargeMessage> = {}): ChargeMessage => {
  const endToEndId = change.endToEndId ?? newEndToEndId();
  const type = change.type ?? 'charge.paid';
  return {
    eventId: `${endToEndId}:${type}`,
    type,
    txid: txidOf(order),
    endToEndId,
    amount: order.amount,
    payerName: 'Bruna Carvalho',
    at: new Date().toISOString(),
    card: null,
    instalments: 1,
    reason: null,
    ...change,
  };
};

/** Signed as the rail signs. */
export const tell = (testApp: TestApp, method: ChargedOrder['method'], message: object): Promise<void> => {
  const body = JSON.stringify(message);
  return testApp.services.rails.receive(method, body, signatureOf(testApp.platform.secrets, method, body));
};
