import { listVersions } from '@balcao/contract/version';
import * as z from 'zod/mini';

const flag = z.optional(z.literal(true));

/** What the address says: the query of the history, and what is open above it. */
export const VersionSearch = z.safeExtend(listVersions.query, {
  /** The history of releases in the place of that of versions. */
  view: z.optional(z.literal('releases')),
  /** The version whose facts are in the side panel. */
  open: z.optional(z.string()),
  /** The testers, and the code that they scan. */
  trial: flag,
  /** The version that is about to be published, on a screen of its own. */
  publish: z.optional(z.string()),
  /** The version that is about to be put back, or an empty text where it is still to be chosen. */
  rollback: z.optional(z.string()),
});
export type VersionSearch = z.infer<typeof VersionSearch>;
/** Changes what the address says; everything else of it goes. */
export type GoTo = (search: VersionSearch) => void;

/** The history as it was, without what is open above it. */
export const historyOf = ({ view, stage, cursor, pageSize }: VersionSearch): VersionSearch => ({
  ...(view ? { view } : {}),
  ...(stage ? { stage } : {}),
  ...(cursor ? { cursor } : {}),
  ...(pageSize ? { pageSize } : {}),
});
