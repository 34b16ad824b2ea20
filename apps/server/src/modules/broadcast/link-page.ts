import { MIMEType } from 'node:util';
import { pageDescriptionAtMost } from '@balcao/contract/broadcast-link-page';
import { titleAtMost } from '@balcao/contract/broadcast-words';
import { line } from '@balcao/contract/scalars';
import { Parser } from 'htmlparser2';

/** What a page says of itself. */
interface PageWords {
  readonly title: string;
  readonly description: string;
  /** Where its picture is. */
  readonly picture: string | undefined;
}

/** The parser's time grows with the square of the depth. */
const depthAtMost = 256;
const chunkLetters = 16 * 1024;
/** Within which a page has to name its characters, as the standard says. */
const announcedWithin = 1_024;
const unseen = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
const muted: ReadonlySet<string> = new Set(['script', 'style', 'noscript', 'template', 'svg', 'math']);

interface Hearing {
  readonly onMeta: (attributes: Readonly<Record<string, string>>) => void;
  readonly onTitle?: (text: string) => void;
}

/** Tells what stands in the head of a page; scripts do not run, and nothing is fetched. */
const hearHead = (html: string, { onMeta, onTitle }: Hearing): void => {
  let [depth, mute, inTitle, isOver] = [0, 0, false, false];
  const parser = new Parser({
    onopentag: (name, attributes) => {
      depth += 1;
      if (muted.has(name)) mute += 1;
      if (name === 'body' || depth > depthAtMost) isOver = true;
      if (isOver || mute > 0) return;
      if (name === 'meta') onMeta(attributes);
      inTitle = name === 'title';
    },
    ontext: (text) => {
      if (inTitle && !isOver && mute === 0) onTitle?.(text);
    },
    onclosetag: (name) => {
      depth -= 1;
      if (muted.has(name)) mute -= 1;
      if (name === 'title') inTitle = false;
      if (name === 'head') isOver = true;
    },
  });
  for (let at = 0; at < html.length && !isOver; at += chunkLetters) parser.write(html.slice(at, at + chunkLetters));
  parser.end();
};

const charsetIn = (type: string): string | undefined => {
  try {
    return new MIMEType(type).params.get('charset') ?? undefined;
  } catch {
    return undefined;
  }
};
const announcedIn = (bytes: Buffer): string | undefined => {
  let said: string | undefined;
  hearHead(bytes.subarray(0, announcedWithin).toString('latin1'), {
    onMeta: ({ charset, content = '' }) => {
      said ??= charset ?? charsetIn(content);
    },
  });
  return said;
};
const decoderOf = (label: string) => {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
};
/** The letters of a page, by what its server says of them, or else by what it says itself. */
const textOf = (bytes: Buffer, type: string): string =>
  decoderOf(charsetIn(type) ?? announcedIn(bytes) ?? 'utf-8').decode(bytes);

/** The words without markup that was written into them. */
const wordsOf = (text: string): string => {
  let words = '';
  let mute = 0;
  const parser = new Parser({
    onopentag: (name) => {
      if (muted.has(name)) mute += 1;
    },
    ontext: (part) => {
      if (mute === 0) words += part;
    },
    onclosetag: (name) => {
      if (muted.has(name)) mute -= 1;
    },
  });
  parser.end(text.slice(0, 10_000));
  return words;
};

/** One line that the field takes, shortened to its limit; empty where it takes none of it, as with the number of a card. */
const lineOf = (text: string, most: number): string => {
  const clean = wordsOf(text).replaceAll(unseen, ' ').toWellFormed().normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  // A title of dots alone says nothing.
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(clean)) return '';
  const letters = [...clean];
  const short =
    letters.length <= most
      ? clean
      : `${letters
          .slice(0, most - 1)
          .join('')
          .trimEnd()}…`;
  return line(most, 0).safeParse(short).data ?? '';
};

const titles = ['og:title', 'twitter:title'];
const descriptions = ['og:description', 'twitter:description', 'description'];
const pictures = ['og:image:secure_url', 'og:image:url', 'og:image', 'twitter:image', 'twitter:image:src'];

/** What a page says of itself in its head: in Open Graph, to Twitter, or in the words of HTML. */
export const readPage = (bytes: Buffer, type: string, url: string): PageWords => {
  const said = new Map<string, string>();
  let title = '';
  hearHead(textOf(bytes, type), {
    onMeta: ({ property, name, content = '' }) => {
      const key = (property ?? name ?? '').toLowerCase();
      if (content !== '' && !said.has(key)) said.set(key, content);
    },
    onTitle: (text) => {
      title += text;
    },
  });
  const first = (keys: readonly string[]) => keys.map((key) => said.get(key)).find((one) => one !== undefined);
  const picture = first(pictures);
  return {
    title: lineOf(first(titles) ?? title, titleAtMost),
    description: lineOf(first(descriptions) ?? '', pageDescriptionAtMost),
    picture: picture === undefined ? undefined : URL.parse(picture, url)?.href,
  };
};
