import type { FaultCode } from './fault.ts';
import { packageLimits } from './limits.ts';

const latin = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const startsWith = (content: Uint8Array, text: string, at = 0): boolean =>
  latin(text).every((byte, index) => content[at + index] === byte);

type Look = (content: Uint8Array) => boolean;
const begins =
  (...texts: readonly string[]): Look =>
  (content) =>
    texts.some((text) => startsWith(content, text));

/** Binary files by their ending, and how each begins: what a file is, its content decides (rule: files-by-content). */
const media: Readonly<Record<string, Look>> = {
  png: begins('\x89PNG\r\n\x1a\n'),
  jpg: begins('\xff\xd8\xff'),
  jpeg: begins('\xff\xd8\xff'),
  gif: begins('GIF87a', 'GIF89a'),
  webp: (content) => startsWith(content, 'RIFF') && startsWith(content, 'WEBP', 8),
  ico: begins('\0\0\x01\0'),
  woff: begins('wOFF'),
  woff2: begins('wOF2'),
  ttf: begins('\0\x01\0\0', 'true'),
  otf: begins('OTTO'),
  mp3: begins('ID3', '\xff\xfb', '\xff\xf3', '\xff\xf2'),
};
const code = ['html', 'js', 'mjs', 'css', 'json', 'svg', 'txt', 'md'];

/** The types that a package may hold, by the endings of their names. */
export const allowedEndings: readonly string[] = [...code, ...Object.keys(media)];

export const endingOf = (path: string): string => /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
export const isText = (path: string): boolean => code.includes(endingOf(path));

/** How large a file of this name may be; undefined for types that are not taken. */
export const bytesAtMost = (path: string): number | undefined => {
  if (isText(path)) return packageLimits.codeBytes;
  return Object.hasOwn(media, endingOf(path)) ? packageLimits.mediaBytes : undefined;
};

/** The text of a file, without the mark that some editors put first; undefined when the bytes are no UTF-8. */
export const textOf = (content: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return undefined;
  }
};

/** Whether the content is what the name promises. */
export const contentFault = (path: string, content: Uint8Array): FaultCode | undefined => {
  if (isText(path)) return textOf(content)?.includes('\0') === false ? undefined : 'fileNotText';
  return media[endingOf(path)]?.(content) ? undefined : 'fileContent';
};
