import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { HelpArea, HelpGuide, HelpSlug } from './help-article.ts';
import { identifier, lines } from './scalars.ts';

/** Characters of what a reader misses in an article. */
export const helpRemarkAtMost = 500;
/** Characters of what is searched for. */
export const helpSearchAtMost = 100;
/** Articles that a search shows. */
export const helpHitsShown = 10;
/** For how long remarks and searches are kept. */
export const helpKeptDays = 90;

/** A stretch of a line: plain, the name of a button or a screen, something to be typed, or a link. */
const Piece = z.object({
  kind: z.enum(['text', 'strong', 'emphasis', 'code', 'link']),
  text: z.string(),
  /** Of a link: an address of the product, or one that begins with https. */
  href: z.optional(z.string()),
});
export type HelpPiece = z.infer<typeof Piece>;
const Pieces = z.array(Piece);

/** A part of a text. None of it is HTML. */
export const HelpBlock = z.union([
  z.object({ kind: z.literal('heading'), level: z.int(), id: z.string(), pieces: Pieces }),
  z.object({ kind: z.literal('paragraph'), pieces: Pieces }),
  z.object({ kind: z.literal('list'), isOrdered: z.boolean(), items: z.array(Pieces) }),
  z.object({ kind: z.literal('table'), head: z.array(Pieces), rows: z.array(z.array(Pieces)) }),
  /** `name`: of the file that it is; empty for none. */
  z.object({ kind: z.literal('code'), name: z.string(), text: z.string() }),
]);
export type HelpBlock = z.infer<typeof HelpBlock>;

/** An article as lists show it. */
export const HelpEntry = z.object({
  slug: HelpSlug,
  area: HelpArea,
  title: z.string(),
  /** One sentence: what it answers. */
  line: z.string(),
});
export type HelpEntry = z.infer<typeof HelpEntry>;

export const HelpText = z.extend(HelpEntry, { blocks: z.array(HelpBlock) });
export type HelpText = z.infer<typeof HelpText>;

const reading = { face: 'admin', method: 'GET', access: 'public', rate: 'read', refusals: [] } as const;
const ofArticle = z.object({ slug: HelpSlug });

export const listHelp = endpoint({
  ...reading,
  id: 'help.list',
  path: '/help',
  summary: 'Every article of the help center, in the language of the caller',
  reply: z.object({ list: z.array(HelpEntry) }),
});

export const getHelp = endpoint({
  ...reading,
  id: 'help.get',
  path: '/help/article/{slug}',
  summary: 'One article',
  params: ofArticle,
  reply: HelpText,
});

export const searchHelp = endpoint({
  ...reading,
  id: 'help.search',
  path: '/help/search',
  summary: 'Articles for some words, the best first; accents and small typing errors do no harm',
  query: z.strictObject({ text: identifier(helpSearchAtMost) }),
  reply: z.object({ list: z.array(HelpEntry) }),
});

export const getHelpGuide = endpoint({
  ...reading,
  id: 'help.guide',
  path: '/help/guide/{name}',
  summary: 'A guide for developers, in the language of the caller where there is one in it, else in English',
  params: z.object({ name: HelpGuide }),
  reply: z.object({ language: z.enum(['pt', 'en']), title: z.string(), blocks: z.array(HelpBlock) }),
});

/** What a reader said of an article. */
export const HelpRating = z.object({ isUseful: z.nullable(z.boolean()), remark: z.string() });
export type HelpRating = z.infer<typeof HelpRating>;

export const getHelpRating = endpoint({
  ...reading,
  id: 'help.rating',
  path: '/help/article/{slug}/rating',
  summary: 'What the person who asks has said of an article',
  access: 'session',
  params: ofArticle,
  reply: HelpRating,
});

export const rateHelp = endpoint({
  ...reading,
  id: 'help.rate',
  method: 'PUT',
  path: '/help/article/{slug}/rating',
  summary: 'Says whether an article was useful, and what it lacks; what was said before is replaced',
  access: 'session',
  rate: 'write',
  params: ofArticle,
  body: z.strictObject({
    isUseful: z.boolean(),
    /** Without one, a remark that was made before is gone. */
    remark: z.optional(lines(helpRemarkAtMost)),
  }),
  reply: HelpRating,
  refusals: ['too_many_requests'],
});

export const missHelp = endpoint({
  ...reading,
  id: 'help.miss',
  method: 'POST',
  path: '/help/missed',
  summary: 'Counts words for which no article was found, without saying who looked for them',
  access: 'session',
  rate: 'write',
  body: z.strictObject({ text: identifier(helpSearchAtMost) }),
  reply: z.null(),
  refusals: ['too_many_requests'],
});
