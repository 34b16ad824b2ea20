import type { SigningMistake } from '@balcao/contract/request';
import { sha256Of } from './signature-check.ts';

/** The five parts of what is signed. */
export interface SignedParts {
  readonly method: string;
  readonly target: string;
  readonly timestamp: string;
  readonly nonce: string;
  readonly body: string;
}
/** A text that someone may have signed instead, and by which mistakes it comes about. */
export interface Variant {
  readonly mistakes: readonly SigningMistake[];
  readonly text: string;
}
type Step<T> = readonly [mistake: SigningMistake, make: T];

const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, inOrder(inner)]),
  );
};

/** As Python's `json.dumps` writes it: a blank after each comma and colon outside of strings. */
const spaced = (json: string): string =>
  json.replaceAll(/"(?:[^"\\]|\\.)*"|[,:]/g, (part) => (part.length === 1 ? `${part} ` : part));
const unicodeEscaped = (json: string): string =>
  json.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
const slashEscaped = (json: string): string => json.replaceAll('/', '\\/');

/** Made when it is asked for, and once: all of them at a time would hold everyone else up. */
type Later<T> = () => T;
const later = <T>(make: () => T): Later<T> => {
  let made: readonly [T] | undefined;
  return () => {
    made ??= [make()];
    return made[0];
  };
};

/** The body as other tools write the same data. */
const rewritten = (body: string): [SigningMistake, Later<string>][] => {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return [];
  }
  const forms = (root: Later<unknown>): [SigningMistake, Later<string>][] => {
    const plain = later(() => JSON.stringify(root()));
    const escaped = later(() => unicodeEscaped(plain()));
    return [
      ['bodyReformatted', plain],
      ['bodySpaced', later(() => spaced(plain()))],
      ['bodySpaced', later(() => spaced(escaped()))],
      ['bodyEscaped', escaped],
      ['bodyEscaped', later(() => slashEscaped(plain()))],
      ['bodyEscaped', later(() => slashEscaped(escaped()))],
      ...[2, 4, '\t'].map((indent): [SigningMistake, Later<string>] => [
        'bodyPretty',
        later(() => JSON.stringify(root(), null, indent)),
      ]),
    ];
  };
  const sorted = forms(later(() => inOrder(value))).map(
    ([, text]) => ['bodySorted', text] as [SigningMistake, Later<string>],
  );
  return [...forms(() => value), ...sorted];
};

const bodies = (body: string): [SigningMistake, Later<string>][] => [
  ...rewritten(body),
  ['bodyTrailingNewline', () => `${body}\n`],
  ['bodyTrailingNewline', () => `${body}\r\n`],
  ['bodyTrimmed', () => body.trim()],
  ['bodyCrlf', later(() => body.replaceAll(/\r?\n/g, '\r\n'))],
  ['bodyCrlf', later(() => body.replaceAll('\r\n', '\n'))],
  ['bodyMissing', () => ''],
  ['bodyHashed', later(() => sha256Of(body).toString('hex'))],
  ['bodyHashed', later(() => sha256Of(body).toString('base64'))],
];

const attempted = (work: () => string): string => {
  try {
    return work();
  } catch {
    return '';
  }
};

const targets = (target: string, origins: readonly string[]): [SigningMistake, string][] => {
  const [path = '', query = ''] = target.split(/\?(.*)/s);
  const pairs = query.split('&');
  const withQuery = (text: string) => (text ? `${path}?${text}` : path);
  return [
    ['targetWithoutQuery', path],
    ['targetQuerySorted', withQuery(pairs.toSorted().join('&'))],
    ['targetDecoded', attempted(() => decodeURIComponent(target))],
    ['targetDecoded', attempted(() => decodeURIComponent(target.replaceAll('+', ' ')))],
    ['targetEncoded', attempted(() => encodeURI(decodeURI(target)))],
    ['targetEncoded', withQuery(new URLSearchParams(query).toString())],
    ['targetEncoded', withQuery(new URLSearchParams(query).toString().replaceAll('+', '%20'))],
    ['targetEncoded', target.replaceAll(/%[0-9a-f]{2}/gi, (code) => code.toLowerCase())],
    ['targetEncoded', target.replaceAll(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase())],
    ...origins.map((origin): [SigningMistake, string] => ['targetWholeUrl', origin + target]),
    ['targetWithoutBase', target.replace(/^\/open\/v3\.0/, '')],
    ['targetWithoutBase', target.replace(/^\/open/, '')],
    ['targetSlash', query ? `${path}/?${query}` : `${path}/`],
    ['targetSlash', target.replace(/\/(?=\?|$)/, '')],
  ];
};

type Layout = (parts: readonly string[]) => string;
const right: Layout = (parts) => `${parts.join('\n')}\n`;
const layouts: readonly Step<Layout>[] = [
  ['lastLineFeedMissing', (parts) => parts.join('\n')],
  ['lastLineFeedMissing', (parts) => parts.join('\n').replace(/\n+$/, '')],
  ['lineFeedTwice', (parts) => `${right(parts)}\n`],
  ['linesCrlf', (parts) => `${parts.join('\r\n')}\r\n`],
  ['linesCrlf', (parts) => parts.join('\r\n')],
  ['linesJoined', (parts) => parts.join('')],
  ['linesSpaced', (parts) => parts.join(' ')],
];

const partsOf = ({ method, target, timestamp, nonce, body }: SignedParts): string[] => [
  method,
  target,
  timestamp,
  nonce,
  body,
];

type Change = (parts: SignedParts) => SignedParts;

/** One thing that may have gone wrong with the parts, of each kind. */
const changesOf = (parts: SignedParts, origins: readonly string[]): readonly (readonly Step<Change>[])[] => [
  bodies(parts.body).map(([mistake, body]) => [mistake, (one: SignedParts) => ({ ...one, body: body() })] as const),
  targets(parts.target, origins).map(
    ([mistake, target]) => [mistake, (one: SignedParts) => ({ ...one, target })] as const,
  ),
  [
    ['methodLowerCase', (one) => ({ ...one, method: one.method.toLowerCase() })],
    ['timestampNonceSwapped', (one) => ({ ...one, timestamp: one.nonce, nonce: one.timestamp })],
  ],
];

const milliseconds = 1_000;

/**
 * The texts that people sign by mistake in the place of the right one: one mistake first, then any two of different kinds. The same
 * text may come several times.
 */
export const variantsOf = function* (parts: SignedParts, origins: readonly string[]): Generator<Variant> {
  const kinds = changesOf(parts, origins);
  const singles = kinds.flat();
  for (const [mistake, change] of singles) yield { mistakes: [mistake], text: right(partsOf(change(parts))) };
  for (const [mistake, layout] of layouts) yield { mistakes: [mistake], text: layout(partsOf(parts)) };
  // The seconds of the header are known, the three digits behind them are not.
  for (let more = 0; more < milliseconds; more += 1) {
    const timestamp = `${parts.timestamp}${String(more).padStart(3, '0')}`;
    yield { mistakes: ['timestampMilliseconds'], text: right(partsOf({ ...parts, timestamp })) };
  }
  for (const [mistake, change] of singles)
    for (const [other, layout] of layouts) yield { mistakes: [mistake, other], text: layout(partsOf(change(parts))) };
  for (const [index, kind] of kinds.entries())
    for (const [mistake, change] of kind)
      for (const [other, next] of kinds.slice(index + 1).flat())
        yield { mistakes: [mistake, other], text: right(partsOf(next(change(parts)))) };
};
