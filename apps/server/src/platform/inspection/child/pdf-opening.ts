import type { PdfWords } from './pdf-words.ts';

const opening = /\/OpenAction(?![^\s\0()<>[\]{}/%])/g;
const looked = 400;
const gap = /^(?:[\s\0]|%[^\r\n]*[\r\n])*/;

/** An action that shows a place in this document and has no follow-up action. */
const showsPlace = (dictionary: string): boolean => {
  const end = dictionary.indexOf('>>');
  const said = dictionary.slice(2, end < 0 ? undefined : end);
  return end > 0 && !said.includes('<<') && !said.includes('/Next') && /\/S\s*\/GoTo(?![A-Za-z])/.test(said);
};

/** Every version of an object: those that lie in the file as they are, and packed ones. */
const versionsOf = (number: string, { words, packed }: PdfWords): string[] => [
  ...[...words.matchAll(new RegExp(`(?<!\\d)${number}\\s+\\d{1,5}\\s+obj\\b`, 'g'))].map(({ index, 0: { length } }) =>
    words.slice(index + length, index + length + looked),
  ),
  ...(packed.get(Number(number)) ?? []).map((object) => object.slice(0, looked)),
];

/** What a document does when it is opened, by the text behind its `/OpenAction`. */
const isQuiet = (behind: string, pdf: PdfWords, mayRefer: boolean): boolean => {
  const value = behind.slice(gap.exec(behind)?.[0].length ?? 0);
  // A place by its name or its page, or nothing.
  if (/^(?:\[|\(|\/|null\b)/.test(value)) return true;
  if (value.startsWith('<<')) return showsPlace(value);
  const number = /^(\d{1,10})\s+\d{1,5}\s+R\b/.exec(value)?.[1];
  if (!number || !mayRefer) return false;
  const versions = versionsOf(number, pdf);
  return versions.length > 0 && versions.every((version) => isQuiet(version, pdf, false));
};

/** Whether opening a document only shows one of its own pages, which many programs set by default. */
export const opensQuietly = (pdf: PdfWords): boolean =>
  [...pdf.words.matchAll(opening)].every(({ index, 0: { length } }) =>
    isQuiet(pdf.words.slice(index + length, index + length + looked), pdf, true),
  );
