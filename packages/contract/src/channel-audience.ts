import * as z from 'zod/mini';
import { ChannelLanguage } from './channel.ts';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { Day, Id, inOrder, queryWhole, severalOf, whole } from './scalars.ts';

/** Whether a follower needs one of the tags, or each of them. */
export const TagMatch = codes(['any', 'all']);
export type TagMatch = z.infer<typeof TagMatch>;
/** How many tags a part of the followers is chosen by, at most, and for how many days orders are looked at. */
export const audienceTagsAtMost = 20;
export const orderedDaysAtMost = 365;

const several = <S extends z.ZodMiniType>(one: S, atMost: number) =>
  z.array(one).check(z.minLength(1, { abort: true }), z.maxLength(atMost, { abort: true }));

const range = {
  /** By default one of the tags. */
  tagMatch: z.optional(TagMatch),
  /** Followed since this day of São Paulo, and until that one. */
  dayFrom: z.optional(Day),
  dayTo: z.optional(Day),
} as const;
const nothing = { params: { text: 'audienceNothing' }, path: ['tags'] };
const narrows = ({ tagMatch: _, ...asked }: object & { tagMatch?: unknown }): boolean =>
  Object.values(asked).some((value) => value !== undefined);

/** A part of the followers of a channel: those for whom all that is named holds; something is. */
export const Audience = inOrder(
  z.strictObject({
    ...range,
    tags: z.optional(several(Id, audienceTagsAtMost)),
    languages: z.optional(several(ChannelLanguage, ChannelLanguage.options.length)),
    /** Has paid an order of the team within so many days. For members who may read orders. */
    orderedDays: z.optional(whole(1, orderedDaysAtMost)),
  }),
).check(z.refine(narrows, nothing));
export type Audience = z.infer<typeof Audience>;

export const estimateAudience = endpoint({
  id: 'channelAudience.estimate',
  face: 'admin',
  method: 'GET',
  path: '/channel/{id}/audience',
  summary: 'How many followers are in a part at this moment',
  access: { menu: 'channels.index', level: 'read' },
  rate: 'read',
  params: z.object({ id: Id }),
  query: inOrder(
    z.strictObject({
      ...range,
      tags: z.optional(severalOf(Id, audienceTagsAtMost)),
      languages: z.optional(severalOf(ChannelLanguage)),
      orderedDays: z.optional(queryWhole(1, orderedDaysAtMost)),
    }),
  ).check(z.refine(narrows, nothing)),
  reply: z.object({ followers: z.int(), of: z.int() }),
  refusals: ['not_found', 'follower_orders'],
});
