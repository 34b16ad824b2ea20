import type { KnownAddress } from '@balcao/contract/address';
import { Delivery } from '@balcao/contract/address-book';

/** What stands in the fields of the form. */
export type DeliveryValues = Readonly<Record<keyof Delivery, string>>;

export const noDelivery: DeliveryValues = {
  recipient: '',
  phone: '',
  cep: '',
  street: '',
  streetNumber: '',
  complement: '',
  district: '',
  city: '',
  state: '',
};

/** The fields as they were kept. */
export const valuesOf = ({ complement = '', ...delivery }: Delivery): DeliveryValues => ({ ...delivery, complement });

/** As the server takes it: an empty complement is none. */
export const bodyOf = ({ complement, ...values }: DeliveryValues): unknown => ({
  ...values,
  ...(complement.trim() === '' ? {} : { complement }),
});

/** The same, read; for values that have passed the check. */
export const deliveryOf = (values: DeliveryValues): Delivery => Delivery.parse(bodyOf(values));

/** With what a postal code says; what it does not say stays as it was typed. */
export const withCep = (values: DeliveryValues, { street, district, city, state }: KnownAddress): DeliveryValues => ({
  ...values,
  street: street || values.street,
  district: district || values.district,
  city: city || values.city,
  state: state || values.state,
});

/** What is still wrong where a postal code has said this. */
export const withoutCep = (
  errors: Readonly<Record<string, string>>,
  found: KnownAddress,
): Readonly<Record<string, string>> => {
  const said = Object.entries(found).flatMap(([field, text]) => (text ? [field] : []));
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !said.includes(field)));
};

/** One line for each: street and number, then district, city and state, then the postal code. */
export const linesOf = (delivery: Delivery, cep: string): readonly string[] => {
  const { street, streetNumber, complement, district, city, state } = delivery;
  return [
    [`${street}, ${streetNumber}`, complement].filter(Boolean).join(' – '),
    `${district} – ${city}/${state}`,
    `CEP ${cep}`,
  ];
};
