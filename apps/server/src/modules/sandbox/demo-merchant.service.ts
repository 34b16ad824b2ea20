import { createMerchantClient, type MerchantClient, type MerchantClientOptions } from '@balcao/sdk/merchant';
import type { Config } from '../../config.ts';
import type { Clock } from '../../platform/clock.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Signing } from '../../platform/signing.ts';
import { type DemoCredentials, readCredentials } from './demo.ts';

interface Needs {
  readonly config: Config;
  readonly clock: Clock;
  readonly signing: Pick<Signing, 'published'>;
}

/**
 * What the demonstration's servers stand on: they know their own key and certificate and nothing of the server, and ask through the open
 * API like any merchant's.
 */
export const createDemoMerchant = ({ config, clock, signing }: Needs) => {
  let send: MerchantClientOptions['send'];
  return {
    /** How requests reach the open API. */
    connect: (carry: NonNullable<typeof send>): void => {
      send = carry;
    },
    /** Undefined where the demonstration was never laid out. */
    credentials: (): DemoCredentials | undefined => readCredentials(config),
    /** How to reach the open API, for who signs nothing. */
    connection: () => ({ baseUrl: config.publicBaseUrl, ...(send ? { send } : {}) }),
    /** @throws Refusal `unavailable` where the demonstration was never laid out. */
    client: (): MerchantClient => {
      const { merchantNumber, serial, privateKey } = readCredentials(config) ?? refuse('unavailable');
      return createMerchantClient({
        baseUrl: config.publicBaseUrl,
        merchantNumber,
        serial,
        privateKey,
        now: clock.now,
        platformKeys: Object.fromEntries(signing.published().map(({ id, publicKey }) => [id, publicKey])),
        ...(send ? { send } : {}),
      });
    },
  };
};
export type DemoMerchant = ReturnType<typeof createDemoMerchant>;
