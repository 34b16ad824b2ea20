import { createHash } from 'node:crypto';
import type { SigningMistake } from '@balcao/contract/request';

/** The five parts of what is signed. */
export interface SignedParts {
  readonly method: string;
  readonly target: string;
  readonly timestamp: string;
  readonly nonce: string;
  readonly body: string;
}
/** A text that somebody may have signed instead, and by which mistakes it comes about. */
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

/** The body as other tools write the same data. */
const rewritten = (body: string): [SigningMistake, string][] => {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return [];
  }
  const forms = (root: unknown): [SigningMistake, string][] => {
    const plain = JSON.stringify(root);
    return [
      ['bodyReformatted', plain],
      ['bodySpaced', spaced(plain)],
      ['bodySpaced', spaced(unicodeEscaped(plain))],
      ['bodyEscaped', unicodeEscaped(plain)],
      ['bodyEscaped', slashEscaped(plain)],
      ['bodyEscaped', slashEscaped(unicodeEscaped(plain))],
      ...[2, 4, '\t'].map((indent): [SigningMistake, string] => ['bodyPretty', JSON.stringify(root, null, indent)]),
    ];
  };
  return [...forms(value), ...forms(inOrder(value)).map(([, text]): [SigningMistake, string] => ['bodySorted', text])];
};

const bodies = (body: string): [SigningMistake, string][] => [
  ...rewritten(body),
  ['bodyTrailingNewline', `${body}\n`],
  ['bodyTrailingNewline', `${body}\r\n`],
  ['bodyTrimmed', body.trim()],
  ['bodyCrlf', body.replaceAll(/\r?\n/g, '\r\n')],
  ['bodyCrlf', body.replaceAll('\r\n', '\n')],
  ['bodyMissing', ''],
  ['bodyHashed', createHash('sha256').update(body).digest('hex')],
  ['bodyHashed', createHash('sha256').update(body).digest('base64')],
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
  bodies(parts.body).map(([mistake, body]) => [mistake, (one: SignedParts) => ({ ...one, body })] as const),
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
 * The texts that people sign by mistake in the place of the right one: one mistake first, then any two of different kinds, each
 * text once. `origins`: what a whole address may begin with.
 */
export const variantsOf = function* (parts: SignedParts, origins: readonly string[]): Generator<Variant> {
  const seen = new Set([right(partsOf(parts))]);
  const fresh = function* (mistakes: readonly SigningMistake[], text: string): Generator<Variant> {
    if (seen.has(text)) return;
    seen.add(text);
    yield { mistakes, text };
  };
  const kinds = changesOf(parts, origins);
  const singles = kinds.flat();
  for (const [mistake, change] of singles) yield* fresh([mistake], right(partsOf(change(parts))));
  for (const [mistake, layout] of layouts) yield* fresh([mistake], layout(partsOf(parts)));
  // The seconds of the header are known, the three digits behind them are not.
  for (let more = 0; more < milliseconds; more += 1) {
    const timestamp = `${parts.timestamp}${String(more).padStart(3, '0')}`;
    yield* fresh(['timestampMilliseconds'], right(partsOf({ ...parts, timestamp })));
  }
  for (const [mistake, change] of singles)
    for (const [other, layout] of layouts) yield* fresh([mistake, other], layout(partsOf(change(parts))));
  for (const [index, kind] of kinds.entries())
    for (const [mistake, change] of kind)
      for (const [other, next] of kinds.slice(index + 1).flat())
        yield* fresh([mistake, other], right(partsOf(next(change(parts)))));
};
