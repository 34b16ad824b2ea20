import * as z from 'zod/mini';
import { ReadyArticle } from './article.ts';
import { LinkAddress } from './broadcast-link.ts';
import { ReadyTemplate } from './broadcast-template.ts';
import { charactersAtMost, countWords, titleAtMost, wordsAtMost } from './broadcast-words.ts';
import { limits } from './limits.ts';
import { documentsAtMost } from './media.ts';
import { Id, line, lines } from './scalars.ts';

const textFrom = (least: number) =>
  lines(charactersAtMost, least).check(
    z.refine((text) => countWords(text) <= wordsAtMost, { error: `wordsAtMost ${wordsAtMost}` }),
  );
const files = (most: number) =>
  z.array(Id).check(
    z.maxLength(most),
    z.refine((ids) => ids.length > 0, { params: { text: 'document' } }),
  );
/** What can be sent: a message has a text, a link a title and a good address, an article a title and a text or a picture. */
export const ReadyBroadcast = z.discriminatedUnion('type', [
  z.object({ type: z.literal('message'), title: line(titleAtMost, 0), text: textFrom(1) }),
  z.object({ type: z.literal('link'), title: line(titleAtMost), text: textFrom(0), url: LinkAddress }),
  z.object({ type: z.literal('article'), title: line(titleAtMost), article: ReadyArticle }),
  z.object({
    type: z.literal('video'),
    title: line(titleAtMost, 0),
    text: textFrom(0),
    mediaIds: files(limits.videosOfBroadcast),
  }),
  z.object({
    type: z.literal('document'),
    title: line(titleAtMost, 0),
    text: textFrom(0),
    mediaIds: files(documentsAtMost),
  }),
  z.object({
    type: z.literal('template'),
    template: z.nullable(ReadyTemplate).check(z.refine((chosen) => chosen !== null, { params: { text: 'choice' } })),
  }),
]);
