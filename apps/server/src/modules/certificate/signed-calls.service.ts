import type { Endpoint } from '@balcao/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import type { MerchantActor } from '../../platform/actor.ts';

type Listener = (actor: MerchantActor) => void;

/**
 * Tells modules of calls whose signature fits, while the database is still asked whether their certificate and nonce may be used: what the
 * call will need can be read meanwhile. Listeners change nothing, as such a call may yet be refused, and one that fails is not heard of.
 */
export const createSignedCalls = () => {
  const listeners = new Map<string, Listener>();
  return {
    on: ({ id }: Pick<Endpoint, 'id'>, listener: Listener): void => void listeners.set(id, listener),
    tell: ({ routeOptions }: FastifyRequest, actor: MerchantActor): void =>
      listeners.get(routeOptions.config.endpoint?.id ?? '')?.(actor),
  };
};
export type SignedCalls = ReturnType<typeof createSignedCalls>;
