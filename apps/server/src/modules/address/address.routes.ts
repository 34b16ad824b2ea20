import { lookUpCep } from '@balcao/contract/address';
import {
  addAddress,
  changeAddress,
  listAddresses,
  lookUpCepOnPhone,
  removeAddress,
} from '@balcao/contract/address-book';
import type { Implement } from '../../platform/implement.ts';
import type { AddressService } from './address.service.ts';
import type { AddressBook } from './address-book.service.ts';

export const addressRoutes = (implement: Implement, addresses: AddressService, book: AddressBook): void => {
  implement(lookUpCep, addresses.lookUp);
  implement(lookUpCepOnPhone, addresses.lookUp);
  implement(listAddresses, book.list);
  implement(addAddress, book.add);
  implement(changeAddress, book.change);
  implement(removeAddress, book.remove);
};
