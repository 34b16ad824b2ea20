import type { KnownAddress } from '@balcao/contract/address';
import type { Clock } from '../../platform/clock.ts';
import type { Outbound } from '../../platform/outbound.ts';
import { type CepLookup, createCepService } from './cep-service.ts';
import { sandboxAddress } from './sandbox-addresses.ts';

interface Needs {
  readonly config: { readonly sandbox: boolean; readonly cepUrl: string | undefined };
  readonly outbound: Pick<Outbound, 'get'>;
  readonly clock: Clock;
}

/** A source that failed is skipped for this long, so that lookups do not wait for it each time. */
const restMs = 60_000;
/** What was found is remembered for so long, by so many codes. */
const keptMs = 10 * 60_000;
const keptAtMost = 500;

const sourceOf = ({ config, outbound }: Needs): CepLookup => {
  if (config.cepUrl !== undefined) return createCepService(config.cepUrl, outbound);
  return async (cep) => (config.sandbox ? sandboxAddress(cep) : null);
};

/**
 * Finds the address of a postal code: at the configured service, or in the sandbox's own small table. A convenience that never stands
 * in anyone's way: what cannot be found is null, and people type it.
 */
export const createAddressService = (needs: Needs) => {
  const lookUp = sourceOf(needs);
  const kept = new Map<string, { readonly address: KnownAddress | null; readonly until: number }>();
  let restsUntil = 0;
  const now = (): number => needs.clock.now().getTime();

  const find = async (cep: string): Promise<KnownAddress | null> => {
    const known = kept.get(cep);
    if (known && known.until > now()) return known.address;
    if (restsUntil > now()) return null;
    const found = await lookUp(cep);
    if (found === 'failed') {
      restsUntil = now() + restMs;
      return null;
    }
    if (kept.size >= keptAtMost) kept.clear();
    kept.set(cep, { address: found, until: now() + keptMs });
    return found;
  };

  return {
    lookUp: async ({ params }: { params: { cep: string } }) => ({ address: await find(params.cep) }),
  };
};
export type AddressService = ReturnType<typeof createAddressService>;
