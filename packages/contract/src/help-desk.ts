import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { HelpArea, HelpSlug } from './help-article.ts';
import { Instant } from './scalars.ts';

/** Remarks, and searches without results, shown to staff. */
export const deskHelpShown = 100;

/** What readers say of an article. */
export const DeskHelp = z.object({
  slug: HelpSlug,
  area: HelpArea,
  title: z.string(),
  useful: z.int(),
  notUseful: z.int(),
  /** Remarks that are kept. */
  remarks: z.int(),
  lastAt: z.nullable(Instant),
});
export type DeskHelp = z.infer<typeof DeskHelp>;

/** What a reader misses in an article; who it was is not known. */
export const DeskRemark = z.object({
  slug: HelpSlug,
  title: z.string(),
  isUseful: z.boolean(),
  remark: z.string(),
  at: Instant,
});
export type DeskRemark = z.infer<typeof DeskRemark>;

/** Words for which there was no article. */
export const DeskMissed = z.object({ words: z.string(), times: z.int(), lastAt: Instant });
export type DeskMissed = z.infer<typeof DeskMissed>;

const desk = {
  face: 'console',
  method: 'GET',
  access: { staff: 'help.see' },
  rate: 'read',
  refusals: [],
} as const;

export const listDeskHelp = endpoint({
  ...desk,
  id: 'helpDesk.list',
  path: '/help',
  summary: 'How useful readers find each article, those first that the most found of no use',
  reply: z.object({ list: z.array(DeskHelp) }),
});

export const listDeskRemarks = endpoint({
  ...desk,
  id: 'helpDesk.remarks',
  path: '/help/remark',
  summary: 'What readers miss in articles, the last first',
  query: z.strictObject({ slug: z.optional(HelpSlug) }),
  reply: z.object({ list: z.array(DeskRemark) }),
});

export const listDeskMissed = endpoint({
  ...desk,
  id: 'helpDesk.missed',
  path: '/help/missed',
  summary: 'Words for which no article was found, the most frequent first',
  reply: z.object({ list: z.array(DeskMissed) }),
});
