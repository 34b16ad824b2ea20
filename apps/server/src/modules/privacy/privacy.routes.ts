import { downloadAccountData } from '@balcao/contract/account-data';
import { eraseAccount, readAccountErasure } from '@balcao/contract/account-erasure';
import type { Implement } from '../../platform/implement.ts';
import type { AccountDataService } from './account-data.service.ts';
import type { AccountErasure } from './account-erasure.service.ts';

export const privacyRoutes = (implement: Implement, accountData: AccountDataService, erasure: AccountErasure): void => {
  implement(downloadAccountData, accountData.download);
  implement(readAccountErasure, erasure.read);
  implement(eraseAccount, erasure.erase);
};
