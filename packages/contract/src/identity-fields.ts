import { isCnpj, normaliseCnpj } from '@balcao/brazil/cnpj';
import { civilDayOf, DEFAULT_ZONE, monthsBack } from '@balcao/brazil/dates';
import { educationLevels } from '@balcao/brazil/education-levels';
import { genders } from '@balcao/brazil/genders';
import { identityKinds } from '@balcao/brazil/identity-kinds';
import { maritalStatuses } from '@balcao/brazil/marital-status';
import { normalisePhone } from '@balcao/brazil/phone';
import { turnoverBands } from '@balcao/brazil/turnover-bands';
import * as z from 'zod/mini';
import { held } from './form-declaration.ts';
import { nameLine } from './name-text.ts';
import { Cpf, Day, fromText } from './scalars.ts';
import { shopCodeChoices } from './shop-code-choices.ts';

/** A CNPJ with right check digits, digits or letters, with or without its mask; fourteen characters in upper case afterwards (rule: real-identifiers). */
export const Cnpj = held(
  'cnpj',
  z.pipe(z.string(), z.transform(normaliseCnpj)).check(z.refine(isCnpj, { params: { text: 'cnpj' } })),
);
export const PersonCpf = held('cpf', Cpf);

/** A telephone number of any country; E.164 afterwards. */
export const Phone = held(
  'phone',
  z
    .pipe(
      z.string(),
      z.transform((text) => normalisePhone(text) ?? ''),
    )
    .check(z.refine((number) => number !== '', { params: { text: 'phone' } })),
);

const today = (): string => civilDayOf(new Date().toISOString(), DEFAULT_ZONE);
const yearsAgo = (years: number): string => monthsBack(today(), years * 12);

/** A past day, `YYYYMMDD`, not before 1900, such as a birth or the issue of a card. */
export const PastDay = held(
  'day',
  Day.check(
    z.refine((day) => day <= today(), { params: { text: 'dayFuture' }, abort: true }),
    z.refine((day) => day >= '19000101', {
      params: { text: 'day' },
    }),
  ),
);
/** The birthday of someone who can answer for a business. */
export const AdultBirthday = held(
  'day',
  Day.check(
    z.refine((day) => day <= today(), { params: { text: 'dayFuture' }, abort: true }),
    z.refine((day) => day <= yearsAgo(18), { params: { text: 'tooYoung' }, abort: true }),
    z.refine((day) => day >= yearsAgo(120), { params: { text: 'day' } }),
  ),
);

/** Codes of a reference list, 0 to the last; a menu hands them over as text. */
const choice = { error: 'choice', abort: true } as const;
const codeOf = (list: object) => {
  const last = Object.keys(list).length - 1;
  return fromText(z.int().check(z.gte(0, choice), z.lte(last, choice)), 'choice');
};
export const Gender = held('gender', codeOf(genders));
export const IdentityKind = held('identityKind', codeOf(identityKinds));
/** One of {@link shopCodeChoices}. */
export const ShopCodeChoice = held('shopCode', codeOf(shopCodeChoices));
export const MaritalStatus = held('maritalStatus', codeOf(maritalStatuses));
export const EducationLevel = held('educationLevel', codeOf(educationLevels));
/** Bands of monthly income in reais. */
export const TurnoverBand = held('turnoverBand', codeOf(turnoverBands));

export const PersonName = nameLine(100, 3);

/** What is said of a logo while it is chosen. */
export const logoHelp = {
  pt: 'A marca que os clientes conhecem.',
  en: 'The logo customers know.',
  es: 'La marca que los clientes conocen.',
  zh: '顾客熟悉的标志。',
} as const;

/** What fields are called that several forms have. */
export const identityLabels = {
  name: { pt: 'Nome completo', en: 'Full name', es: 'Nombre completo', zh: '姓名' },
  cpf: { pt: 'CPF', en: 'CPF', es: 'CPF', zh: 'CPF' },
  logo: { pt: 'Logotipo', en: 'Logo', es: 'Logotipo', zh: '标志' },
  cnpj: { pt: 'CNPJ', en: 'CNPJ', es: 'CNPJ', zh: 'CNPJ' },
  phone: { pt: 'Telefone', en: 'Phone', es: 'Teléfono', zh: '电话' },
  identityKind: { pt: 'Tipo do documento', en: 'Document type', es: 'Tipo de documento', zh: '证件类型' },
  cpfFile: {
    pt: 'Comprovante do CPF, só com o RG',
    en: 'Proof of the CPF, only with an RG',
    es: 'Comprobante del CPF, solo con el RG',
    zh: 'CPF 证明（仅在使用 RG 时）',
  },
  document: { pt: 'Documento de identidade', en: 'Identity document', es: 'Documento de identidad', zh: '身份证件' },
} as const;
