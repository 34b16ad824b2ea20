import { getContactEmail } from '@balcao/contract/merchant-contact';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** By which e-mail the merchant is reached, and which one waits to be confirmed. */
export const contactEmailOptions = queryOptions({
  queryKey: ['merchant', 'contact'],
  queryFn: ({ signal }) => api(getContactEmail, {}, { signal }),
});
