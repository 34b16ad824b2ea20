import { flatten } from '@balcao/contract/form-fields';
import { LogEvent } from '@balcao/contract/log';
import type { ReviewStatus } from '@balcao/contract/session';
import type { VersionDetail } from '@balcao/contract/version';
import type { cancelVersion, submitVersion } from '@balcao/contract/version-review';
import type { Db, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse, refuseUncertified } from '../../platform/refusal.ts';
import type { AppletService } from '../applet/applet.service.ts';
import type { AppletShelves } from '../applet/applet-shelf.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { ReviewService } from '../review/review.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { endUnderWay } from './release.repository.ts';
import { findAtStage, lockVersions, updateVersion, type VersionKey } from './version.repository.ts';
import type { VersionService } from './version.service.ts';
import type { VersionRow } from './version.tables.ts';
import { aboutVersion } from './version-review.service.ts';

interface Needs {
  readonly db: Db;
  readonly events: Pick<Events, 'publish'>;
  readonly logs: Pick<LogService, 'record'>;
  readonly teams: Pick<TeamService, 'standingOf'>;
  readonly applets: Pick<AppletService, 'mustFind'>;
  readonly appletShelves: Pick<AppletShelves, 'followReview'>;
  readonly reviews: Pick<ReviewService, 'submit' | 'cancel'>;
  readonly versions: Pick<VersionService, 'mustFind' | 'detail'>;
}
type AnyCall = Call<typeof submitVersion | typeof cancelVersion>;

/** One that was approved and given up may be submitted again. */
const afterAnything = ['NO', 'REVOKED', 'REJECT', 'SUCCESS'] as const satisfies readonly ReviewStatus[];
const keyOf = ({ actor, params }: AnyCall): VersionKey => ({
  merchantId: actor.merchantId,
  appletId: params.id,
  id: params.versionId,
});

/** Versions are submitted for review, and taken back. */
export const createVersionSubmissions = (needs: Needs) => {
  const { db, events, logs, teams, applets, appletShelves, reviews, versions } = needs;

  /** Comes last in its transaction. */
  const record = async (tx: Tx, call: AnyCall, { appletId, number }: VersionRow, isNew: boolean): Promise<void> => {
    const { name } = await applets.mustFind(tx, call.actor.merchantId, appletId);
    const event = isNew ? LogEvent.enum.versionSubmitted : LogEvent.enum.versionCancelled;
    const change = { field: 'version', of: null, before: isNew ? null : number, after: isNew ? number : null } as const;
    await logs.record(tx, call, { event, subject: { kind: 'applet', id: appletId, name }, changes: [change] });
  };

  /** An approved one goes back to development; what would have published it at a time does not. */
  const giveUp = async (tx: Tx, call: AnyCall, row: VersionRow): Promise<void> => {
    await lockVersions(tx, row);
    const change = { stage: 'develop', reviewStatus: 'REVOKED' } as const;
    if (!(await updateVersion(tx, row, ['approved'], change))) refuse('state_forbids');
    await endUnderWay(tx, row, row.id, call.now);
    await appletShelves.followReview(tx, row, 'REVOKED');
    events.publish(tx, row.merchantId, { topic: 'version', key: row.appletId });
  };

  /** The list of files is long, so it is never what is remembered of a call with a key. */
  const after = async (call: AnyCall): Promise<VersionDetail> =>
    versions.detail(db, await versions.mustFind(db, keyOf(call)));

  return {
    /** @throws Refusal `not_certified`; `state_forbids` for one that is not in development; `version_in_review` when another is on its way. */
    submit: async (call: Call<typeof submitVersion>): Promise<VersionDetail> => {
      await idempotently(db, call, async (tx) => {
        const key = keyOf(call);
        const { merchantId } = key;
        const { name } = await applets.mustFind(tx, merchantId, key.appletId);
        await lockVersions(tx, key);
        const row = await versions.mustFind(tx, key);
        const { teamCert, reviewStatus: status, type } = await teams.standingOf(tx, merchantId);
        if (!teamCert) refuseUncertified({ of: 'team', status });
        if (row.stage !== 'develop') refuse('state_forbids');
        if (await findAtStage(tx, key, 'review', 'approved')) refuse('version_in_review');
        const { number, description } = row;
        const form = flatten({ number, description, ...call.body });
        const subjectName = `${name} ${number}`;
        await reviews.submit(tx, call, { about: aboutVersion(row.id), subjectName, type, form, after: afterAnything });
        await record(tx, call, row, true);
        return null;
      });
      return after(call);
    },

    /** @throws Refusal `state_forbids` when it was decided meanwhile, or neither waits nor is approved. */
    cancel: async (call: Call<typeof cancelVersion>): Promise<VersionDetail> => {
      await idempotently(db, call, async (tx) => {
        // The review comes before the lock on versions, as it does for who decides.
        const row = await versions.mustFind(tx, keyOf(call));
        if (row.stage === 'approved') await giveUp(tx, call, row);
        else if (row.stage === 'review') await reviews.cancel(tx, call, aboutVersion(row.id));
        else refuse('state_forbids');
        await record(tx, call, row, false);
        return null;
      });
      return after(call);
    },
  };
};
export type VersionSubmissions = ReturnType<typeof createVersionSubmissions>;
