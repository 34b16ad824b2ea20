import { lookUpCep } from '@balcao/contract/address';
import type { Implement } from '../../platform/implement.ts';
import type { AddressService } from './address.service.ts';

export const addressRoutes = (implement: Implement, addresses: AddressService): void => {
  implement(lookUpCep, addresses.lookUp);
};
