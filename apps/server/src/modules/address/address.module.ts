import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { addressRoutes } from './address.routes.ts';
import { createAddressService } from './address.service.ts';
import { createAddressBook } from './address-book.service.ts';
import { addressesOfPerson } from './address-personal.repository.ts';

interface Needs {
  readonly platform: Pick<Platform, 'config' | 'db' | 'clock' | 'outbound' | 'secrets'>;
}

/** Where a postal code lies, and the addresses that people of the chat app keep. */
export const addressModule = ({ platform: { config, db, clock, outbound, secrets } }: Needs) => {
  const addresses = createAddressService({ config, clock, outbound });
  const book = createAddressBook({ db, secrets });
  return {
    services: { addresses, addressData: [addressesOfPerson({ secrets })] },
    routes: (implement: Implement) => addressRoutes(implement, addresses, book),
  } satisfies Module;
};
