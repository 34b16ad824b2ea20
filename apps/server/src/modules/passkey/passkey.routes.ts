import {
  addPasskey,
  listPasskeys,
  loginByPasskey,
  passkeyLoginOptions,
  passkeyOptions,
  removePasskey,
  renamePasskey,
} from '@balcao/contract/passkey';
import type { Implement } from '../../platform/implement.ts';
import type { PasskeyService } from './passkey.service.ts';
import type { PasskeyLoginService } from './passkey-login.service.ts';

export const passkeyRoutes = (implement: Implement, passkeys: PasskeyService, logins: PasskeyLoginService): void => {
  implement(passkeyOptions, passkeys.options);
  implement(addPasskey, passkeys.add);
  implement(listPasskeys, passkeys.list);
  implement(renamePasskey, passkeys.rename);
  implement(removePasskey, passkeys.remove);
  implement(passkeyLoginOptions, logins.options);
  implement(loginByPasskey, logins.login);
};
