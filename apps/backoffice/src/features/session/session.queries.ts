import { registerAccount, resetPassword, sendCaptcha } from '@balcao/contract/account';
import type { BodyOf } from '@balcao/contract/endpoint';
import { verifyLogin } from '@balcao/contract/factor';
import { loginByPasskey, passkeyLoginOptions } from '@balcao/contract/passkey';
import { login, logout } from '@balcao/contract/session';
import { checkedNow } from '@balcao/ui/form-check';
import type { Locale } from '@balcao/ui/locale';
import { api, apiWith } from '../../lib/api.ts';

/**
 * The calls of /login and the schemas of its forms. The page imports this file when someone begins to type: it brings the
 * contract, which weighs as much as a third of the page.
 */
export const calls = {
  logIn: (body: { email: string; password: string }) => api(login, { body }),
  /** `token`: of the login whose second step this is. */
  verifyLogin: (token: string, code: string) => apiWith(token)(verifyLogin, { body: { code } }),
  leaveLogin: (token: string) => apiWith(token)(logout, {}),
  passkeyOptions: () => api(passkeyLoginOptions, {}),
  logInByPasskey: (response: BodyOf<typeof loginByPasskey>['response']) => api(loginByPasskey, { body: { response } }),
  register: (body: Registration) => api(registerAccount, { body: { ...body, agreed: true } }),
  resetPassword: (body: PasswordReset) => api(resetPassword, { body }),
  sendCaptcha: (body: { type: 'register' | 'resetPassword'; email: string }) => api(sendCaptcha, { body }),
};

/** What is wrong with the values of a form, field by field, in the words of the contract. */
export const checks = {
  logIn: (locale: Locale) => checkedNow(login.body, locale),
  register: (locale: Locale) => checkedNow(registerAccount.body, locale),
  resetPassword: (locale: Locale) => checkedNow(resetPassword.body, locale),
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
