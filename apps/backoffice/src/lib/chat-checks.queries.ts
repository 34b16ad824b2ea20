import { personalAuthentication } from '@balcao/contract/customer';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** Looked at again this often while something is to be done on the phone. */
const lookAgainMs = 3_000;

/** What the chat app knows of the person, as the account page asks it too. */
export const chatChecksOptions = queryOptions({
  queryKey: ['authorization', 'chatAccount'],
  queryFn: () => api(personalAuthentication, {}),
  refetchInterval: ({ state: { data } }) =>
    data?.bound && data.walletActivated && data.realNameVerified ? false : lookAgainMs,
});
