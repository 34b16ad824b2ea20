import { randomUUID } from 'node:crypto';
import type { AskOf, Endpoint, ReplyOf } from '@balcao/contract/endpoint';
import type { CallOptions, createCaller } from './client.ts';
import { type Pause, withRetries } from './retry.ts';

/** `signal`: gives the call up at once, also between two attempts; what it throws then is the reason of the signal. */
export type QueryOptions = Pick<CallOptions, 'signal'>;
/** `idempotencyKey`: a key of your own, where the intention outlives this process; otherwise one is made for each call. */
export type CommandOptions = QueryOptions & Pick<CallOptions, 'idempotencyKey'>;

/** Asks, and asks again after what may pass. */
export const patientCaller =
  (call: ReturnType<typeof createCaller>, pause: Pause | undefined) =>
  <E extends Endpoint>(target: E, ask: AskOf<E>, given: CallOptions): Promise<ReplyOf<E>> =>
    withRetries(() => call(target, ask, given), { pause, signal: given.signal });
export type MerchantCall = ReturnType<typeof patientCaller>;

/** A command carries one key through all its attempts. */
export const keyed = (given: CommandOptions): CallOptions => ({ idempotencyKey: randomUUID(), ...given });
