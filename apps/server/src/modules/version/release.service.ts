import type { ReplyOf } from '@balcao/contract/endpoint';
import { type LogChange, LogEvent } from '@balcao/contract/log';
import { defaultPageSize, totalCountedAtMost } from '@balcao/contract/page';
import { rollbackVersionsAtMost } from '@balcao/contract/version';
import type {
  advanceRelease,
  listReleases,
  publishVersion,
  Release,
  ReleaseState,
  rollBackVersion,
  stopRelease,
} from '@balcao/contract/version-release';
import { cursorOf, idKeys, placeOf } from '../../platform/cursor.ts';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { skipOf } from '../../platform/page.ts';
import { refuse, refuseField, refuseUncertified } from '../../platform/refusal.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { AppletService } from '../applet/applet.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { presentRelease } from './release.present.ts';
import {
  countReleases,
  findRelease,
  findUnderWay,
  insertRelease,
  listReleaseRows,
  type ToldRelease,
  takeReleases,
  updateRelease,
} from './release.repository.ts';
import type { ReleaseMoves } from './release-move.ts';
import { type AppletKey, listPast, lockVersions, type VersionKey } from './version.repository.ts';
import type { VersionService } from './version.service.ts';
import type { ReleaseRow, VersionRow } from './version.tables.ts';
import { isRolledBack } from './version-board.repository.ts';

interface Needs {
  readonly db: Db;
  readonly events: Pick<Events, 'publish'>;
  readonly names: Pick<AccountNames, 'nameOf'>;
  readonly logs: Pick<LogService, 'record'>;
  readonly teams: Pick<TeamService, 'standingOf'>;
  readonly applets: Pick<AppletService, 'mustFind'>;
  readonly versions: Pick<VersionService, 'mustFind'>;
  readonly moves: ReleaseMoves;
}
type VersionCall = Call<typeof publishVersion | typeof rollBackVersion>;
type ReleaseCall = Call<typeof advanceRelease | typeof stopRelease>;
type NewRelease = Pick<ReleaseRow, 'kind' | 'state' | 'share' | 'startsAt' | 'endedAt'>;

const dayMs = 86_400_000;
const scheduledDaysAtMost = 30;

/** When something is to be published: at once where nothing is said. @throws Refusal `form_invalid` at `at`. */
const startOf = ({ body, now }: Call<typeof publishVersion>): Date => {
  if (body.at === null) return now;
  const at = new Date(body.at);
  if (at <= now) refuseField('at', 'publishPast');
  if (at.getTime() > now.getTime() + scheduledDaysAtMost * dayMs) refuseField('at', 'publishFar');
  return at;
};

/** Publishes versions of a mini program to everyone or to a share of people, and rolls them back (rule: rollback). */
export const createReleaseService = (needs: Needs) => {
  const { db, events, names, logs, teams, applets, versions, moves } = needs;

  /** One at a time: a call at the same moment is told that a release is under way. */
  const alone = async (tx: Tx, key: AppletKey): Promise<void> => {
    await applets.mustFind(tx, key.merchantId, key.appletId);
    if (!(await takeReleases(tx, key))) refuse('release_under_way');
    await lockVersions(tx, key);
  };
  const mustFind = async (queries: Queries, key: AppletKey & { readonly id: string }): Promise<ToldRelease> =>
    (await findRelease(queries, key)) ?? refuse('not_found');

  /** Tells screens and the log, and answers with the release as it is now. Comes last in its transaction. */
  const tell = async (
    tx: Tx,
    call: VersionCall | ReleaseCall,
    id: string,
    { event, change }: { readonly event: LogEvent; readonly change?: LogChange },
  ): Promise<Release> => {
    const { merchantId } = call.actor;
    const applet = await applets.mustFind(tx, merchantId, call.params.id);
    const release = await mustFind(tx, { merchantId, appletId: applet.id, id });
    const usual = { field: 'version', of: null, before: release.formerNumber, after: release.number } as const;
    events.publish(tx, merchantId, { topic: 'version', key: applet.id });
    const subject = { kind: 'applet', id: applet.id, name: applet.name } as const;
    await logs.record(tx, call, { event, subject, changes: [change ?? usual] });
    return presentRelease(release);
  };

  const keep = async (
    tx: Tx,
    call: VersionCall,
    version: VersionRow,
    asked: NewRelease,
    formerVersionId: string | null,
  ) => {
    const { merchantId, appletId, id: versionId } = version;
    const { accountId: publisherId } = call.actor;
    const publisherName = await names.nameOf(tx, publisherId);
    const by = { publisherId, publisherName, createdAt: call.now };
    const row = { ...asked, ...by, merchantId, id: newId(call.now), appletId, versionId, formerVersionId };
    return (await insertRelease(tx, row)) ?? refuse('release_under_way');
  };
  const keyOf = ({ actor, params }: VersionCall): VersionKey => ({
    merchantId: actor.merchantId,
    appletId: params.id,
    id: params.versionId,
  });

  /** What is to be changed of a release, by who is alone at it. */
  const onRelease = (
    call: ReleaseCall,
    work: (tx: Tx, release: ToldRelease) => Promise<{ readonly event: LogEvent; readonly change?: LogChange }>,
  ): Promise<Release> =>
    idempotently(db, call, async (tx) => {
      const key = { merchantId: call.actor.merchantId, appletId: call.params.id };
      await applets.mustFind(tx, key.merchantId, key.appletId);
      if (!(await takeReleases(tx, key))) refuse('state_forbids');
      await lockVersions(tx, key);
      const release = await mustFind(tx, { ...key, id: call.params.releaseId });
      return tell(tx, call, release.id, await work(tx, release));
    });

  return {
    list: async ({ actor, params, query }: Call<typeof listReleases>): Promise<ReplyOf<typeof listReleases>> => {
      const { pageNum = 1, pageSize = defaultPageSize, cursor } = query;
      const { merchantId, id: appletId } = await applets.mustFind(db, actor.merchantId, params.id);
      const key = { merchantId, appletId };
      const [skip, place] = [skipOf(query), placeOf(cursor, idKeys)];
      const rows = await listReleaseRows(db, key, { place, limit: pageSize + 1, skip });
      const counted = await countReleases(db, key);
      const page = rows.slice(0, pageSize);
      const last = page.at(-1);
      return {
        list: page.map(presentRelease),
        total: Math.min(counted, totalCountedAtMost),
        totalIsCapped: counted > totalCountedAtMost,
        pageNum,
        pageSize,
        nextCursor: rows.length > pageSize && last ? cursorOf({ at: last.createdAt, key: last.id }) : null,
      };
    },

    /** @throws Refusal `not_certified`; `state_forbids` for what is not approved; `release_under_way`. */
    publish: (call: Call<typeof publishVersion>): Promise<Release> =>
      idempotently(db, call, async (tx) => {
        const key = keyOf(call);
        await alone(tx, key);
        const version = await versions.mustFind(tx, key);
        const startsAt = startOf(call);
        const { teamCert, reviewStatus: status } = await teams.standingOf(tx, key.merchantId);
        if (!teamCert) refuseUncertified({ of: 'team', status });
        if (version.stage !== 'approved') refuse('state_forbids');
        if (await findUnderWay(tx, key)) refuse('release_under_way');
        const { share, at } = call.body;
        const state: ReleaseState = at !== null ? 'scheduled' : share === 100 ? 'done' : 'rolling';
        const formerId = await moves.onlineId(tx, key);
        const asked = { kind: 'publish', state, share, startsAt, endedAt: state === 'done' ? call.now : null } as const;
        const release = await keep(tx, call, version, asked, formerId);
        if (at === null) await moves.begin(tx, version, share, { name: release.publisherName, now: call.now });
        const event = at === null ? LogEvent.enum.versionPublished : LogEvent.enum.releaseScheduled;
        return tell(tx, call, release.id, { event });
      }),

    /** @throws Refusal `state_forbids` when it does not roll out any more, or the share is no larger. */
    advance: (call: Call<typeof advanceRelease>): Promise<Release> =>
      onRelease(call, async (tx, release) => {
        const { share } = call.body;
        if (release.state !== 'rolling' || share <= release.share) refuse('state_forbids');
        const by = { name: await names.nameOf(tx, call.actor.accountId), now: call.now };
        if (share === 100) {
          await moves.end(tx, release, 'done', call.now);
          await moves.putOnline(tx, { ...release, id: release.versionId }, 'rolling', by);
        } else if (!(await updateRelease(tx, release, ['rolling'], { share }))) refuse('state_forbids');
        const change = { field: 'share', of: null, before: String(release.share), after: String(share) } as const;
        return { event: LogEvent.enum.releaseAdvanced, change };
      }),

    /** @throws Refusal `state_forbids` when it has ended. */
    stop: (call: Call<typeof stopRelease>): Promise<Release> =>
      onRelease(call, async (tx, release) => {
        const isRolling = release.state === 'rolling';
        await moves.end(tx, release, isRolling ? 'stopped' : 'cancelled', call.now);
        if (isRolling) await moves.takeBack(tx, { ...release, id: release.versionId });
        const change = { field: 'version', of: null, before: release.number, after: release.formerNumber } as const;
        return { event: LogEvent.enum.releaseStopped, change };
      }),

    /** @throws Refusal `state_forbids` for one that is none of the last online ones; `release_under_way`; `rolled_back_already`. */
    rollBack: (call: Call<typeof rollBackVersion>): Promise<Release> =>
      idempotently(db, call, async (tx) => {
        const key = keyOf(call);
        await alone(tx, key);
        const version = await versions.mustFind(tx, key);
        if (await findUnderWay(tx, key)) refuse('release_under_way');
        const past = await listPast(tx, key, rollbackVersionsAtMost);
        if (!past.some(({ id }) => id === version.id)) refuse('state_forbids');
        if (await isRolledBack(tx, key)) refuse('rolled_back_already');
        const formerId = await moves.onlineId(tx, key);
        const done = { kind: 'rollback', state: 'done', share: 100, startsAt: call.now, endedAt: call.now } as const;
        const release = await keep(tx, call, version, done, formerId);
        await moves.putOnline(tx, version, 'past', { name: release.publisherName, now: call.now });
        return tell(tx, call, release.id, { event: LogEvent.enum.versionRolledBack });
      }),
  };
};
export type ReleaseService = ReturnType<typeof createReleaseService>;
