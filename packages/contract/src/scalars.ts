import { isCnpj, normaliseCnpj } from '@balcao/brazil/cnpj';
import { isCpf } from '@balcao/brazil/cpf';
import { addDays } from '@balcao/brazil/dates';
import { MONEY_MAX } from '@balcao/brazil/money';
import { z } from 'zod';
import { holdsCardNumber } from './card-number.ts';

/** Money on the wire and in code: whole centavos, never reais, never a fraction (promise M9). */
export const Centavos = z.int().min(-MONEY_MAX).max(MONEY_MAX);
/** An amount that somebody pays, refunds or withdraws: 1 centavo to R$ 999.999.999,99. */
export const Amount = z.int().min(1).max(MONEY_MAX);

/** A point in time, UTC, ISO 8601 with Z. */
export const Instant = z.iso.datetime();
/** A civil day, YYYYMMDD: never shifted by a zone (reading 41). */
export const CivilDay = z.string().regex(/^\d{8}$/);
const isDay = (text: string): boolean => {
  try {
    return /^\d{8}$/.test(text) && addDays(text, 0) === text;
  } catch {
    return false;
  }
};
/** A civil day that somebody gives: one that the calendar has. */
export const Day = z.string().refine(isDay, { params: { text: 'day' }, abort: true });
export const Id = z.uuid();

/** What every rail knows a payment by, in the form of the Central Bank's Pix API: most begin with E, and none need. */
export const EndToEndId = z.string().regex(/^[A-Za-z0-9]{32}$/);
/** Business numbers (orders, ...): digits, sortable by time, unique. */
export const BusinessNumber = z.string().regex(/^\d{20}$/);

// Control characters and the marks that reorder text have no place in what people read (promise F2).
const unsafe = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const inNormalForm = (text: string) => text.normalize('NFC').trim();

const withoutCard = (text: string) => !holdsCardNumber(text);
const cardRefused = { params: { text: 'cardNumber' } } as const;

/**
 * One line that names something, in whatever digits it has: an id, a key, what is searched for. In normal form, trimmed, no
 * control characters; `max` counts code points.
 */
export const identifier = (max: number, min = 1) =>
  z
    .string()
    .transform(inNormalForm)
    .refine((text) => !unsafe.test(text) && text.isWellFormed(), { params: { text: 'unreadable' } })
    .refine((text) => [...text].length >= min, { params: { text: 'tooShort', min } })
    .refine((text) => [...text].length <= max, { params: { text: 'tooLong', max } });

/** One line of free text: as {@link identifier}, and never the number of a card (promise P2). */
export const line = (max: number, min = 1) => identifier(max, min).refine(withoutCard, cardRefused);

/** Several lines of text that people read: as {@link line}, with line breaks and nothing else of that kind. */
export const lines = (max: number, min = 1) =>
  z
    .string()
    .transform((text) => inNormalForm(text.replaceAll(/\r\n?/g, '\n')))
    .refine((text) => !unsafe.test(text.replaceAll('\n', '')) && text.isWellFormed(), {
      params: { text: 'unreadable' },
    })
    .refine((text) => [...text].length >= min, { params: { text: 'tooShort', min } })
    .refine((text) => [...text].length <= max, { params: { text: 'tooLong', max } })
    .refine(withoutCard, cardRefused);

/** E-mail addresses are compared in lower case; 254 characters is what mail systems carry (RFC 5321). */
export const Email = z.string().trim().toLowerCase().pipe(z.email().max(254));

/** Whole numbers in an address: digits as text, or a number where the router has read them already. */
export const QueryInteger = z.union([
  z.int(),
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
]);

/** One or several values of a filter: `?status=01&status=02`, or a list where the router has read them already. */
export const severalOf = <S extends z.ZodType<string>>(schema: S) =>
  z.union([z.array(schema).max(50), schema.transform((one) => [one])]);

/** A CPF with right check digits, with or without its mask; eleven digits afterwards (promise F3). */
export const Cpf = z
  .string()
  .transform((text) => text.replaceAll(/[.\-\s]/g, ''))
  .refine(isCpf, { params: { text: 'cpf' } });

const cpfLength = 11;
/**
 * What somebody is known by to the tax office: a CPF or a CNPJ with right check digits, with or without its mask; eleven digits or
 * fourteen characters in upper case afterwards (promise F3).
 */
export const TaxId = z
  .string()
  .transform((text) => normaliseCnpj(text.replaceAll(/\s/g, '')))
  .superRefine((text, context) => {
    const isPerson = /^\d*$/.test(text) && text.length <= cpfLength;
    if (isPerson ? text.length === cpfLength && isCpf(text) : isCnpj(text)) return;
    context.addIssue({ code: 'custom', params: { text: isPerson ? 'cpf' : 'cnpj' } });
  });
