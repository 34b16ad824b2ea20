import { crc16 } from './crc16.ts';
import { MONEY_MAX } from './money.ts';

const PIX = 'br.gov.bcb.pix';
const CRC_HEAD = '6304';
const NO_TXID = '***';
const TXID = /^[A-Za-z0-9]{1,25}$/;
/** The room that the template of 99 characters leaves for a key or a URL. */
const TARGET_MAX = 77;

/** What a BR Code says; amounts in centavos. A static code carries a Pix key, a dynamic one the address of its charge. */
export type BrCodeInput = {
  /** Left out when the payer chooses it, or when the charge behind `url` decides it. */
  amount?: number;
  merchantName: string;
  city: string;
  /** Merchant category code, four digits; 0000 when there is none. */
  mcc?: string;
  /** Marks a code that may be paid once. */
  oneTime?: boolean;
} & ({ pixKey: string; txid?: string; url?: never } | { url: string; pixKey?: never; txid?: never });

/** Why a text is no BR Code that can be paid here. */
export type BrCodeProblem = 'malformed' | 'wrong-crc' | 'not-pix' | 'not-brl';

/** `amount` of a code with a `url` is a hint: what the charge at that address says is what must be paid. */
export type BrCode = { ok: true; merchantName: string; city: string; mcc: string; oneTime: boolean } & {
  pixKey?: string;
  /** Without its scheme, which is always https. */
  url?: string;
  amount?: number;
  txid?: string;
  description?: string;
};

const refuse = (what: string): never => {
  throw new RangeError(`BR Code: ${what}`);
};

const field = (id: string, value: string): string => `${id}${String(value.length).padStart(2, '0')}${value}`;

/**
 * Accents folded, everything else outside ASCII dropped and the rest cut to the room of the field, on purpose: banks count bytes
 * where others count characters, so that a code with an accent is refused by some of them.
 */
function foldTo(max: number, text: string, name: string): string {
  const ascii = text
    .normalize('NFD')
    .replace(/\s+/g, ' ')
    .replace(/[^\x20-\x7e]/g, '');
  const folded = ascii.replace(/ {2,}/g, ' ').trim().slice(0, max).trimEnd();
  return folded || refuse(`${name} has no letter that a BR Code can carry`);
}

/** Reais with a dot and two decimals, from whole centavos by digits alone: no fraction is ever rounded. */
function amountText(centavos: number): string {
  if (!Number.isSafeInteger(centavos) || centavos < 1 || centavos > MONEY_MAX)
    refuse(`amount ${centavos} is out of range`);
  const digits = String(centavos).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function target({ pixKey, url }: BrCodeInput): string {
  if ((pixKey === undefined) === (url === undefined)) return refuse('needs either a Pix key or a URL');
  const value = pixKey ?? url ?? '';
  if (!/^[\x21-\x7e]+$/.test(value) || value.length > TARGET_MAX)
    refuse(`key or URL is empty, longer than ${TARGET_MAX} or not plain`);
  if (url !== undefined && /^[a-z]+:\/\//i.test(url)) refuse('URL is written without its scheme');
  return field(pixKey === undefined ? '25' : '01', value);
}

/**
 * Builds the text of a BR Code (EMV merchant-presented mode with the Pix template, ending in its CRC), the "copia e cola" of Pix.
 * The key is taken in its canonical form. Names lose their accents and are cut to 25 characters, cities to 15.
 * @throws RangeError when the amount is not 1 to {@link MONEY_MAX} centavos, key or URL are not 1 to 77 plain characters, or the
 * name, city, txid or category cannot be carried.
 */
export function buildBrCode(input: BrCodeInput): string {
  const { amount, merchantName, city, txid, mcc = '0000', oneTime = false } = input;
  if (!/^\d{4}$/.test(mcc)) refuse(`category ${mcc} is not four digits`);
  if (txid !== undefined && (input.url !== undefined || !TXID.test(txid)))
    refuse('txid is not 1 to 25 letters and digits of a static code');
  const head = [
    field('00', '01'),
    oneTime ? field('01', '12') : '',
    field('26', field('00', PIX) + target(input)),
    field('52', mcc),
    field('53', '986'),
    amount === undefined ? '' : field('54', amountText(amount)),
    field('58', 'BR'),
    field('59', foldTo(25, merchantName, 'merchant name')),
    field('60', foldTo(15, city, 'city')),
    field('62', field('05', txid ?? NO_TXID)),
    CRC_HEAD,
  ].join('');
  return head + crc16(head);
}

/** The fields of a template by id, in their order; `undefined` when the lengths do not add up or an id comes twice. */
function fieldsOf(text: string): Map<string, string> | undefined {
  const fields = new Map<string, string>();
  for (let at = 0; at < text.length; ) {
    const [, id, length] = /^(\d\d)(\d\d)/.exec(text.slice(at, at + 4)) ?? [];
    const end = at + 4 + Number(length);
    if (id === undefined || fields.has(id) || end > text.length) return undefined;
    fields.set(id, text.slice(at + 4, end));
    at = end;
  }
  return fields;
}

function pixTemplateOf(fields: ReadonlyMap<string, string>): Map<string, string> | undefined {
  for (let id = 26; id <= 51; id++) {
    const template = fieldsOf(fields.get(String(id)) ?? ''); // Another arrangement's template need not read as fields.
    if (template?.get('00')?.toLowerCase() === PIX) return template;
  }
  return undefined;
}

/** Centavos of field 54; 0 where it is absent or says zero, `undefined` when it is no amount. */
function centavosOf(text: string | undefined): number | undefined {
  if (text === undefined) return 0;
  const [, reais, cents = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  const centavos = Number(`${reais}${cents.padEnd(2, '0')}`);
  return centavos <= MONEY_MAX ? centavos : undefined;
}

/** The parts that only a well-formed Pix code has, or `undefined` when one of them breaks the rules. */
function pixParts(
  fields: ReadonlyMap<string, string>,
  template: ReadonlyMap<string, string>,
): Partial<BrCode> | undefined {
  const [pixKey, url, description] = [template.get('01'), template.get('25'), template.get('02')];
  if (!pixKey === !url || (pixKey !== undefined && url !== undefined)) return undefined;
  const amount = centavosOf(fields.get('54'));
  if (amount === undefined || (amount === 0 && fields.has('54') && pixKey)) return undefined;
  const additional = fieldsOf(fields.get('62') ?? '');
  if (!additional) return undefined;
  const txid = additional.get('05') ?? NO_TXID;
  if (pixKey && txid !== NO_TXID && !TXID.test(txid)) return undefined;
  return {
    ...(pixKey ? { pixKey } : {}),
    ...(url ? { url } : {}),
    ...(amount > 0 ? { amount } : {}),
    ...(pixKey && txid !== NO_TXID ? { txid } : {}), // With a URL the charge has its own txid, and this field only decorates.
    ...(description ? { description } : {}),
  };
}

/**
 * Reads a BR Code as a person pasted it or a camera saw it. Structure is judged before the checksum, the checksum before what the
 * code says. `malformed`: not EMV, cut off, or against the rules of Pix; `wrong-crc`: damaged or mistyped; `not-pix`: a code of
 * another arrangement; `not-brl`: in another currency. Never throws.
 */
export function parseBrCode(text: string): BrCode | { ok: false; reason: BrCodeProblem } {
  const problem = (reason: BrCodeProblem) => ({ ok: false, reason }) as const;
  const code = text.trim();
  const fields = fieldsOf(code);
  if (
    fields?.get('00') !== '01' ||
    !code.startsWith('0002') ||
    code.slice(-8, -4) !== CRC_HEAD ||
    fields.get('63')?.length !== 4
  )
    return problem('malformed');
  if (crc16(code.slice(0, -4)) !== code.slice(-4).toUpperCase()) return problem('wrong-crc');
  const template = pixTemplateOf(fields);
  if (!template) return problem('not-pix');
  if (fields.get('53') !== '986') return problem('not-brl');
  const [merchantName, city, mcc, method] = [fields.get('59'), fields.get('60'), fields.get('52'), fields.get('01')];
  const parts = pixParts(fields, template);
  const isComplete = merchantName && city && mcc && /^\d{4}$/.test(mcc) && fields.get('58')?.toUpperCase() === 'BR';
  if (!isComplete || !parts || (method !== undefined && method !== '11' && method !== '12'))
    return problem('malformed');
  return { ...parts, ok: true, merchantName, city, mcc, oneTime: method === '12' };
}
