import * as z from 'zod/mini';
import { readDomain } from './applet-domain.ts';
import { nameFault } from './name-text.ts';

const charactersAtMost = 2_000;
/** Signs that turn text around or are not seen, written out or escaped. */
const disguises = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\ufffd\\]|%(?:e2%80%a[a-e]|00)/iu;

type LinkFault = 'url' | 'linkInsecure' | 'linkDisguised' | 'addressPassword';
type ReadLink = { readonly address: string; readonly host: string } | { readonly fault: LinkFault };

/**
 * An address on the internet as it is kept and opened, and the name of its host in ASCII: over TLS, by a name of DNS, without a
 * password, and with each part of the name in the letters of one alphabet, so that it passes for no other.
 */
export const readLink = (text: string): ReadLink => {
  const trimmed = text.trim();
  const url = URL.parse(trimmed);
  if (!url || !/^[a-z][a-z0-9+.-]*:/i.test(trimmed)) return { fault: 'url' };
  if (url.protocol !== 'https:') return { fault: 'linkInsecure' };
  if (disguises.test(trimmed)) return { fault: 'linkDisguised' };
  if (url.username || url.password) return { fault: 'addressPassword' };
  const [, written = ''] = /^https:\/\/([^/?#:]*)/i.exec(trimmed) ?? [];
  const read = readDomain('page', `https://${written}`);
  if ('fault' in read || read.domain.includes('*')) return { fault: 'url' };
  if (nameFault(written.replaceAll(/[.-]/g, ' '))) return { fault: 'linkDisguised' };
  return { address: url.href, host: url.hostname };
};

/** An address that people are led to. */
export const LinkAddress = z
  .pipe(
    z.string().check(z.maxLength(charactersAtMost, { error: `tooLong ${charactersAtMost}`, abort: true })),
    z.transform((text) => {
      const read = readLink(text);
      return 'fault' in read ? text : read.address;
    }),
  )
  .check(
    z.superRefine((text, context) => {
      const read = readLink(text);
      if ('fault' in read) context.addIssue({ code: 'custom', message: read.fault });
    }),
  );

const addresses = /https?:\/\/\S+/giu;
/** What ends a sentence and not an address. */
const after = /[.,;:!?'"”’»)\]}>。，、！？；：）】》]+$/u;

interface TextPart {
  readonly text: string;
  /** Where it leads; left out where it leads nowhere. */
  readonly address?: string;
}
/** A text with the addresses in it told apart. What is no good address stays text. */
export const partsOfText = (text: string): readonly TextPart[] => {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { 0: found, index } of text.matchAll(addresses)) {
    const shown = found.replace(after, '');
    const read = readLink(shown);
    if ('fault' in read) continue;
    if (index > at) parts.push({ text: text.slice(at, index) });
    parts.push({ text: shown, address: read.address });
    at = index + shown.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
};

/** The same without its addresses. */
export const textWithoutLinks = (text: string): string =>
  partsOfText(text)
    .map((part) => (part.address === undefined ? part.text : ' '))
    .join('');
