import type { Article } from './article.ts';
import { addressesInArticle } from './article-text.ts';
import { partsOfText, readLink } from './broadcast-link.ts';

/** Of so many addresses of a broadcast it is counted who opened them: an address behind these counts with the whole alone. */
export const countedAddressesAtMost = 100;

interface Received {
  readonly type: string;
  readonly text: string;
  readonly clicked: number;
}
/** Whether there is an address in a post to open; of an article only what was opened says so. */
export const leadsOn = ({ type, text, clicked }: Received): boolean =>
  clicked > 0 ||
  type === 'link' ||
  (type !== 'article' && partsOfText(text).some(({ address }) => address !== undefined));

interface Said {
  readonly type: string;
  readonly text: string;
  readonly url: string;
  readonly article?: Article | undefined;
}
/**
 * Where a broadcast leads, each address once, in the order in which they are read. Phone and server number them alike, so that a
 * phone tells by a number which one was opened. What a message template leads to differs by language and is not among them.
 */
export const addressesOf = ({ type, text, url, article = [] }: Said): string[] => {
  if (type === 'template') return [];
  const written =
    type === 'article' ? addressesInArticle(article) : partsOfText(text).flatMap((part) => part.address ?? []);
  const all = type === 'link' ? [...written, url] : written;
  const good = all.flatMap((one) => {
    const read = readLink(one);
    return 'fault' in read ? [] : [read.address];
  });
  return [...new Set(good)].slice(0, countedAddressesAtMost);
};
