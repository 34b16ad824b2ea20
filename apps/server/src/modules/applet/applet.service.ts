import { randomBytes } from 'node:crypto';
import {
  type Applet,
  type AppletEntry,
  AppletShelf,
  appletsAtMost,
  type changeApplet,
  type checkAppletName,
  type createApplet,
  type getApplet,
  type listApplets,
} from '@balcao/contract/applet';
import type { ReplyOf } from '@balcao/contract/endpoint';
import { LogEvent } from '@balcao/contract/log';
import { defaultPageSize, totalCountedAtMost } from '@balcao/contract/page';
import { ReviewStatus } from '@balcao/contract/session';
import { cursorOf, idKeys, placeOf } from '../../platform/cursor.ts';
import { constraintOf, type Db, type Queries, type Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId, untilInserted } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { nameKeyOf } from '../../platform/name-key.ts';
import { skipOf } from '../../platform/page.ts';
import { refuse, refuseField, refuseUncertified } from '../../platform/refusal.ts';
import type { SquarePicture } from '../../platform/square-picture.ts';
import type { Act, ActionContext, LogService } from '../log/log.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { presentApplet } from './applet.present.ts';
import {
  countRows,
  findApplet,
  findNamed,
  insertApplet,
  listRows,
  lockApplets,
  putIcon,
  updateApplet,
} from './applet.repository.ts';
import type { AppletRow } from './applet.tables.ts';
import { appletChanges } from './applet-changes.ts';
import type { AppletIcons } from './applet-icon.service.ts';
import type { AppletStandings } from './applet-standing.service.ts';

interface Needs {
  readonly db: Db;
  readonly events: Pick<Events, 'publish'>;
  readonly teams: Pick<TeamService, 'standingOf'>;
  readonly logs: Pick<LogService, 'record'>;
  readonly icons: Pick<AppletIcons, 'make'>;
  readonly standings: AppletStandings;
}
/** A mini program as someone makes it. */
interface NewApplet extends Omit<AppletEntry, 'icon'> {
  readonly merchantId: string;
  readonly createdBy: string;
  readonly icon: SquarePicture;
  readonly now: Date;
}

const newAppId = (): string => `bl${randomBytes(8).toString('hex')}`;

/** Two who take the same name at the same instant: the index knows (rule: database-decides). */
const withFreeName = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    return constraintOf(error) === 'applet_name' ? refuseField('name', 'appletNameTaken') : Promise.reject(error);
  }
};

/** The mini programs of teams, without their versions. */
export const createAppletService = ({ db, events, teams, logs, icons, standings }: Needs) => {
  const tell = async (
    tx: Tx,
    action: ActionContext,
    { id, name }: AppletRow,
    act: Omit<Act, 'subject'>,
  ): Promise<void> => {
    events.publish(tx, action.actor.merchantId, { topic: 'applet', key: id });
    await logs.record(tx, action, { ...act, subject: { kind: 'applet', id, name } });
  };

  const insert = async (tx: Tx, { icon, now, ...entry }: NewApplet): Promise<AppletRow> => {
    const row = {
      ...entry,
      id: newId(now),
      nameKey: nameKeyOf(entry.name),
      iconId: icon.id,
      reviewStatus: ReviewStatus.enum.NO,
      shelf: AppletShelf.enum.notYet,
      createdAt: now,
      updatedAt: now,
    };
    const made = await withFreeName(untilInserted(() => insertApplet(tx, { ...row, appId: newAppId() })));
    await putIcon(tx, { merchantId: made.merchantId, appletId: made.id, ...icon });
    return made;
  };

  const present = async (queries: Queries, row: AppletRow): Promise<Applet> =>
    presentApplet(row, (await standings(queries, row.merchantId, [row.id])).get(row.id));

  return {
    insert,
    present,

    /** A mini program of the team. @throws Refusal `not_found`, also for one of another team (rule: foreign-is-unknown). */
    mustFind: async (queries: Queries, merchantId: string, id: string): Promise<AppletRow> =>
      (await findApplet(queries, { merchantId, id })) ?? refuse('not_found'),

    list: async ({ actor, query }: Call<typeof listApplets>): Promise<ReplyOf<typeof listApplets>> => {
      const { pageNum = 1, pageSize = defaultPageSize, cursor, search, ...filter } = query;
      const { merchantId } = actor;
      const by = { ...filter, merchantId, search: search === undefined ? undefined : nameKeyOf(search) };
      const [skip, place] = [skipOf(query), placeOf(cursor, idKeys)];
      const [rows, counted] = await Promise.all([
        listRows(db, by, { place, limit: pageSize + 1, skip }),
        countRows(db, by),
      ]);
      const page = rows.slice(0, pageSize);
      const last = page.at(-1);
      const found = await standings(
        db,
        merchantId,
        page.map(({ id }) => id),
      );
      return {
        list: page.map((row) => presentApplet(row, found.get(row.id))),
        total: Math.min(counted, totalCountedAtMost),
        totalIsCapped: counted > totalCountedAtMost,
        pageNum,
        pageSize,
        nextCursor: rows.length > pageSize && last ? cursorOf({ at: last.createdAt, key: last.id }) : null,
      };
    },

    get: async ({ actor: { merchantId }, params }: Call<typeof getApplet>): Promise<Applet> =>
      present(db, (await findApplet(db, { merchantId, ...params })) ?? refuse('not_found')),

    checkName: async ({ actor, query }: Call<typeof checkAppletName>): Promise<{ isFree: boolean }> => {
      const holder = await findNamed(db, nameKeyOf(query.name));
      return { isFree: !holder || (holder.merchantId === actor.merchantId && holder.id === query.of) };
    },

    /** The icon is made before the transaction, which holds no row while pixels are counted. */
    create: async (call: Call<typeof createApplet>): Promise<Applet> => {
      const { actor, body, now } = call;
      const { merchantId, accountId: createdBy } = actor;
      const icon = await icons.make(body.icon);
      return idempotently(db, call, async (tx) => {
        const { teamCert, reviewStatus } = await teams.standingOf(tx, merchantId);
        if (!teamCert) refuseUncertified({ of: 'team', status: reviewStatus });
        if ((await lockApplets(tx, merchantId)) >= appletsAtMost) refuse('applets_full');
        const made = await insert(tx, { ...body, icon, merchantId, createdBy, now });
        const changes = [{ field: 'name', of: null, before: null, after: made.name }] as const;
        await tell(tx, call, made, { event: LogEvent.enum.appletCreated, changes });
        return presentApplet(made);
      });
    },

    change: async (call: Call<typeof changeApplet>): Promise<Applet> => {
      const { icon: sent, version, ...entry } = call.body;
      const icon = sent === undefined ? undefined : await icons.make(sent);
      return idempotently(db, call, async (tx) => {
        const key = { merchantId: call.actor.merchantId, id: call.params.id };
        const before = (await findApplet(tx, key)) ?? refuse('not_found');
        const change = { ...entry, nameKey: nameKeyOf(entry.name), updatedAt: call.now };
        const changed =
          (await withFreeName(updateApplet(tx, { ...key, version }, icon ? { ...change, iconId: icon.id } : change))) ??
          refuse('changed_elsewhere');
        if (icon) await putIcon(tx, { merchantId: key.merchantId, appletId: key.id, ...icon });
        await tell(tx, call, changed, { event: LogEvent.enum.appletChanged, changes: appletChanges(before, changed) });
        return present(tx, changed);
      });
    },
  };
};
export type AppletService = ReturnType<typeof createAppletService>;
