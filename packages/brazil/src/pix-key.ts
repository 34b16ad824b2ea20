import { isCnpj, normaliseCnpj } from './cnpj.ts';
import { isCpf, stripCpf } from './cpf.ts';
import { isMobilePhone, normalisePhone } from './phone.ts';

/** The types of a Pix key, by the codes of the product: 1 CPF, 2 CNPJ, 3 e-mail, 4 telephone, 5 random key. */
export const pixKeyTypes = { cpf: 1, cnpj: 2, email: 3, phone: 4, random: 5 } as const;
export type PixKeyType = (typeof pixKeyTypes)[keyof typeof pixKeyTypes];

/** The longest key that the directory of Pix keys (DICT) takes. */
const KEY_MAX = 77;
/** The e-mail address of the HTML standard, which the directory names as its rule. */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
/** The directory makes these keys and does not bind the digit of the version. */
const RANDOM = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const emailKey = (text: string): string | undefined =>
  text.length <= KEY_MAX && EMAIL.test(text) ? text.toLowerCase() : undefined;

/** The directory's pattern would take a landline; its manual says "telefone celular", so a landline is no key. */
const phoneKey = (text: string): string | undefined => {
  const e164 = normalisePhone(text);
  return e164 !== undefined && isMobilePhone(e164) ? e164 : undefined;
};

const canonical: Readonly<Record<PixKeyType, (text: string) => string | undefined>> = {
  1: (text) => (isCpf(text) ? stripCpf(text) : undefined),
  2: (text) => (isCnpj(text) ? normaliseCnpj(text) : undefined),
  3: emailKey,
  4: phoneKey,
  5: (text) => (RANDOM.test(text) ? text.toLowerCase() : undefined),
};

/**
 * The canonical form of a Pix key as a person typed it: CPF and CNPJ without mask, e-mail and random key in lower case, telephone
 * in E.164. `undefined` when the text is no key of that type. The type is always asked for and never guessed: eleven digits may be
 * a CPF or a telephone number.
 */
export const normalisePixKey = (type: PixKeyType, text: string): string | undefined => canonical[type](text.trim());

/** Whether the text, as a person typed it, is a Pix key of that type. */
export const isPixKey = (type: PixKeyType, text: string): boolean => normalisePixKey(type, text) !== undefined;
