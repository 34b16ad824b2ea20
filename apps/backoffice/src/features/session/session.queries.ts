import { registerAccount, resetPassword, sendCaptcha } from '@balcao/contract/account';
import { login } from '@balcao/contract/session';
import { api } from '../../lib/api.ts';

/**
 * The calls of /login and the schemas of its forms. The page imports this file when somebody begins to type: it brings the
 * contract, which weighs as much as a third of the page.
 */
export const calls = {
  logIn: (body: { email: string; password: string }) => api(login, { body }),
  register: (body: Registration) => api(registerAccount, { body: { ...body, agreed: true } }),
  resetPassword: (body: PasswordReset) => api(resetPassword, { body }),
  sendCaptcha: (body: { type: 'register' | 'resetPassword'; email: string }) => api(sendCaptcha, { body }),
};

export const forms = {
  logIn: login.body,
  register: registerAccount.body,
  resetPassword: resetPassword.body,
  sendCaptcha: sendCaptcha.body,
};

export interface PasswordReset {
  email: string;
  captcha: string;
  password: string;
  passwordAgain: string;
}
export interface Registration extends PasswordReset {
  account: string;
  agreed: boolean;
}
