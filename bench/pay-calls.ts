import { randomBytes } from 'node:crypto';
import type { ChargedOrder } from '@balcao/contract/order';
import { signatureOf } from '../apps/server/src/modules/rail/rail-message.ts';
import type { Secrets } from '../apps/server/src/platform/secrets.ts';
import { callAtOnce, type Run } from './callers.ts';
import type { SignedCall } from './merchants.ts';
import { openWire, type Wire } from './wire.ts';

/** HTTP as a merchant's server or a rail speaks it. */
export interface HttpClient {
  post(path: string, headers: Record<string, string>, body: string): Promise<unknown>;
  get(path: string): Promise<void>;
  close(): void;
}
interface Said {
  readonly data?: unknown;
}

/** Real HTTP with connections that stay open, one for each caller. */
export const openHttp = async (url: string, connections: number): Promise<HttpClient> => {
  const wires = await Promise.all(Array.from({ length: connections }, () => openWire(url)));
  const free = [...wires];
  const ask = async (...question: Parameters<Wire['ask']>): Promise<string> => {
    const wire = free.pop();
    if (!wire) throw new Error('more callers than connections');
    const { status, body } = await wire.ask(...question);
    free.push(wire);
    if (status !== 200) throw new Error(`${question[1]} answered ${status}: ${body}`);
    return body;
  };
  return {
    post: async (address, headers, body) => (JSON.parse(await ask('POST', address, headers, body)) as Said).data,
    get: async (address) => void (await ask('GET', address, {}, '')),
    close: () => {
      for (const wire of wires) wire.close();
    },
  };
};

const newEndToEndId = (): string => `E99999010${randomBytes(12).toString('hex').slice(0, 23)}`;

/** What a rail says of a paid charge, signed as the sandbox's rail signs. */
const railSays = (secrets: Secrets, { pix, amount }: ChargedOrder) => {
  const endToEndId = newEndToEndId();
  const at = new Date().toISOString();
  const eventId = `${endToEndId}:charge.paid`;
  const body = JSON.stringify({
    eventId,
    type: 'charge.paid',
    txid: pix?.txid,
    endToEndId,
    amount,
    payerName: 'Bruna Carvalho',
    at,
  });
  return { body, headers: { 'content-type': 'application/json', 'rail-signature': signatureOf(secrets, '02', body) } };
};

/** Pays an order that was just created. */
export type PayOrder = (http: HttpClient, order: ChargedOrder, index: number) => Promise<unknown>;

export const byRail =
  (secrets: Secrets): PayOrder =>
  (http, order) => {
    const { body, headers } = railSays(secrets, order);
    return http.post('/bench/rail', headers, body);
  };
export const byPhone =
  (tokens: readonly string[]): PayOrder =>
  (http, order, index) => {
    const body = JSON.stringify({ code: order.pix?.brCode, amount: order.amount });
    const authorization = `Bearer ${tokens[index % tokens.length]}`;
    const key = { 'content-type': 'application/json', 'idempotency-key': order.number };
    return http.post('/app/v1/payment', { authorization, ...key }, body);
  };

/** So many callers at once create these orders and pay each. */
export const runPayments = async (
  url: string,
  callers: number,
  calls: readonly SignedCall[],
  pay: PayOrder,
): Promise<Run> => {
  const http = await openHttp(url, callers);
  const run = await callAtOnce(callers, calls.length, async (index) => {
    const call = calls[index] as SignedCall;
    const order = (await http.post(call.path, call.headers, call.body)) as ChargedOrder;
    await pay(http, order, index);
  });
  http.close();
  return run;
};
