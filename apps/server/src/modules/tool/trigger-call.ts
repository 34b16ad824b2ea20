import { setTimeout as pause } from 'node:timers/promises';
import type { Endpoint } from '@balcao/contract/endpoint';
import type { triggerEvent } from '@balcao/contract/tool';
import { randomCharacters } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';

export type TriggerCall = Call<typeof triggerEvent>;

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

/** The rest of a call of `target`; its own input was parsed by the schemas of `target`. */
const callOf = <A extends object>(target: Endpoint, call: TriggerCall, actor: A) => ({
  ...call,
  endpointId: target.id,
  actor,
  idempotencyKey: crypto.randomUUID(),
  params: undefined,
  query: undefined,
  body: undefined,
});

/** The same call as one of the team's own server that asks for `target`. */
export const asServer = (target: Endpoint, call: TriggerCall) => {
  const { merchantId } = call.actor;
  return callOf(target, call, { kind: 'merchant', ownerId: merchantId, merchantId, serial: '' } as const);
};

/** The same call as one of a person on their phone. */
export const asPerson = (target: Endpoint, call: TriggerCall, customerId: string) =>
  callOf(target, call, { kind: 'customer', ownerId: customerId, customerId, tokenHash: '' } as const);
