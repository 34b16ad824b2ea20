import { isCnpj, normaliseCnpj } from '@balcao/brazil/cnpj';
import { isCpf } from '@balcao/brazil/cpf';
import { addDays } from '@balcao/brazil/dates';
import { MONEY_MAX } from '@balcao/brazil/money';
import * as z from 'zod/mini';
import { holdsCardNumber } from './card-number.ts';

/** A whole number within its bounds; `max` is no more than the column holds. The refusal names both bounds. */
const bounded = (word: string, min: number, max: number) => {
  const said = { error: `${word} ${min} ${max}`, abort: true } as const;
  return z.int().check(z.gte(min, said), z.lte(max, said));
};
export const whole = (min: number, max: number) => bounded('between', min, max);
/** An amount within its bounds, in centavos. */
export const centavos = (min: number, max: number = MONEY_MAX) => bounded('amount', min, max);

/** Money on the wire and in code: whole centavos, never reais, never a fraction. */
export const Centavos = centavos(-MONEY_MAX);
/** An amount that is paid, refunded or withdrawn: 1 centavo to R$ 999.999.999,99. */
export const Amount = centavos(1);

/** The largest number in a column of four bytes. */
const integerAtMost = 2_147_483_647;
/** How often an edited record was saved: who sends an old one is told that another person changed it first. */
export const Version = whole(0, integerAtMost);

/** A point in time in an answer: UTC, ISO 8601 with Z. */
export const Instant = z.iso.datetime();
const instantCharactersAtMost = 30;
/** A point in time that a caller gives: from 2000 to 2100, the years that this product and its database know. */
export const InstantInput = z.iso.datetime({ error: 'instant', abort: true }).check(
  z.maxLength(instantCharactersAtMost, 'instant'),
  z.refine((text) => text >= '2000' && text < '2101', 'instant'),
);

/** A civil day in an answer, YYYYMMDD: never shifted by a zone. */
export const CivilDay = z.string().check(z.regex(/^\d{8}$/));
const isDay = (text: string): boolean => {
  try {
    return /^\d{8}$/.test(text) && addDays(text, 0) === text;
  } catch {
    return false;
  }
};
/** A civil day that a caller gives, YYYYMMDD: one that the calendar has, from 1900 to 2100. */
export const Day = z
  .string()
  .check(z.refine((text) => isDay(text) && text >= '19000101' && text < '21010101', { error: 'day', abort: true }));

export const Id = z.uuid({ error: 'id', abort: true });

const patterned = (pattern: RegExp, error: string) => z.string().check(z.regex(pattern, { error, abort: true }));

/** Business numbers (orders, ...): digits, sortable by time, unique. */
export const BusinessNumber = patterned(/^\d{20}$/, 'digits 20');
/** What every rail knows a payment by, in the form of the Central Bank's Pix API: most begin with E, and none need. */
export const EndToEndId = patterned(/^[A-Za-z0-9]{32}$/, 'endToEndId');
/** The number that a merchant's own system gives to an order or a refund. */
export const MerchantsNumber = patterned(/^[0-9A-Za-z_-]{1,64}$/, 'merchantsNumber');
/** So many digits, as a code or the end of a card has them. */
export const digits = (length: number) => patterned(new RegExp(`^\\d{${length}}$`), `digits ${length}`);
/** A secret of so many characters that this product made: of a link, or of a code to be scanned. */
export const token = (length: number) => patterned(new RegExp(`^[A-Za-z0-9_-]{${length}}$`), 'token');
/** Letters and digits that others made: how banks and rails name what they did. */
export const lettersAndDigits = (max: number) =>
  patterned(new RegExp(`^[A-Za-z0-9]{1,${max}}$`), `lettersAndDigits ${max}`);
/** What others call a thing of theirs, in ASCII without spaces. */
export const visible = (max: number) => patterned(new RegExp(`^[\\x21-\\x7e]{1,${max}}$`), `visible ${max}`);
/** Under which a merchant's server notes something, in letters, digits, `-` and `_`. */
export const metadataKeyPattern = (max: number): RegExp => new RegExp(`^[A-Za-z0-9_-]{1,${max}}$`);
export const metadataKey = (max: number) => patterned(metadataKeyPattern(max), `metadataKey ${max}`);
/** Where the next page of a list begins, as the list itself said it. */
export const Cursor = patterned(/^[\w.-]{1,200}$/, 'cursor');
/** The name of a field, as in `partners.0.cpf`. */
export const fieldName = (max: number) => patterned(new RegExp(`^[\\w.*-]{1,${max}}$`), 'unknown');

// Control characters and the marks that reorder text have no place in what people read (rule: clean-text).
const unsafe = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const inNormalForm = (text: string) => text.normalize('NFC').trim();

const isReadable = (text: string): boolean => !unsafe.test(text) && text.isWellFormed();

const withoutCard = (text: string) => !holdsCardNumber(text);
const cardRefused = { params: { text: 'cardNumber' } } as const;
const unreadable = { error: 'unreadable', abort: true } as const;

/** A text that may come to `max` code points in normal form. What is far longer is refused before any work is done on it. */
const within = (max: number) =>
  z.string().check(z.refine((text) => text.length <= 4 * max + 1_000, { error: `tooLong ${max}`, abort: true }));

/** How long a text is, in code points. */
const sized = <S extends z.ZodMiniType<string>>(schema: S, max: number, min: number) =>
  schema.check(
    z.refine((text) => [...text].length >= min, { error: `tooShort ${min}`, abort: true }),
    z.refine((text) => [...text].length <= max, { error: `tooLong ${max}`, abort: true }),
  );

/**
 * One line that names something, such as an id, a key or a search text, in any script. Normalised, trimmed, without control characters; `max` counts
 * code points.
 */
export const identifier = (max: number, min = 1) =>
  sized(z.pipe(within(max), z.transform(inNormalForm)).check(z.refine(isReadable, unreadable)), max, min);

/** One line of free text: as {@link identifier}, and never the number of a card. */
export const line = (max: number, min = 1) => identifier(max, min).check(z.refine(withoutCard, cardRefused));

/** Several lines of text that people read: as {@link line}, with line breaks but no other control characters. */
export const lines = (max: number, min = 1) =>
  sized(
    z
      .pipe(
        within(max),
        z.transform((text) => inNormalForm(text.replaceAll(/\r\n?/g, '\n'))),
      )
      .check(z.refine((text) => isReadable(text.replaceAll('\n', '')), unreadable)),
    max,
    min,
  ).check(z.refine(withoutCard, cardRefused));

/** A piece of a line that stands between others: as {@link line}, with the spaces at its ends. */
export const piece = (max: number) =>
  z
    .pipe(
      within(max),
      z.transform((text) => text.normalize('NFC')),
    )
    .check(
      z.minLength(1, { error: 'tooShort 1', abort: true }),
      z.maxLength(max, { error: `tooLong ${max}`, abort: true }),
      z.refine(isReadable, unreadable),
    );

/** What is typed to prove something, such as a password: taken as it stands, without control characters. */
export const secret = (max: number, min = 1) =>
  z
    .string()
    .check(
      z.minLength(min, { error: `tooShort ${min}`, abort: true }),
      z.maxLength(max, { error: `tooLong ${max}`, abort: true }),
      z.refine(isReadable, unreadable),
    );

/** The content of a text file, taken as it stands; of control characters only tabs and line breaks. */
export const fileText = (max: number) =>
  z.string().check(
    z.maxLength(max, { error: `tooLong ${max}`, abort: true }),
    z.refine((text) => isReadable(text.replaceAll(/[\t\r\n]/g, '')), unreadable),
  );

/** E-mail addresses are compared in lower case; 254 characters is what mail systems carry (RFC 5321). */
export const Email = z.pipe(
  z.string().check(z.trim(), z.toLowerCase()),
  z.email({ error: 'email', abort: true }).check(z.maxLength(254, 'tooLong 254')),
);

/** A number as an address or a menu writes it: digits as text, or a number where the router has read them already. */
export const fromText = <S extends z.ZodMiniType<number, number>>(schema: S, error: string) =>
  z.pipe(z.union([z.int(), z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number))], { error }), schema);
/** A whole number in an address, within its bounds. */
export const queryWhole = (min: number, max: number) => fromText(whole(min, max), `between ${min} ${max}`);
/** An amount in an address, in centavos; in filters from zero. */
export const queryAmount = (min = 0) => fromText(centavos(min), `amount ${min} ${MONEY_MAX}`);

/** One or several values of a filter: `?status=01&status=02`, or a list where the router has read them already. */
export const severalOf = <S extends z.ZodMiniType<string>>(schema: S, atMost = 50) =>
  z.union([
    z.array(schema).check(z.maxLength(atMost)),
    z.pipe(
      schema,
      z.transform((one) => [one]),
    ),
  ]);

const rankOf = (value: unknown): unknown =>
  typeof value === 'string' && value.includes('T') ? Date.parse(value) : value;
/**
 * Refuses a range whose end is before its start, for the pairs `from` and `to`, `dayFrom` and `dayTo`. Every query and filter with these names must
 * use it; a test checks that.
 */
export const inOrder = <S extends z.ZodMiniObject>(schema: S): S =>
  schema.check(
    z.superRefine((asked, context) => {
      for (const [name, start] of Object.entries(asked)) {
        const to = name.replace(/(^f|F)rom$/, (from) => (from === 'from' ? 'to' : 'To'));
        const [first, last] = [rankOf(start), rankOf(asked[to])] as [number, number];
        if (to !== name && first !== undefined && last !== undefined && last < first)
          context.addIssue({ code: 'custom', path: [to], params: { text: 'endBeforeStart' } });
      }
    }),
  );

/** A CPF with right check digits, with or without its mask; eleven digits afterwards (rule: real-identifiers). */
export const Cpf = z
  .pipe(
    z.string(),
    z.transform((text) => text.replaceAll(/[.\-\s]/g, '')),
  )
  .check(z.refine(isCpf, { params: { text: 'cpf' } }));

const cpfLength = 11;
/**
 * What someone is known by to the tax office: a CPF or a CNPJ with right check digits, with or without its mask; eleven digits or
 * fourteen characters in upper case afterwards (rule: real-identifiers).
 */
export const TaxId = z
  .pipe(
    z.string(),
    z.transform((text) => normaliseCnpj(text.replaceAll(/\s/g, ''))),
  )
  .check(
    z.superRefine((text, context) => {
      const isPerson = /^\d*$/.test(text) && text.length <= cpfLength;
      if (isPerson ? text.length === cpfLength && isCpf(text) : isCnpj(text)) return;
      context.addIssue({ code: 'custom', params: { text: isPerson ? 'cpf' : 'cnpj' } });
    }),
  );
