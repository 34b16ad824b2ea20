import { registerAccount, resetPassword, sendCaptcha, updateAccount } from '@balcao/contract/account';
import type { Implement } from '../../platform/implement.ts';
import type { AccountService } from './account.service.ts';

export const accountRoutes = (implement: Implement, accounts: AccountService): void => {
  implement(sendCaptcha, accounts.sendCaptcha);
  implement(registerAccount, accounts.register);
  implement(resetPassword, accounts.resetPassword);
  implement(updateAccount, accounts.update);
};
