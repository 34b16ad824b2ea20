import type { VersionStage } from '@balcao/contract/version';
import type { Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import type { AppletShelves } from '../applet/applet-shelf.service.ts';
import { updateRelease } from './release.repository.ts';
import { type AppletKey, findAtStage, updateVersion, type VersionKey } from './version.repository.ts';
import type { ReleaseRow, VersionRow } from './version.tables.ts';

/** Who publishes, and when. */
export interface Publisher {
  readonly name: string;
  readonly now: Date;
}
interface Needs {
  readonly appletShelves: Pick<AppletShelves, 'putOn'>;
}

/** How versions reach people, within a transaction that has the lock on the versions of the mini program. */
export const createReleaseMoves = ({ appletShelves }: Needs) => {
  /** Every move is conditional: of two that exclude each other one happens (rule: published-moves). */
  const move = async (
    tx: Tx,
    key: VersionKey,
    from: VersionStage,
    change: Parameters<typeof updateVersion>[3],
  ): Promise<VersionRow> => (await updateVersion(tx, key, [from], change)) ?? refuse('state_forbids');

  /** For everyone: the version that was online until now is marked as replaced. */
  const putOnline = async (
    tx: Tx,
    key: VersionKey,
    from: 'approved' | 'rolling' | 'past',
    { name, now }: Publisher,
  ): Promise<VersionRow> => {
    const former = await findAtStage(tx, key, 'online');
    if (former) await move(tx, former, 'online', { stage: 'past' });
    return move(tx, key, from, { stage: 'online', publisherName: name, publishedAt: now });
  };

  return {
    putOnline,

    /** The id of the version that people get now, if there is one. */
    onlineId: async (tx: Tx, key: AppletKey): Promise<string | null> =>
      (await findAtStage(tx, key, 'online'))?.id ?? null,

    /** An approved version begins to reach people: all of them, or a share. */
    begin: async (tx: Tx, key: VersionKey, share: number, by: Publisher): Promise<VersionRow> => {
      const row =
        share === 100
          ? await putOnline(tx, key, 'approved', by)
          : await move(tx, key, 'approved', { stage: 'rolling', publisherName: by.name, publishedAt: by.now });
      await appletShelves.putOn(tx, key);
      return row;
    },

    /**
     * Ends a partial rollout. The version stays approved; where the next version is in review or approved already, it goes back to development
     * instead.
     */
    takeBack: async (tx: Tx, key: VersionKey): Promise<VersionRow> => {
      const isTaken = (await findAtStage(tx, key, 'review', 'approved')) !== undefined;
      const back = isTaken
        ? ({ stage: 'develop', reviewStatus: 'REVOKED' } as const)
        : ({ stage: 'approved' } as const);
      return move(tx, key, 'rolling', { ...back, publisherName: null, publishedAt: null });
    },

    /** Ends a release, if it is still under way. @throws Refusal `state_forbids`. */
    end: async (
      tx: Tx,
      release: ReleaseRow,
      state: 'done' | 'stopped' | 'cancelled',
      now: Date,
    ): Promise<ReleaseRow> => {
      const from = state === 'cancelled' ? ['scheduled' as const] : ['rolling' as const];
      const change = state === 'done' ? { state, share: 100, endedAt: now } : { state, endedAt: now };
      return (await updateRelease(tx, release, from, change)) ?? refuse('state_forbids');
    },
  };
};
export type ReleaseMoves = ReturnType<typeof createReleaseMoves>;
