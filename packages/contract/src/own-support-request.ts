import * as z from 'zod/mini';
import { OwnFile } from './own-file.ts';
import { Id, Instant } from './scalars.ts';

/** A request to support as the person who asked takes it along: with the files that they sent, and the names of others. */
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
      files: z.array(OwnFile),
    }),
  ),
});
export type OwnSupportRequest = z.infer<typeof OwnSupportRequest>;
