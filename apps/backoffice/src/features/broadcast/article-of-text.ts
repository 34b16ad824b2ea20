import type { Article } from '@balcao/contract/article';

/** What people do not see and the server does not take. */
const unseen = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
/** A piece of text as an article keeps it. */
export const cleanedPiece = (text: string): string =>
  text
    .replaceAll(/[\t\n]/g, ' ')
    .replaceAll(unseen, '')
    .normalize('NFC');

/** What was written as plain text, a paragraph a line: so a message becomes an article. */
export const articleOfText = (text: string): Article =>
  text.trim() === ''
    ? []
    : text.split('\n').map((line) => {
        const said = cleanedPiece(line);
        return { type: 'paragraph', ...(said === '' ? {} : { content: [{ type: 'text', text: said }] }) };
      });
