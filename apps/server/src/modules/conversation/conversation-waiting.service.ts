import type { Queries } from '../../platform/db.ts';
import { countWaitingByChannel } from './conversation-figure.repository.ts';

interface Asked {
  readonly merchantId: string;
  readonly accountId: string;
}

/** How many followers wait in each channel of a team for an answer of people: of this member, or of no one yet. */
export const waitingConversations = (
  queries: Queries,
  { merchantId, accountId }: Asked,
): Promise<ReadonlyMap<string, number>> => countWaitingByChannel(queries, merchantId, accountId);
export type ConversationWaiting = typeof waitingConversations;
