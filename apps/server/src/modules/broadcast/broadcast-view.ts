import { type Broadcast, recallMinutes } from '@balcao/contract/broadcast';
import type { Media } from '@balcao/contract/media';
import type { Queries } from '../../platform/db.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { MediaService } from '../media/media.service.ts';
import type { BroadcastRow } from './broadcast.tables.ts';

/** Until when a broadcast can be recalled. */
export const recallEndOf = (sentAt: Date): Date => new Date(sentAt.getTime() + recallMinutes * 60_000);

/** Who looks, and when: links to files are for one person. */
export interface Viewing {
  readonly actor: { readonly accountId: string };
  readonly now: Date;
}

const present = (row: BroadcastRow, updatedBy: string, media: Media[]): Broadcast => {
  const { sentAt, scheduledAt, recalledAt } = row;
  return {
    id: row.id,
    channelId: row.channelId,
    type: row.type,
    state: row.state,
    title: row.title,
    text: row.text,
    url: row.url,
    media,
    scheduledAt: scheduledAt?.toISOString() ?? null,
    sentAt: sentAt?.toISOString() ?? null,
    recallUntil: sentAt && row.state === 'sent' ? recallEndOf(sentAt).toISOString() : null,
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

interface Needs {
  readonly names: Pick<AccountNames, 'peopleOf'>;
  readonly media: Pick<MediaService, 'describe'>;
}

/** Broadcasts as the team of their channel sees them. */
export const createBroadcastView = ({ names, media }: Needs) => {
  const presentAll = async (
    queries: Queries,
    rows: readonly BroadcastRow[],
    viewing?: Viewing,
  ): Promise<Broadcast[]> => {
    const ids = [...new Set(rows.map(({ updatedBy }) => updatedBy))];
    const people = ids.length === 0 ? [] : await names.peopleOf(queries, ids);
    const nameOf = new Map(people.map(({ accountId, account }) => [accountId, account]));
    const [first] = rows;
    const ofFiles = viewing ? rows.flatMap(({ mediaIds }) => mediaIds) : [];
    const show = first && (await media.describe(queries, first.merchantId, ofFiles));
    const filesOf = ({ mediaIds }: BroadcastRow): Media[] =>
      viewing && show ? show({ accountId: viewing.actor.accountId }, viewing.now, mediaIds) : [];
    return rows.map((row) => present(row, nameOf.get(row.updatedBy) ?? '', filesOf(row)));
  };
  return {
    presentAll,
    present: async (queries: Queries, row: BroadcastRow, viewing: Viewing): Promise<Broadcast> => {
      const [broadcast] = await presentAll(queries, [row], viewing);
      if (!broadcast) throw new Error('a broadcast that is there is presented');
      return broadcast;
    },
  };
};
export type BroadcastView = ReturnType<typeof createBroadcastView>;
