import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { digits, Instant } from './scalars.ts';

export const downloadOwnData = endpoint({
  id: 'person.data',
  face: 'app',
  method: 'GET',
  path: '/customer/data',
  summary:
    'All that is kept about the person who asks, as one JSON document; made while it is fetched, and kept nowhere',
  access: 'customer',
  rate: 'heavy',
  reply: z.string(),
  refusals: [],
  streams: 'application/octet-stream',
});

export const erasePerson = endpoint({
  id: 'person.erase',
  face: 'app',
  method: 'POST',
  path: '/customer/erasure',
  summary:
    'Erases the account of the person who asks: at once nobody is named by it and every session ends, and what is kept elsewhere goes within minutes. Records of payments stay, as the law says',
  access: 'customer',
  rate: 'guess',
  body: z.strictObject({ pin: digits(6) }),
  reply: z.object({ erasedAt: Instant }),
  refusals: ['pin_wrong', 'account_locked', 'wallet_not_empty', 'money_under_way'],
});
