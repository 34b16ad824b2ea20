import { setTimeout as pause } from 'node:timers/promises';
import type { Endpoint } from '@balcao/contract/endpoint';
import type { triggerEvent } from '@balcao/contract/tool';
import { randomCharacters } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';

export type TriggerCall = Call<typeof triggerEvent>;
/** What is asked of a target, parsed by its schemas. */
interface Ask {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** What stands in everything that a trigger makes, so that people know where it comes from. */
export const triggerWords = 'balcao webhook trigger';
/** A number of the merchant's own for what a trigger makes. */
export const triggerNumber = (): string => `trigger_${randomCharacters(20)}`;

const lookEveryMs = 100;
const looksAtMost = 150;

/** Waits until what was set off is so. @throws Refusal `unavailable` after fifteen seconds, such as where a rail is set to be silent. */
export const untilSo = async (look: () => Promise<boolean>): Promise<void> => {
  for (let looked = 0; looked < looksAtMost; looked += 1) {
    if (await look()) return;
    await pause(lookEveryMs);
  }
  refuse('unavailable');
};

const callOf = <E extends Endpoint>(target: E, call: TriggerCall, actor: object, ask: Ask): Call<E> => {
  const { params, query = {}, body } = ask;
  const idempotencyKey = crypto.randomUUID();
  // Its ask has been parsed by the schemas of the target.
  return { ...call, endpointId: target.id, actor, params, query, body, idempotencyKey } as unknown as Call<E>;
};

/** The same call as one of the team's own server that asks for `target`. */
export const asServer = <E extends Endpoint>(target: E, call: TriggerCall, ask: Ask): Call<E> => {
  const { merchantId } = call.actor;
  return callOf(target, call, { kind: 'merchant', ownerId: merchantId, merchantId, serial: '' }, ask);
};

/** The same call as one of a person on their phone. */
export const asPerson = <E extends Endpoint>(target: E, call: TriggerCall, customerId: string, ask: Ask): Call<E> =>
  callOf(target, call, { kind: 'customer', ownerId: customerId, customerId, tokenHash: '' }, ask);
