import * as z from 'zod/mini';
import { HomeAddress, lookUpCep, State } from './address.ts';
import { endpoint } from './endpoint.ts';
import { Phone } from './identity-fields.ts';
import { nameLine } from './name-text.ts';
import { digits, Id } from './scalars.ts';

/** So many addresses a person keeps. */
export const addressesAtMost = 20;

/** Who receives something where, as a person of the chat app keeps it. */
export const Delivery = z.strictObject({ recipient: nameLine(100, 3), phone: Phone, ...HomeAddress.shape });
export type Delivery = z.infer<typeof Delivery>;

/** The same as it was read. */
export const KeptAddress = z.object({
  id: Id,
  recipient: z.string(),
  phone: z.string(),
  cep: z.string(),
  street: z.string(),
  streetNumber: z.string(),
  complement: z.optional(z.string()),
  district: z.string(),
  city: z.string(),
  state: State,
});
export type KeptAddress = z.infer<typeof KeptAddress>;

const ofCustomer = { face: 'app', access: 'customer' } as const;
const params = z.object({ id: Id });

export const listAddresses = endpoint({
  ...ofCustomer,
  id: 'address.list',
  method: 'GET',
  path: '/address',
  summary: 'The addresses that the customer keeps, the newest first',
  rate: 'read',
  reply: z.object({ list: z.array(KeptAddress) }),
  refusals: [],
});

export const addAddress = endpoint({
  ...ofCustomer,
  id: 'address.add',
  method: 'POST',
  path: '/address',
  summary: 'Keeps an address of the customer',
  rate: 'write',
  idempotency: 'optional',
  body: Delivery,
  reply: z.object({ id: Id }),
  refusals: ['addresses_full'],
});

export const changeAddress = endpoint({
  ...ofCustomer,
  id: 'address.change',
  method: 'PUT',
  path: '/address/{id}',
  summary: 'Changes an address of the customer; mini programs that had it keep what they were given',
  rate: 'write',
  params,
  body: Delivery,
  reply: z.null(),
  refusals: ['not_found'],
});

export const removeAddress = endpoint({
  ...ofCustomer,
  id: 'address.remove',
  method: 'DELETE',
  path: '/address/{id}',
  summary: 'Forgets an address of the customer',
  rate: 'write',
  params,
  reply: z.null(),
  refusals: ['not_found'],
});

export const lookUpCepOnPhone = endpoint({
  ...ofCustomer,
  id: 'address.lookUpCepOnPhone',
  method: 'GET',
  path: '/address/cep/{cep}',
  summary: lookUpCep.summary,
  rate: 'read',
  params: z.object({ cep: digits(8) }),
  reply: lookUpCep.reply,
  refusals: [],
});
