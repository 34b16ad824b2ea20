import type { listUploadedVersions } from '@balcao/contract/applet-upload-key';
import type { ReplyOf } from '@balcao/contract/endpoint';
import { LogEvent } from '@balcao/contract/log';
import { defaultPageSize, totalCountedAtMost } from '@balcao/contract/page';
import type { Submission } from '@balcao/contract/review';
import type {
  AppletVersion,
  compareVersion,
  describeVersion,
  endTrial,
  getVersion,
  listVersions,
  readVersionBoard,
  removeVersion,
  startTrial,
  VersionBoard,
  VersionComparison,
  VersionDetail,
} from '@balcao/contract/version';
import { cursorOf, idKeys, placeOf } from '../../platform/cursor.ts';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { skipOf } from '../../platform/page.ts';
import { refuse } from '../../platform/refusal.ts';
import type { AppletService } from '../applet/applet.service.ts';
import type { ActionContext, LogService } from '../log/log.service.ts';
import { presentVersion, presentVersionDetail } from './version.present.ts';
import {
  clearTrial,
  countRows,
  findVersion,
  listRows,
  lockVersions,
  updateVersion,
  type VersionKey,
} from './version.repository.ts';
import type { VersionRow } from './version.tables.ts';
import type { VersionBoards } from './version-board.service.ts';
import type { VersionComparisons } from './version-comparison.service.ts';
import type { VersionContents } from './version-content.service.ts';
import type { VersionCreation } from './version-creation.service.ts';
import type { VersionMaking } from './version-make.service.ts';

interface Needs {
  readonly db: Db;
  readonly events: Pick<Events, 'publish'>;
  readonly logs: Pick<LogService, 'record'>;
  readonly applets: Pick<AppletService, 'mustFind'>;
  readonly creation: VersionCreation;
  readonly making: VersionMaking;
  readonly boards: VersionBoards;
  readonly comparisons: VersionComparisons;
  readonly contents: VersionContents;
  /** The last time that a version was submitted; null before the first. */
  readonly submissionOf: (queries: Queries, version: VersionRow) => Promise<Submission | null>;
}
/** What the log says of a version: from what to what. */
interface Told {
  readonly event: LogEvent;
  readonly before: string | null;
  readonly after: string | null;
}
type OnVersion = Call<typeof removeVersion | typeof startTrial | typeof endTrial>;

/** Versions of mini programs. */
export const createVersionService = (needs: Needs) => {
  const { db, events, logs, applets, creation, making, boards, comparisons, contents, submissionOf } = needs;

  const mustFind = async (queries: Queries, key: VersionKey): Promise<VersionRow> =>
    (await findVersion(queries, key)) ?? refuse('not_found');
  const keyOf = ({
    actor,
    params,
  }: Call<typeof getVersion> | OnVersion | Call<typeof describeVersion>): VersionKey => ({
    merchantId: actor.merchantId,
    appletId: params.id,
    id: params.versionId,
  });
  const detail = async (queries: Queries, row: VersionRow): Promise<VersionDetail> => {
    const list = await contents.fileList(queries, { merchantId: row.merchantId, versionId: row.id });
    return presentVersionDetail(row, { list, submission: await submissionOf(queries, row) });
  };

  const page = async (
    teamId: string,
    id: string,
    query: Call<typeof listVersions>['query'],
  ): Promise<ReplyOf<typeof listVersions>> => {
    const { pageNum = 1, pageSize = defaultPageSize, cursor, stage } = query;
    const { merchantId, id: appletId } = await applets.mustFind(db, teamId, id);
    const by = { merchantId, appletId, stage };
    const [skip, place] = [skipOf(query), placeOf(cursor, idKeys)];
    const rows = await listRows(db, by, { place, limit: pageSize + 1, skip });
    const counted = await countRows(db, by);
    const list = rows.slice(0, pageSize);
    const last = list.at(-1);
    return {
      list: list.map(presentVersion),
      total: Math.min(counted, totalCountedAtMost),
      totalIsCapped: counted > totalCountedAtMost,
      pageNum,
      pageSize,
      nextCursor: rows.length > pageSize && last ? cursorOf({ at: last.createdAt, key: last.id }) : null,
    };
  };

  /** Tells screens and the log. Comes last in its transaction. */
  const tell = async (tx: Tx, action: ActionContext, row: VersionRow, { event, before, after }: Told) => {
    const { merchantId, appletId } = row;
    const { name } = await applets.mustFind(tx, merchantId, appletId);
    events.publish(tx, merchantId, { topic: 'version', key: appletId });
    const changes = [{ field: 'version', of: null, before, after }] as const;
    await logs.record(tx, action, { event, subject: { kind: 'applet', id: appletId, name }, changes });
  };

  /** What one more does with a version in development, after what else moves versions of the mini program. */
  const onDevelop = <T>(call: OnVersion, work: (tx: Tx, row: VersionRow) => Promise<T>): Promise<T> =>
    idempotently(db, call, async (tx) => {
      const key = keyOf(call);
      await lockVersions(tx, key);
      const row = await mustFind(tx, key);
      return row.stage === 'develop' ? work(tx, row) : refuse('state_forbids');
    });
  const change = async (tx: Tx, row: VersionRow, set: Parameters<typeof updateVersion>[3]): Promise<VersionRow> =>
    (await updateVersion(tx, row, ['develop'], set)) ?? refuse('state_forbids');

  return {
    /** A version of the team's mini program. @throws Refusal `not_found`, also for one that was removed (rule: foreign-is-unknown). */
    mustFind,
    detail,
    /** Makes a version of the bytes of a package, for the tool. */
    make: making.make,
    compare: comparisons.of,
    content: contents.content,
    fileList: contents.fileList,

    list: ({ actor, params, query }: Call<typeof listVersions>) => page(actor.merchantId, params.id, query),
    /** The same, for who shows an upload key. */
    listByKey: async ({
      actor,
      query,
    }: Call<typeof listUploadedVersions>): Promise<ReplyOf<typeof listUploadedVersions>> => {
      const { appId } = await applets.mustFind(db, actor.merchantId, actor.appletId);
      return { ...(await page(actor.merchantId, actor.appletId, query)), appId };
    },

    board: async ({ actor, params }: Call<typeof readVersionBoard>): Promise<VersionBoard> => {
      const { merchantId, id: appletId, appId } = await applets.mustFind(db, actor.merchantId, params.id);
      return boards.of(db, { merchantId, appletId, appId });
    },

    get: async (call: Call<typeof getVersion>): Promise<VersionDetail> => detail(db, await mustFind(db, keyOf(call))),

    comparison: async ({ actor, params, query }: Call<typeof compareVersion>): Promise<VersionComparison> => {
      const key = { merchantId: actor.merchantId, appletId: params.id, id: params.versionId };
      return comparisons.of(db, await mustFind(db, key), query.against);
    },

    create: creation.byMember,
    createByKey: creation.byKey,

    describe: (call: Call<typeof describeVersion>): Promise<AppletVersion> =>
      idempotently(db, call, async (tx) => {
        const key = keyOf(call);
        await lockVersions(tx, key);
        const row = await mustFind(tx, key);
        if (row.stage !== 'develop') refuse('state_forbids');
        if (row.version !== call.body.version) refuse('changed_elsewhere');
        const changed = await change(tx, row, { description: call.body.description });
        events.publish(tx, row.merchantId, { topic: 'version', key: row.appletId });
        return presentVersion(changed);
      }),

    /** The files of one that was never submitted go too; what a reviewer saw stays for who asks later. */
    remove: (call: Call<typeof removeVersion>): Promise<null> =>
      onDevelop(call, async (tx, row) => {
        await change(tx, row, { removedAt: call.now, isTrial: false });
        if (row.submittedAt === null) await contents.remove(tx, { merchantId: row.merchantId, versionId: row.id });
        await tell(tx, call, row, { event: LogEvent.enum.versionRemoved, before: row.number, after: null });
        return null;
      }),

    startTrial: (call: Call<typeof startTrial>): Promise<AppletVersion> =>
      onDevelop(call, async (tx, row) => {
        if (row.isTrial) return presentVersion(row);
        await clearTrial(tx, row);
        const changed = await change(tx, row, { isTrial: true });
        await tell(tx, call, row, { event: LogEvent.enum.trialStarted, before: null, after: row.number });
        return presentVersion(changed);
      }),

    /** @throws Refusal `state_forbids` when testers have another one, or none. */
    endTrial: (call: Call<typeof endTrial>): Promise<AppletVersion> =>
      onDevelop(call, async (tx, row) => {
        if (!row.isTrial) refuse('state_forbids');
        const changed = await change(tx, row, { isTrial: false });
        await tell(tx, call, row, { event: LogEvent.enum.trialEnded, before: row.number, after: null });
        return presentVersion(changed);
      }),
  };
};
export type VersionService = ReturnType<typeof createVersionService>;
