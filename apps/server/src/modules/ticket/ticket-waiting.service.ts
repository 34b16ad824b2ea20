import type { Queries } from '../../platform/db.ts';
import { countAsked } from './ticket.repository.ts';

/** How many requests of a member wait for what support asked. */
export const waitingTickets = (
  queries: Queries,
  { merchantId, accountId }: { readonly merchantId: string; readonly accountId: string },
): Promise<number> => countAsked(queries, merchantId, accountId);
export type WaitingTickets = typeof waitingTickets;
