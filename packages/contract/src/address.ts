import { isCep, stripCep } from '@balcao/brazil/cep';
import { type StateCode, states } from '@balcao/brazil/states';
import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { held } from './form-fields.ts';
import { digits, line } from './scalars.ts';

/** A postal code, with or without its hyphen; eight digits afterwards. */
export const Cep = held(
  'cep',
  z.pipe(z.string().check(z.trim(), z.refine(isCep, { params: { text: 'cep' } })), z.transform(stripCep)),
);
export const State = held('state', codes(states.map(({ code }) => code) as [StateCode, ...StateCode[]]));

/** A postal address in Brazil. */
export const Address = z.strictObject({
  cep: Cep,
  street: line(120, 2),
  streetNumber: line(10),
  complement: z.optional(line(60)),
  district: line(80, 2),
  city: line(80, 2),
  state: State,
});
export type Address = z.infer<typeof Address>;

/** What is known of a postal code; a part that its post office does not say is empty. */
export const KnownAddress = z.object({
  cep: z.string(),
  street: z.string(),
  district: z.string(),
  city: z.string(),
  state: z.string(),
});
export type KnownAddress = z.infer<typeof KnownAddress>;

export const lookUpCep = endpoint({
  id: 'address.lookUpCep',
  face: 'admin',
  method: 'GET',
  path: '/address/{cep}',
  summary: 'The address of a postal code, or null where it is not known: whoever asks types it then',
  access: 'session',
  rate: 'read',
  params: z.object({ cep: digits(8) }),
  reply: z.object({ address: z.nullable(KnownAddress) }),
  refusals: [],
});
