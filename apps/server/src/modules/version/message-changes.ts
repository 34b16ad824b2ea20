import type { VersionComparison } from '@balcao/contract/version';
import type { Queries } from '../../platform/db.ts';

/**
 * Which subscribe messages of a mini program came and went since a moment; all that there are where there is none. Messages are made above
 * versions: they come by a port.
 */
export type MessageChanges = (
  queries: Queries,
  key: { readonly merchantId: string; readonly appletId: string },
  since: Date | null,
) => Promise<VersionComparison['messages']>;
