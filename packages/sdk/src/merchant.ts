import { randomUUID } from 'node:crypto';
import type { AskOf } from '@balcao/contract/endpoint';
import { type ChargedOrder, closeOrder, createOrder, queryOrder } from '@balcao/contract/order';
import { type CallerOptions, type CallOptions, createCaller } from './client.ts';
import { answerVerifier, signedHeaders } from './open-signing.ts';
import { type Pause, withRetries } from './retry.ts';

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
  readonly now?: () => Date;
  /** Does the round trip; `fetch` unless given. */
  readonly send?: CallerOptions['send'];
  /** Waits between retries. */
  readonly pause?: Pause;
}

export type NewOrder = AskOf<typeof createOrder>['body'];

/** The caller of the open API for any of its endpoints: signs every call and believes signed answers only. */
export const createMerchantCaller = (options: MerchantClientOptions) =>
  createCaller({
    baseUrl: options.baseUrl,
    send: options.send ?? fetch,
    headers: signedHeaders({ ...options, now: options.now ?? (() => new Date()) }),
    verify: answerVerifier(options.platformKeys),
  });

/**
 * The signed client of the open API. Calls that fail for a moment only are repeated, up to three times: commands are safe to
 * repeat because they carry one `Idempotency-Key` through all their attempts.
 * @throws RefusedError what the API refused. @throws NetworkError the call did not come back.
 * @throws AnswerNotSignedError the answer is not proven to be the platform's.
 */
export const createMerchantClient = (options: MerchantClientOptions) => {
  const call = createMerchantCaller(options);
  const keyed = (given: CallOptions): CallOptions => ({ idempotencyKey: randomUUID(), ...given });
  return {
    /** Creates a Pix order; its `pix.brCode` is what the customer pays. */
    createOrder: (order: NewOrder, given: CallOptions = {}): Promise<ChargedOrder> => {
      const withKey = keyed(given);
      return withRetries(() => call(createOrder, { body: order }, withKey), options.pause);
    },
    /** One order by the merchant's own number. */
    queryOrder: (merchantOrderNumber: string): Promise<ChargedOrder> =>
      withRetries(() => call(queryOrder, { params: { merchantOrderNumber } }), options.pause),
    /** Closes an unpaid order; a payment that arrives later is given back. */
    closeOrder: (merchantOrderNumber: string, given: CallOptions = {}): Promise<ChargedOrder> => {
      const withKey = keyed(given);
      return withRetries(() => call(closeOrder, { params: { merchantOrderNumber } }, withKey), options.pause);
    },
  };
};
export type MerchantClient = ReturnType<typeof createMerchantClient>;
