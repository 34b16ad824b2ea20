import * as z from 'zod/mini';
import { megabyte } from './limits.ts';
import { Id, Instant } from './scalars.ts';

const OwnSupportFile = z.object({
  name: z.string(),
  type: z.nullable(z.string()),
  bytes: z.int(),
  /** Of what the person sent, the newest first, as far as {@link dataFilesBytesAtMost} goes; others are opened in their request. */
  content: z.nullable(z.base64()),
});
/** A request to support as the person who asked takes it along. */
export const OwnSupportRequest = z.object({
  id: Id,
  team: z.string(),
  area: z.string(),
  subject: z.string(),
  createdAt: Instant,
  view: z.nullable(z.record(z.string(), z.nullable(z.string()))),
  messages: z.array(
    z.object({
      from: z.enum(['you', 'colleague', 'support']),
      text: z.string(),
      at: Instant,
      files: z.array(OwnSupportFile),
    }),
  ),
});
export type OwnSupportRequest = z.infer<typeof OwnSupportRequest>;
/** How much of files goes along with the data of a person, which is made in memory. */
export const dataFilesBytesAtMost = 20 * megabyte;
