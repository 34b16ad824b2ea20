import type { RefusalName } from '@balcao/contract/refusal';
import { refuse } from './refusal.ts';

const deepestLevel = 32;
/** Where an endpoint asks for no more. */
const usualValuesAtMost = 5_000;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Bytes to text: UTF-8 without a byte order mark, and only valid UTF-8 (rule: one-meaning). */
export const decodeUtf8 = (bytes: Uint8Array): string => {
  try {
    return utf8.decode(bytes);
  } catch {
    return refuse('body_not_utf8');
  }
};

// One token of JSON at a time. Strings are matched loosely: JSON.parse judges their escapes.
const token = /[ \t\r\n]*(?:([{}[\],:])|("[^"\\]*(?:\\.[^"\\]*)*")|(-?[0-9][0-9.eE+-]*)|(true|false|null))/y;
const canonicalNumber = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*[1-9])?$/;

interface Level {
  /** Keys seen so far, or null within an array. */
  readonly keys: Set<string> | null;
}

const keyOf = (quoted: string): string => {
  if (!quoted.includes('\\')) return quoted.slice(1, -1);
  try {
    return JSON.parse(quoted) as string;
  } catch {
    return refuse('body_malformed');
  }
};

/** Walks the tokens before anything is built: depth, size, repeated keys, forms of numbers. */
const inspect = (text: string, valuesAtMost: number): void => {
  const levels: Level[] = [];
  let nodes = 0;
  let pendingText: string | undefined;
  let end = 0;
  token.lastIndex = 0;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const [, mark, quoted, number] = match;
    end = token.lastIndex;
    if (mark === '{' || mark === '[') {
      levels.push({ keys: mark === '{' ? new Set() : null });
      if (levels.length > deepestLevel) refuse('body_too_deep');
    } else if (mark === '}' || mark === ']') levels.pop();
    else if (mark === ':' && pendingText !== undefined) {
      const [keys, key] = [levels.at(-1)?.keys, keyOf(pendingText)];
      if (keys?.has(key)) refuse('body_duplicate_key');
      keys?.add(key);
    }
    if (number !== undefined && !isExact(number)) refuse('body_bad_number');
    pendingText = quoted;
    nodes += 1;
    // Punctuation counts too: a document of so many values has about twice as many tokens, or four times with their names.
    if (nodes > valuesAtMost * 4) refuse('body_too_deep');
  }
  if (text.slice(end).trim() !== '') refuse('body_malformed');
};

/** Whole numbers must be exact in a double; exponents, zeros in front or at the end and `-0` are other spellings of what has one already. */
const isExact = (number: string): boolean =>
  canonicalNumber.test(number) && number !== '-0' && (number.includes('.') || Number.isSafeInteger(Number(number)));

const badText = (text: string): boolean => text.includes('\0') || !text.isWellFormed();

const refuseBadText = (value: unknown): void => {
  if (typeof value === 'string') {
    if (badText(value)) refuse('body_bad_text' satisfies RefusalName);
  } else if (Array.isArray(value)) value.forEach(refuseBadText);
  else if (value !== null && typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) {
      // Names that reach into every object of the process have no business in a request.
      if (badText(key) || key === '__proto__' || key === 'constructor') refuse('body_bad_text');
      refuseBadText(inner);
    }
};

/**
 * Reads JSON that means one thing only: no repeated keys, no depth beyond 32, no more than 5,000 values or so unless more are allowed, no number that
 * a double cannot hold exactly, no NUL and no broken Unicode (rule: one-meaning, clean-text, whole-centavos).
 * @throws Refusal with the name of what was wrong.
 */
export const parseStrictJson = (text: string, valuesAtMost = usualValuesAtMost): unknown => {
  inspect(text, valuesAtMost);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse('body_malformed');
  }
  refuseBadText(value);
  return value;
};
