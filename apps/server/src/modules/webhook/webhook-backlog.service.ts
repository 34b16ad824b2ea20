import type { Db } from '../../platform/db.ts';
import { hasOverdue } from './delivery-rounds.repository.ts';

/** Attempts begin within seconds; one that has been due for so long is behind. */
const behindMs = 5 * 60_000;

/** Whether notifications leave when they are due, no matter who they are for. */
export const createWebhookBacklog = ({ db }: { readonly db: Db }) => ({
  isBehind: (now: Date): Promise<boolean> => hasOverdue(db, new Date(now.getTime() - behindMs)),
});
export type WebhookBacklog = ReturnType<typeof createWebhookBacklog>;
