import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { addressRoutes } from './address.routes.ts';
import { createAddressService } from './address.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'config' | 'clock' | 'outbound'>;
}

/** Where a postal code lies. */
export const addressModule = ({ platform: { config, clock, outbound } }: Needs) => {
  const addresses = createAddressService({ config, clock, outbound });
  return {
    services: { addresses },
    routes: (implement: Implement) => addressRoutes(implement, addresses),
  } satisfies Module;
};
