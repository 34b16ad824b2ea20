import { randomBytes } from 'node:crypto';
import type { Card, PaymentMethod } from '@balcao/contract/order';
import { signatureOf } from '../src/modules/rail/rail-message.ts';
import type { TestApp } from './test-app.ts';

interface Paid {
  readonly txid: string;
  readonly amount: number;
  readonly method?: PaymentMethod;
  readonly card?: Card;
  readonly instalments?: number;
  readonly payerName?: string;
  /** Another than any before, where none is named. */
  readonly endToEndId?: string;
}

/** A rail says that a charge was paid, as rails say it: signed. Answers with the payment's end-to-end id. */
export const railPays = async (testApp: TestApp, ask: Paid): Promise<string> => {
  const { txid, amount, method = '02', card = null, instalments = 1, payerName = 'Bruna Carvalho' } = ask;
  const { endToEndId = `E99999010${randomBytes(16).toString('hex').slice(0, 23)}` } = ask;
  const at = testApp.platform.clock.now().toISOString();
  const said = {
    eventId: `${endToEndId}:${txid}`,
    type: 'charge.paid',
    txid,
    endToEndId,
    amount,
    payerName,
    at,
    card,
    instalments,
  };
  const body = JSON.stringify({ ...said, reason: null });
  await testApp.services.rails.receive(method, body, signatureOf(testApp.platform.secrets, method, body));
  return endToEndId;
};
