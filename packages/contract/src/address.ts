import { isCep, stripCep } from '@balcao/brazil/cep';
import { type StateCode, states } from '@balcao/brazil/states';
import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { field, held } from './form-declaration.ts';
import { digits, line } from './scalars.ts';

/** A postal code, with or without its hyphen; eight digits afterwards. */
export const Cep = held(
  'cep',
  z.pipe(z.string().check(z.trim(), z.refine(isCep, { params: { text: 'cep' } })), z.transform(stripCep)),
);
export const State = held('state', codes(states.map(({ code }) => code) as [StateCode, ...StateCode[]]));

export const addressLabels = {
  cep: { pt: 'CEP', en: 'CEP (postal code)', es: 'CEP (código postal)', zh: 'CEP（邮政编码）' },
  street: { pt: 'Rua ou avenida', en: 'Street', es: 'Calle o avenida', zh: '街道' },
  streetNumber: { pt: 'Número', en: 'Number', es: 'Número', zh: '门牌号' },
  complement: { pt: 'Complemento', en: 'Apartment, suite or floor', es: 'Interior o piso', zh: '楼层或房间号' },
  district: { pt: 'Bairro', en: 'District', es: 'Colonia o barrio', zh: '街区' },
  city: { pt: 'Cidade', en: 'City', es: 'Ciudad', zh: '城市' },
  state: { pt: 'Estado', en: 'State', es: 'Estado', zh: '州' },
} as const;

/** `isPersonal`: someone lives there. The city and the state may be seen all the same. */
const addressOf = (isPersonal: boolean) =>
  z.strictObject({
    cep: field(Cep, { label: addressLabels.cep, isPersonal, width: 'half', autoComplete: 'postal-code' }),
    street: field(line(120, 2), { label: addressLabels.street, isPersonal, autoComplete: 'address-line1' }),
    streetNumber: field(line(10), { label: addressLabels.streetNumber, isPersonal, width: 'third' }),
    complement: field(z.optional(line(60)), {
      label: addressLabels.complement,
      isPersonal,
      width: 'third',
      autoComplete: 'address-line2',
    }),
    district: field(line(80, 2), {
      label: addressLabels.district,
      isPersonal,
      width: 'third',
      autoComplete: 'address-level3',
    }),
    city: field(line(80, 2), { label: addressLabels.city, width: 'half', autoComplete: 'address-level2' }),
    state: field(State, { label: addressLabels.state, width: 'half' }),
  });

/** A postal address in Brazil. */
export const Address = addressOf(false);
export type Address = z.infer<typeof Address>;
/** The same where someone lives. */
export const HomeAddress = addressOf(true);
export const addressLabel = { pt: 'Endereço', en: 'Address', es: 'Dirección', zh: '地址' } as const;

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
  summary: 'The address of a postal code, or null where it is not known: anyone who asks types it then',
  access: 'session',
  rate: 'read',
  params: z.object({ cep: digits(8) }),
  reply: z.object({ address: z.nullable(KnownAddress) }),
  refusals: [],
});
