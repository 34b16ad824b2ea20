import {
  activateWallet,
  type Customer,
  currentCustomer,
  listPayments,
  loginCustomer,
  logoutCustomer,
  type Means,
  type Payment,
  pay,
  readPaymentCode,
  verifyRealName,
} from '@balcao/contract/customer';
import { addPhonePerson, getSandbox } from '@balcao/contract/sandbox';
import { RefusedError } from '@balcao/sdk/client';
import { checkedNow } from '@balcao/ui/form-check';
import type { Locale } from '@balcao/ui/locale';
import { useCommand } from '@balcao/ui/use-command';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { sessionToken } from '../../lib/session-token.ts';
import { askAgainMs } from './payment-state.ts';

/** A person of the sandbox whose phone this can be. */
export interface Person {
  readonly name: string;
  readonly phone: string;
  readonly pin: string;
}

export const peopleQuery = queryOptions({
  queryKey: ['sandbox', 'people'],
  queryFn: async () => (await api(getSandbox, {})).customers,
});

export const currentQuery = queryOptions({
  queryKey: ['customer', 'current'],
  queryFn: () => api(currentCustomer, {}),
});

/** The payments, newest first; asks again by itself, most often while one of them waits. */
export const paymentsQuery = infiniteQueryOptions({
  queryKey: ['customer', 'payments'],
  queryFn: ({ pageParam }) => api(listPayments, pageParam === null ? {} : { query: { cursor: pageParam } }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
  refetchInterval: ({ state }) => askAgainMs(state.data?.pages),
});

/** What a code asks for; read again at every opening, since it may have been paid meanwhile. */
export const codeQuery = (code: string) =>
  queryOptions({
    queryKey: ['customer', 'code', code],
    queryFn: () => api(readPaymentCode, { body: { code } }),
    staleTime: 0,
    gcTime: 0,
  });

/** Whether the server has no order for a code, as opposed to not having answered. */
export const isUnknownCode = (error: unknown): boolean => error instanceof RefusedError && error.name === 'not_found';

/** Signs a person in; the previous person is signed out first. */
export const useBecome = () => {
  const client = useQueryClient();
  return useCommand({
    mutationFn: async ({ phone, pin }: Person) => {
      await letGo();
      const { token } = await api(loginCustomer, { body: { phone, pin } });
      sessionToken.set(token);
    },
    // The cached data of the previous person are dropped.
    onSuccess: () => client.resetQueries({ queryKey: ['customer'] }),
  });
};

/** Signs out; only from a screen that shows nothing of the customer, which would ask for it again. */
export const useSignOut = () => {
  const client = useQueryClient();
  return useCommand({ mutationFn: letGo, onSuccess: () => client.removeQueries({ queryKey: ['customer'] }) });
};

/** Ends the session; the phone forgets it even when the server cannot be reached or has ended it already. */
const letGo = async (): Promise<void> => {
  if (sessionToken.get() === undefined) return;
  await api(logoutCustomer, {}).catch(() => undefined);
  sessionToken.clear();
};

/** What is paid, in centavos, and with what. */
export interface PayAsk {
  readonly amount: number;
  readonly means: Means;
  /** The mini program that asked for it. */
  readonly openingId?: string;
}
/** Pays what a code asks for, as this person; an attempt without an answer stands in the way of every other one for the code. */
export const usePay = (customerId: string, code: string, onPaid: (payment: Payment, ask: PayAsk) => void) => {
  const client = useQueryClient();
  return useKeyedMutation({
    place: `pay:${customerId}:${code}`,
    send: (ask: PayAsk, attempt): Promise<Payment> => api(pay, { body: { code, ...ask } }, attempt),
    // Here and not where it is called: the button may be gone by then, because the order is read again as paid.
    onSuccess: onPaid,
    // Paid or refused, the order or the balance is not what the sheet showed.
    onSettled: () => void client.invalidateQueries({ queryKey: ['customer'] }),
  });
};

/** A person to be kept in the list of those whose phone this can be. */
export const useAddPerson = () => {
  const client = useQueryClient();
  return useCommand({
    mutationFn: (name: string): Promise<Person> => api(addPhonePerson, { body: { name } }),
    onSuccess: () => client.invalidateQueries({ queryKey: peopleQuery.queryKey }),
  });
};
export const newPersonCheck = (locale: Locale) => checkedNow(addPhonePerson.body, locale);

/** What changes the person changes what is known of them at once. */
const useChangeOfPerson = <Ask>(change: (ask: Ask) => Promise<Customer>) => {
  const client = useQueryClient();
  return useCommand({
    mutationFn: change,
    onSuccess: (customer) => client.setQueryData(currentQuery.queryKey, customer),
    onError: () => void client.invalidateQueries({ queryKey: currentQuery.queryKey }),
  });
};

export const useActivateWallet = () => useChangeOfPerson<void>(() => api(activateWallet, {}));
export const useVerifyRealName = () =>
  useChangeOfPerson((body: { name: string; cpf: string }) => api(verifyRealName, { body }));
export const realNameCheck = (locale: Locale) => checkedNow(verifyRealName.body, locale);
