import { Readable } from 'node:stream';
import type { OwnBill } from '@balcao/contract/bill';
import type { AskOf } from '@balcao/contract/endpoint';
import type { ChargedPreauth } from '@balcao/contract/preauth';
import { type BillRow, rowsOf, saveRows } from './bill-file.ts';
import { type CallerOptions, createCaller, openStream } from './client.ts';
import {
  type MerchantCall as Call,
  type CommandOptions,
  keyed,
  patientCaller,
  type QueryOptions,
} from './merchant-call.ts';
import { channelMethods } from './merchant-channels.ts';
import { disputeMethods, orderMethods, refundMethods } from './merchant-orders.ts';
import * as open from './open-endpoints.ts';
import { answerVerifier, signedHeaders } from './open-signing.ts';
import { type Pause, withRetries } from './retry.ts';

export type { Bill, BillTotals, OwnBill } from '@balcao/contract/bill';
export type { BillLine, BillPart } from '@balcao/contract/bill-parts';
export type { OpenBroadcast } from '@balcao/contract/broadcast-open';
export type { ChannelFollowing, FollowerFigures, OpenChannel } from '@balcao/contract/channel-open';
export type { ChargedOrder, Order, OrderStatus, PaymentMethod, PaymentProduct } from '@balcao/contract/order';
export type { ChargedPreauth, PreauthStatus } from '@balcao/contract/preauth';
export type { Refund, RefundReview, RefundStatus } from '@balcao/contract/refund';
export type { RefusalName } from '@balcao/contract/refusal';
export type { WebhookEventType } from '@balcao/contract/webhook';
export type { WebhookData, WebhookEvent } from '@balcao/contract/webhook-event';
export { BillDamagedError, type BillRow } from './bill-file.ts';
export { NetworkError, RefusedError } from './client.ts';
export type { CommandOptions, QueryOptions } from './merchant-call.ts';
export type { FigureDays, NewBroadcast } from './merchant-channels.ts';
export type {
  DisputeQuery,
  DisputeWith,
  Expanding,
  ListedOrderWith,
  OfOrderExpansion,
  OrderExpansion,
  OrderQuery,
  OrderSettling,
  OrderWith,
  RefundQuery,
  RefundWith,
} from './merchant-expand.ts';
export type { NewOrder, NewRefund } from './merchant-orders.ts';
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
  /** Waits between retries. A call that its caller has given up does not wait for it. */
  readonly pause?: Pause;
}

export type NewPreauth = AskOf<typeof open.createPreauth>['body'];

const callerOptions = (
  options: MerchantClientOptions,
  { verify } = answerVerifier(options.platformKeys),
): CallerOptions => {
  const sign = signedHeaders({ ...options, now: options.now ?? (() => new Date()) });
  const language = { 'accept-language': options.language ?? 'pt-BR' };
  return {
    baseUrl: options.baseUrl,
    send: options.send ?? fetch,
    headers: (call) => ({ ...language, ...sign(call) }),
    verify,
  };
};

/** The caller of the open API for any of its endpoints: signs every call and believes signed answers only. */
export const createMerchantCaller = (options: MerchantClientOptions) => createCaller(callerOptions(options));

/** A file of a million lines takes longer than an answer. */
const downloadMs = 15 * 60_000;

const preauthMethods = (call: Call) => ({
  /** Asks a customer to let their credit card hold an amount; `payUrl` is what they open. */
  createPreauth: (preauth: NewPreauth, given: CommandOptions = {}): Promise<ChargedPreauth> =>
    call(open.createPreauth, { body: preauth }, keyed(given)),
  queryPreauth: (merchantOrderNumber: string, given: QueryOptions = {}): Promise<ChargedPreauth> =>
    call(open.queryPreauth, { params: { merchantOrderNumber } }, given),
  /** Takes so many centavos of what the card holds, once; the rest goes back. How it ended is told by webhook. */
  capturePreauth: (merchantOrderNumber: string, amount: number, given: CommandOptions = {}): Promise<ChargedPreauth> =>
    call(open.capturePreauth, { params: { merchantOrderNumber }, body: { amount } }, keyed(given)),
  /** Lets go of what the card holds. */
  voidPreauth: (merchantOrderNumber: string, given: CommandOptions = {}): Promise<ChargedPreauth> =>
    call(open.voidPreauth, { params: { merchantOrderNumber } }, keyed(given)),
});

const billMethods = (call: Call, how: CallerOptions, pause: Pause | undefined) => {
  const getBill = (day: string, given: QueryOptions = {}): Promise<OwnBill> =>
    call(open.getBill, { params: { day } }, given);
  const file = async (day: string, given: QueryOptions): Promise<Readable> => {
    const opened = () => openStream(how, open.downloadBill, { params: { day } }, { ...given, withinMs: downloadMs });
    return Readable.fromWeb((await withRetries(opened, { pause, signal: given.signal })) as never);
  };
  /** What breaks off because the caller gave up says nothing about the file. */
  const unlessGivenUp = (error: unknown, { signal }: QueryOptions): never => {
    signal?.throwIfAborted();
    throw error;
  };
  return {
    /** The bill of a past day, `YYYYMMDD` in São Paulo: how many lines, what they add up to, and the hash of the file. */
    getBill,
    /** The movements of a day. That the file is the right one is known at its end: keep what you make of them aside until then. */
    async *billRows(day: string, given: QueryOptions = {}): AsyncGenerator<BillRow, void, void> {
      const bill = await getBill(day, given);
      const compressed = await file(day, given);
      try {
        yield* rowsOf(bill, compressed);
      } catch (error) {
        unlessGivenUp(error, given);
      }
    },
    /** Writes the CSV of a day to `path`, unpacked and checked; answers with the bill. */
    saveBill: async (day: string, path: string, given: QueryOptions = {}): Promise<OwnBill> => {
      const bill = await getBill(day, given);
      await saveRows(bill, await file(day, given), path).catch((error) => unlessGivenUp(error, given));
      return bill;
    },
  };
};

const keyMethods = (call: Call, learn: (keys: Readonly<Record<string, string>>) => void) => ({
  /**
   * Asks for the keys of the platform, believes them from now on, and answers with them, by id: PEM. A new key is published 30 days before
   * it signs; ask once a day, and keep what you get for the next start.
   */
  refreshPlatformKeys: async (given: QueryOptions = {}): Promise<Record<string, string>> => {
    const { list } = await call(open.listPlatformKeys, {}, given);
    const keys = Object.fromEntries(list.map(({ id, publicKey }) => [id, publicKey]));
    learn(keys);
    return keys;
  },
});

/**
 * The signed client of the open API. Calls that fail for a moment only are repeated, up to three times: commands are safe to
 * repeat because they carry one `Idempotency-Key` through all their attempts.
 * @throws RefusedError what the API refused. @throws NetworkError the call did not come back.
 * @throws AnswerNotSignedError the answer is not proven to be the platform's.
 * @throws BillDamagedError a bill's file is not the one that was signed for.
 * @throws the reason of the `signal` by which the caller gave up.
 */
export const createMerchantClient = (options: MerchantClientOptions) => {
  const verifier = answerVerifier(options.platformKeys);
  const how = callerOptions(options, verifier);
  const call = patientCaller(createCaller(how), options.pause);
  return {
    ...orderMethods(call),
    ...refundMethods(call),
    ...disputeMethods(call),
    ...preauthMethods(call),
    ...channelMethods(call),
    ...billMethods(call, how, options.pause),
    ...keyMethods(call, verifier.learn),
  };
};
export type MerchantClient = ReturnType<typeof createMerchantClient>;
