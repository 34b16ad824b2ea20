import * as z from 'zod/mini';

/** A file of a person, as it is named in the data that they take along. */
export const OwnFile = z.object({
  name: z.string(),
  type: z.nullable(z.string()),
  bytes: z.int(),
  /** Where it lies in the download. Null: it does not exist any more, or another person sent it. */
  path: z.nullable(z.string()),
});
export type OwnFile = z.infer<typeof OwnFile>;
