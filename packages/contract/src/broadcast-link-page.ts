import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, identifier } from './scalars.ts';

/** What is taken over of the description of a page, at most. */
export const pageDescriptionAtMost = 300;

/** What a page on the internet says of itself; empty where it does not. */
export const LinkPage = z.object({
  title: z.string(),
  description: z.string(),
  /** Its picture, encoded again by the server: a WebP in Base64; null where it has none that can be shown. */
  picture: z.nullable(z.string()),
});
export type LinkPage = z.infer<typeof LinkPage>;

export const readLinkPage = endpoint({
  id: 'broadcast.linkPage',
  face: 'admin',
  method: 'POST',
  path: '/channel/{id}/broadcast/link-page',
  summary: 'What the page of a link says of itself, to begin a broadcast with; null when it could not be read',
  access: { menu: 'channels.index', level: 'write' },
  rate: 'heavy',
  params: z.object({ id: Id }),
  body: z.strictObject({ url: identifier(2_000) }),
  reply: z.object({ page: z.nullable(LinkPage) }),
  refusals: ['not_found', 'channel_chat_account', 'channel_right', 'state_forbids'],
});
