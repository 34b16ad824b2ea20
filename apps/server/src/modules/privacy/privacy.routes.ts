import { readAccountData } from '@balcao/contract/account';
import type { Implement } from '../../platform/implement.ts';
import type { AccountDataService } from './account-data.service.ts';

export const privacyRoutes = (implement: Implement, accountData: AccountDataService): void => {
  implement(readAccountData, accountData.read);
};
