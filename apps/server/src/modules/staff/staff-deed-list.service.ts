import { Readable } from 'node:stream';
import { defaultPageSize, totalCountedAtMost } from '@balcao/contract/page';
import type {
  exportStaffDeeds,
  listStaffDeedPeople,
  listStaffDeeds,
  StaffDeed,
  StaffDeedFilter,
} from '@balcao/contract/staff-deed';
import { cursorOf, idKeys, type Place, placeOf } from '../../platform/cursor.ts';
import { type Db, transaction } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import { skipOf } from '../../platform/page.ts';
import type { TeamService } from '../team/team.service.ts';
import type { StaffDeedRow } from './staff-deed.repository.ts';
import { type StaffDeeds, serverId } from './staff-deed.service.ts';
import { deedsAsCsv } from './staff-deed-csv.ts';
import { countDeedsUpTo, type DeedsBy, listDeedPage, listDoers } from './staff-deed-list.repository.ts';

interface Needs {
  readonly db: Db;
  readonly teams: Pick<TeamService, 'payees' | 'foundBy'>;
  readonly deeds: Pick<StaffDeeds, 'record'>;
}
const exportedAtOnce = 1_000;
const placeOfRow = ({ at, id }: StaffDeedRow): Place => ({ at, key: id });

/** What staff did, for those who may ask about it. */
export const createStaffDeedList = ({ db, teams, deeds }: Needs) => {
  const listedBy = async ({ from, to, search, ...filter }: StaffDeedFilter): Promise<DeedsBy> => ({
    ...filter,
    search: search === undefined ? undefined : { text: search, merchantIds: await teams.foundBy(db, search) },
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
  });

  const presented = async (rows: readonly StaffDeedRow[]): Promise<StaffDeed[]> => {
    const merchantIds = rows.flatMap(({ merchantId }) => merchantId ?? []);
    const known = await teams.payees(db, [...new Set(merchantIds)]);
    return rows.map(({ id, kind, at, staffId, staffName, merchantId, subjectId, subjectName, changes, ip }) => {
      const payee = known.get(merchantId ?? '');
      return {
        id,
        kind,
        at: at.toISOString(),
        by: staffId === serverId ? null : { staffId, name: staffName },
        merchant: payee ? { number: payee.merchantNumber, name: payee.name } : null,
        subjectId,
        subjectName,
        changes: [...changes],
        ip,
      };
    });
  };

  async function* allDeeds(filter: DeedsBy): AsyncGenerator<StaffDeed> {
    let place: Place | undefined;
    for (;;) {
      const rows = await listDeedPage(db, filter, place, exportedAtOnce);
      yield* await presented(rows);
      const last = rows.at(-1);
      if (!last || rows.length < exportedAtOnce) return;
      place = placeOfRow(last);
    }
  }

  return {
    list: async ({ query }: Call<typeof listStaffDeeds>) => {
      const { pageNum = 1, pageSize = defaultPageSize, cursor, ...filter } = query;
      const skip = skipOf(query);
      const by = await listedBy(filter);
      const [rows, counted] = await Promise.all([
        listDeedPage(db, by, placeOf(cursor, idKeys), pageSize + 1, skip),
        countDeedsUpTo(db, by),
      ]);
      const page = rows.slice(0, pageSize);
      const last = rows.length > pageSize ? page.at(-1) : undefined;
      return {
        list: await presented(page),
        total: Math.min(counted, totalCountedAtMost),
        totalIsCapped: counted > totalCountedAtMost,
        pageNum,
        pageSize,
        nextCursor: last ? cursorOf(placeOfRow(last)) : null,
      };
    },

    /** Who takes the log along stands in it. */
    export: async (call: Call<typeof exportStaffDeeds>): Promise<Readable> => {
      const { actor, query, locale, timeZone } = call;
      const by = await listedBy(query);
      const act = { kind: 'deedsExported', merchantId: null, subjectId: actor.staffId, subjectName: '' } as const;
      await transaction(db, (tx) => deeds.record(tx, call, act));
      return Readable.from(deedsAsCsv(allDeeds(by), { locale, timeZone }));
    },

    people: async ({ locale }: Call<typeof listStaffDeedPeople>) => {
      const list = (await listDoers(db)).filter(({ id }) => id !== serverId);
      return { list: list.sort((a, b) => a.name.localeCompare(b.name, locale)) };
    },
  };
};
export type StaffDeedList = ReturnType<typeof createStaffDeedList>;
