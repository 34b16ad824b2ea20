import { registerByCode, sendRegistrationCode } from '@balcao/contract/authorization';
import { linkByCode } from '@balcao/contract/authorization-link';
import { checkedNow } from '@balcao/ui/form-check';
import type { Locale } from '@balcao/ui/locale';
import { useCommand } from '@balcao/ui/use-command';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { scanQuery } from './authorization.queries.ts';

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
  useCommand({
    mutationFn: (email: string) => api(sendRegistrationCode, { body: { code, email } }),
    meta: { errors: 'inline' },
  });

/** Opens the account and confirms the login of the browser. */
export const useRegister = (code: string) => {
  const client = useQueryClient();
  return useCommand({
    mutationFn: (values: Registration) => api(registerByCode, { body: { ...values, code, agreed: true } }),
    meta: { errors: 'inline' },
    // The account shows on the person's own screen.
    onSuccess: () => void client.invalidateQueries({ queryKey: ['customer', 'current'] }),
  });
};

/** What a person types to link an account that they have. */
export interface Linked {
  readonly email: string;
  readonly password: string;
  readonly factorCode: string;
}
/** What is wrong with the values, field by field; the second factor counts once it is asked for. */
export const linkCheck = (locale: Locale) => {
  const check = checkedNow(linkByCode.body, locale);
  return ({ factorCode, ...values }: Linked, isFactorAsked: boolean) =>
    check({ ...values, ...(isFactorAsked ? { factorCode } : {}), code: someCode });
};

/** Links it; what the browser asks for is then about that account. */
export const useLink = (code: string) => {
  const client = useQueryClient();
  return useCommand({
    mutationFn: ({ factorCode, ...values }: Linked) =>
      api(linkByCode, { body: { ...values, ...(factorCode ? { factorCode } : {}), code } }),
    meta: { errors: 'inline' },
    onSuccess: ({ request }) => {
      if (!request) return;
      client.setQueryData(scanQuery(code).queryKey, request);
      void client.invalidateQueries({ queryKey: ['customer', 'current'] });
    },
  });
};
