import { registerByCode, sendRegistrationCode } from '@balcao/contract/authorization';
import { checkedNow } from '@balcao/ui/form-check';
import type { Locale } from '@balcao/ui/locale';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** What a person types to open an account. */
export interface Registration {
  readonly email: string;
  readonly captcha: string;
  readonly account: string;
  readonly agreed: boolean;
}

/** A code of the right form: what was scanned is no field of the form. */
const someCode = 'A'.repeat(22);
/** What is wrong with the values, field by field, in the words of the contract. */
export const registrationCheck = (locale: Locale) => {
  const check = checkedNow(registerByCode.body, locale);
  return (values: Registration) => check({ ...values, code: someCode });
};

/** Sends a code to the e-mail of the new account. */
export const useSendCode = (code: string) =>
  useMutation({
    mutationFn: (email: string) => api(sendRegistrationCode, { body: { code, email } }),
    meta: { errors: 'inline' },
  });

/** Opens the account and confirms the login of the browser. */
export const useRegister = (code: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (values: Registration) => api(registerByCode, { body: { ...values, code, agreed: true } }),
    meta: { errors: 'inline' },
    // The account shows on the person's own screen.
    onSuccess: () => void client.invalidateQueries({ queryKey: ['customer', 'current'] }),
  });
};
