import { type Db, type Tx, transaction } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { AppletService } from '../applet/applet.service.ts';
import type { Notices } from '../notification/notices.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { findRelease, listDue, takeReleases, updateRelease } from './release.repository.ts';
import type { ReleaseMoves } from './release-move.ts';
import { findVersion, lockVersions } from './version.repository.ts';
import type { ReleaseRow } from './version.tables.ts';

interface Needs {
  readonly db: Db;
  readonly clock: { now(): Date };
  readonly jobs: Pick<Jobs, 'every'>;
  readonly events: Pick<Events, 'publish'>;
  readonly teams: Pick<TeamService, 'standingOf'>;
  readonly applets: Pick<AppletService, 'mustFind'>;
  readonly notices: Pick<Notices, 'tell'>;
  readonly moves: ReleaseMoves;
}

const everySeconds = 2;
const atOnce = 100;

/** What is to be published at a time goes out when the clock of the product says so. */
export const keepReleasesDue = (needs: Needs): void => {
  const { db, clock, jobs, events, teams, applets, notices, moves } = needs;

  /** Its version waits, approved, and its team is still certified. */
  const mayGoOut = async (tx: Tx, { merchantId, appletId, versionId: id }: ReleaseRow): Promise<boolean> => {
    const version = await findVersion(tx, { merchantId, appletId, id });
    return version?.stage === 'approved' && (await teams.standingOf(tx, merchantId)).teamCert;
  };

  const goOut = async (tx: Tx, due: ReleaseRow, now: Date): Promise<boolean> => {
    const isOut = await mayGoOut(tx, due);
    const isDone = isOut && due.share === 100;
    const state = isDone ? 'done' : isOut ? 'rolling' : 'cancelled';
    const endedAt = state === 'rolling' ? null : now;
    const formerVersionId = await moves.onlineId(tx, due);
    // Who stopped it a moment ago was first.
    if (!(await updateRelease(tx, due, ['scheduled'], { state, endedAt, formerVersionId }))) return false;
    const key = { ...due, id: due.versionId };
    if (isOut) await moves.begin(tx, key, due.share, { name: due.publisherName, now });
    const { merchantId, appletId, id: releaseId, share } = due;
    const { name } = await applets.mustFind(tx, merchantId, appletId);
    const { number = '' } = (await findRelease(tx, due)) ?? {};
    await notices.tell(tx, merchantId, {
      kind: 'releaseDue',
      data: { appletId, name, number, releaseId, share, isOut },
    });
    events.publish(tx, merchantId, { topic: 'version', key: appletId });
    return true;
  };

  jobs.every(everySeconds, 'release.due', async () => {
    const now = clock.now();
    const due = await listDue(db, now, atOnce);
    const failures: unknown[] = [];
    let gone = 0;
    for (const one of due)
      try {
        // What someone is at right now is looked at again with the next tick.
        const isGone = await transaction(db, async (tx) => {
          if (!(await takeReleases(tx, one))) return false;
          await lockVersions(tx, one);
          return goOut(tx, one, now);
        });
        gone += isGone ? 1 : 0;
      } catch (error) {
        failures.push(error);
      }
    // One that cannot go out holds up no other.
    if (failures.length > 0) throw failures[0];
    return due.length === atOnce && gone > 0 ? 'left' : 'done';
  });
};
