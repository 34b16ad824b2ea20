import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { OwnBill } from '@balcao/contract/bill';
import type { AskOf } from '@balcao/contract/endpoint';
import type { ChargedOrder, Order } from '@balcao/contract/order';
import type { ChargedPreauth } from '@balcao/contract/preauth';
import type { Refund } from '@balcao/contract/refund';
import { type BillRow, rowsOf, saveRows } from './bill-file.ts';
import { type CallerOptions, type CallOptions, createCaller, openStream } from './client.ts';
import * as open from './open-endpoints.ts';
import { answerVerifier, signedHeaders } from './open-signing.ts';
import { type Pause, withRetries } from './retry.ts';

export type { Bill, BillLine, BillTotals, OwnBill } from '@balcao/contract/bill';
export type { ChargedOrder, Order, OrderStatus, PaymentMethod, PaymentProduct } from '@balcao/contract/order';
export type { ChargedPreauth, PreauthStatus } from '@balcao/contract/preauth';
export type { Refund, RefundReview, RefundStatus } from '@balcao/contract/refund';
export type { RefusalName } from '@balcao/contract/refusal';
export type { WebhookData, WebhookEvent, WebhookEventType } from '@balcao/contract/webhook';
export { BillDamagedError, type BillRow } from './bill-file.ts';
export { NetworkError, RefusedError } from './client.ts';
export { AnswerNotSignedError } from './open-signing.ts';
export { verifyWebhook, WebhookRejectedError } from './webhook.ts';

export interface MerchantClientOptions {
  /** The platform's address: `https://…`, without a path. */
  readonly baseUrl: string;
  readonly merchantNumber: string;
  /** The serial number of the registered certificate, in hexadecimal. */
  readonly serial: string;
  /** PEM of the private key that belongs to the certificate. It never leaves the merchant's server. */
  readonly privateKey: string;
  /** Keys of the platform, by id, as the back office shows them: PEM. Answers that none of them signed are refused. */
  readonly platformKeys: Readonly<Record<string, string>>;
  /** The language of messages: a BCP 47 tag, Portuguese unless given. */
  readonly language?: string;
  readonly now?: () => Date;
  /** Does the round trip; `fetch` unless given. */
  readonly send?: CallerOptions['send'];
  /** Waits between retries. */
  readonly pause?: Pause;
}

export type NewOrder = AskOf<typeof open.createOrder>['body'];
export type NewRefund = AskOf<typeof open.createRefund>['body'];
export type NewPreauth = AskOf<typeof open.createPreauth>['body'];
/** Which orders; without dates those of the past 31 days. Instants are UTC, `to` itself is not included. */
export type OrderQuery = Omit<NonNullable<AskOf<typeof open.findOrders>['query']>, 'cursor' | 'pageSize'>;
/** `idempotencyKey`: a key of your own, where the intention outlives this process; otherwise one is made for each call. */
export type CommandOptions = Pick<CallOptions, 'idempotencyKey' | 'signal'>;

const callerOptions = (options: MerchantClientOptions): CallerOptions => {
  const sign = signedHeaders({ ...options, now: options.now ?? (() => new Date()) });
  const language = { 'accept-language': options.language ?? 'pt-BR' };
  return {
    baseUrl: options.baseUrl,
    send: options.send ?? fetch,
    headers: (call) => ({ ...language, ...sign(call) }),
    verify: answerVerifier(options.platformKeys),
  };
};

/** The caller of the open API for any of its endpoints: signs every call and believes signed answers only. */
export const createMerchantCaller = (options: MerchantClientOptions) => createCaller(callerOptions(options));
type Call = ReturnType<typeof createMerchantCaller>;

const orderPage = 100;
const keyed = (given: CommandOptions): CallOptions => ({ idempotencyKey: randomUUID(), ...given });
/** A file of a million lines takes longer than an answer. */
const downloadMs = 15 * 60_000;

const orderMethods = (call: Call, pause: Pause | undefined) => ({
  /** Creates an order; `payUrl` is what the customer opens, and of Pix `pix.brCode` what the customer pays. */
  createOrder: (order: NewOrder, given: CommandOptions = {}): Promise<ChargedOrder> => {
    const withKey = keyed(given);
    return withRetries(() => call(open.createOrder, { body: order }, withKey), pause);
  },
  /** One order by the merchant's own number. */
  queryOrder: (merchantOrderNumber: string): Promise<ChargedOrder> =>
    withRetries(() => call(open.queryOrder, { params: { merchantOrderNumber } }), pause),
  /** Closes an unpaid order; a payment that arrives later is given back. */
  closeOrder: (merchantOrderNumber: string, given: CommandOptions = {}): Promise<ChargedOrder> => {
    const withKey = keyed(given);
    return withRetries(() => call(open.closeOrder, { params: { merchantOrderNumber } }, withKey), pause);
  },
  /** Orders of up to 31 days, newest first, fetched page by page as they are read. */
  async *listOrders(query: OrderQuery = {}): AsyncGenerator<Order, void, void> {
    let cursor: string | undefined;
    do {
      const asked = { ...query, pageSize: orderPage, ...(cursor ? { cursor } : {}) };
      const page = await withRetries(() => call(open.findOrders, { query: asked }), pause);
      yield* page.list;
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
  },
});

const refundMethods = (call: Call, pause: Pause | undefined) => ({
  /** Gives a paid order back, in part or whole; what becomes of it is told by webhook. */
  createRefund: (refund: NewRefund, given: CommandOptions = {}): Promise<Refund> => {
    const withKey = keyed(given);
    return withRetries(() => call(open.createRefund, { body: refund }, withKey), pause);
  },
  /** One refund by the merchant's own number. */
  queryRefund: (merchantRefundNumber: string): Promise<Refund> =>
    withRetries(() => call(open.queryRefund, { params: { merchantRefundNumber } }), pause),
  /** Every refund of one order, newest first. */
  queryOrderRefunds: (merchantOrderNumber: string): Promise<Refund[]> =>
    withRetries(() => call(open.queryOrderRefunds, { params: { merchantOrderNumber } }), pause),
});

const preauthMethods = (call: Call, pause: Pause | undefined) => ({
  /** Asks a customer to let their credit card hold an amount; `payUrl` is what they open. */
  createPreauth: (preauth: NewPreauth, given: CommandOptions = {}): Promise<ChargedPreauth> => {
    const withKey = keyed(given);
    return withRetries(() => call(open.createPreauth, { body: preauth }, withKey), pause);
  },
  queryPreauth: (merchantOrderNumber: string): Promise<ChargedPreauth> =>
    withRetries(() => call(open.queryPreauth, { params: { merchantOrderNumber } }), pause),
  /** Takes so many centavos of what the card holds, once; the rest goes back. How it ended is told by webhook. */
  capturePreauth: (
    merchantOrderNumber: string,
    amount: number,
    given: CommandOptions = {},
  ): Promise<ChargedPreauth> => {
    const withKey = keyed(given);
    const ask = { params: { merchantOrderNumber }, body: { amount } };
    return withRetries(() => call(open.capturePreauth, ask, withKey), pause);
  },
  /** Lets go of what the card holds. */
  voidPreauth: (merchantOrderNumber: string, given: CommandOptions = {}): Promise<ChargedPreauth> => {
    const withKey = keyed(given);
    return withRetries(() => call(open.voidPreauth, { params: { merchantOrderNumber } }, withKey), pause);
  },
});

const billMethods = (call: Call, options: CallerOptions, pause: Pause | undefined) => {
  const getBill = (day: string): Promise<OwnBill> => withRetries(() => call(open.getBill, { params: { day } }), pause);
  const file = async (day: string): Promise<Readable> => {
    const signal = () => AbortSignal.timeout(downloadMs);
    const ask = { params: { day } };
    const opened = () => openStream(options, open.downloadBill, ask, { signal: signal() });
    return Readable.fromWeb((await withRetries(opened, pause)) as never);
  };
  return {
    /** The bill of a past day, `YYYYMMDD` in São Paulo: how many lines, what they add up to, and the hash of the file. */
    getBill,
    /** The movements of a day. That the file is the right one is known at its end: keep what you make of them aside until then. */
    async *billRows(day: string): AsyncGenerator<BillRow, void, void> {
      const bill = await getBill(day);
      yield* rowsOf(bill, await file(day));
    },
    /** Writes the CSV of a day to `path`, unpacked and checked; answers with the bill. */
    saveBill: async (day: string, path: string): Promise<OwnBill> => {
      const bill = await getBill(day);
      await saveRows(bill, await file(day), path);
      return bill;
    },
  };
};

/**
 * The signed client of the open API. Calls that fail for a moment only are repeated, up to three times: commands are safe to
 * repeat because they carry one `Idempotency-Key` through all their attempts.
 * @throws RefusedError what the API refused. @throws NetworkError the call did not come back.
 * @throws AnswerNotSignedError the answer is not proven to be the platform's.
 * @throws BillDamagedError a bill's file is not the one that was signed for.
 */
export const createMerchantClient = (options: MerchantClientOptions) => {
  const how = callerOptions(options);
  const call = createCaller(how);
  return {
    ...orderMethods(call, options.pause),
    ...refundMethods(call, options.pause),
    ...preauthMethods(call, options.pause),
    ...billMethods(call, how, options.pause),
  };
};
export type MerchantClient = ReturnType<typeof createMerchantClient>;
