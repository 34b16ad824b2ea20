import type { Db } from '../../platform/db.ts';
import { hasOverdue } from './delivery-rounds.repository.ts';

/** Attempts begin within seconds; one that has been due for so long is behind. */
const behindMs = 5 * 60_000;

/** Tells whether any notification is overdue, over all recipients. */
export const createWebhookBacklog = ({ db }: { readonly db: Db }) => ({
  isBehind: (now: Date): Promise<boolean> => hasOverdue(db, new Date(now.getTime() - behindMs)),
});
export type WebhookBacklog = ReturnType<typeof createWebhookBacklog>;
