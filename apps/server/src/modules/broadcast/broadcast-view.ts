import { type Broadcast, recallMinutes } from '@balcao/contract/broadcast';
import type { Queries } from '../../platform/db.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { BroadcastRow } from './broadcast.tables.ts';

/** Until when a broadcast can be recalled. */
export const recallEndOf = (sentAt: Date): Date => new Date(sentAt.getTime() + recallMinutes * 60_000);

const present = (row: BroadcastRow, updatedBy: string): Broadcast => {
  const { sentAt, scheduledAt, recalledAt } = row;
  return {
    id: row.id,
    channelId: row.channelId,
    type: row.type,
    state: row.state,
    title: row.title,
    text: row.text,
    url: row.url,
    scheduledAt: scheduledAt?.toISOString() ?? null,
    sentAt: sentAt?.toISOString() ?? null,
    audience: row.audience,
    progress: row.state === 'sending' ? { looked: row.looked, of: row.toLook, isPaused: row.pausedAt !== null } : null,
    isStopped: row.stoppedAt !== null,
    isEdited: row.editionOf !== null,
    recallUntil: sentAt && (row.state === 'sent' || row.state === 'sending') ? recallEndOf(sentAt).toISOString() : null,
    recalledAt: recalledAt?.toISOString() ?? null,
    delivered: row.delivered,
    seen: row.seen,
    clicked: row.clicked,
    left: row.left,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    updatedBy,
  };
};

/** Broadcasts as the team of their channel sees them. */
export const createBroadcastView = ({ names }: { readonly names: Pick<AccountNames, 'peopleOf'> }) => {
  const presentAll = async (queries: Queries, rows: readonly BroadcastRow[]): Promise<Broadcast[]> => {
    const ids = [...new Set(rows.map(({ updatedBy }) => updatedBy))];
    const people = ids.length === 0 ? [] : await names.peopleOf(queries, ids);
    const nameOf = new Map(people.map(({ accountId, account }) => [accountId, account]));
    return rows.map((row) => present(row, nameOf.get(row.updatedBy) ?? ''));
  };
  return {
    presentAll,
    present: async (queries: Queries, row: BroadcastRow): Promise<Broadcast> => {
      const [broadcast] = await presentAll(queries, [row]);
      if (!broadcast) throw new Error('a broadcast that is there is presented');
      return broadcast;
    },
  };
};
export type BroadcastView = ReturnType<typeof createBroadcastView>;
