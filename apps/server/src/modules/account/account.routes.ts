import {
  changeEmail,
  changePassword,
  readAvatar,
  registerAccount,
  resetPassword,
  sendCaptcha,
  sendOwnCaptcha,
  setFirstPassword,
  updateAccount,
} from '@balcao/contract/account';
import type { Implement } from '../../platform/implement.ts';
import type { AccountService } from './account.service.ts';
import type { AvatarService } from './avatar.service.ts';
import type { OwnEmail } from './own-email.service.ts';
import type { OwnPassword } from './own-password.service.ts';

interface Services {
  readonly accounts: AccountService;
  readonly ownEmail: OwnEmail;
  readonly ownPassword: OwnPassword;
  readonly avatars: AvatarService;
}

export const accountRoutes = (implement: Implement, services: Services): void => {
  const { accounts, ownEmail, ownPassword, avatars } = services;
  implement(sendCaptcha, accounts.sendCaptcha);
  implement(registerAccount, accounts.register);
  implement(resetPassword, accounts.resetPassword);
  implement(updateAccount, avatars.update);
  implement(readAvatar, avatars.read);
  implement(sendOwnCaptcha, ownEmail.sendCaptcha);
  implement(changeEmail, ownEmail.change);
  implement(changePassword, ownPassword.change);
  implement(setFirstPassword, ownPassword.setFirst);
};
