import { Readable } from 'node:stream';
import type {
  AuditEvent,
  AuditEventFilter,
  exportAuditEvents,
  listAuditEventPeople,
  listAuditEvents,
} from '@balcao/contract/audit-event';
import { defaultPageSize, totalCountedAtMost } from '@balcao/contract/page';
import { cursorOf, idKeys, type Place, placeOf } from '../../platform/cursor.ts';
import { type Db, transaction } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import { skipOf } from '../../platform/page.ts';
import type { TeamService } from '../team/team.service.ts';
import type { AuditEventRow } from './audit-event.repository.ts';
import { type AuditEvents, serverId } from './audit-event.service.ts';
import { auditEventsAsCsv } from './audit-event-csv.ts';
import {
  type AuditEventsBy,
  countAuditEventsUpTo,
  listAuditEventPage,
  listDoers,
} from './audit-event-list.repository.ts';

interface Needs {
  readonly db: Db;
  readonly teams: Pick<TeamService, 'payees' | 'foundBy'>;
  readonly auditEvents: Pick<AuditEvents, 'record'>;
}
const exportedAtOnce = 1_000;
const placeOfRow = ({ at, id }: AuditEventRow): Place => ({ at, key: id });

/** What staff did, for those who may ask about it. */
export const createAuditEventList = ({ db, teams, auditEvents }: Needs) => {
  const listedBy = async ({ from, to, search, ...filter }: AuditEventFilter): Promise<AuditEventsBy> => ({
    ...filter,
    search: search === undefined ? undefined : { text: search, merchantIds: await teams.foundBy(db, search) },
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
  });

  const presented = async (rows: readonly AuditEventRow[]): Promise<AuditEvent[]> => {
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

  async function* allAuditEvents(filter: AuditEventsBy): AsyncGenerator<AuditEvent> {
    let place: Place | undefined;
    for (;;) {
      const rows = await listAuditEventPage(db, filter, place, exportedAtOnce);
      yield* await presented(rows);
      const last = rows.at(-1);
      if (!last || rows.length < exportedAtOnce) return;
      place = placeOfRow(last);
    }
  }

  return {
    list: async ({ query }: Call<typeof listAuditEvents>) => {
      const { pageNum = 1, pageSize = defaultPageSize, cursor, ...filter } = query;
      const skip = skipOf(query);
      const by = await listedBy(filter);
      const [rows, counted] = await Promise.all([
        listAuditEventPage(db, by, placeOf(cursor, idKeys), pageSize + 1, skip),
        countAuditEventsUpTo(db, by),
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
    export: async (call: Call<typeof exportAuditEvents>): Promise<Readable> => {
      const { actor, query, locale, timeZone } = call;
      const by = await listedBy(query);
      const act = { kind: 'deedsExported', merchantId: null, subjectId: actor.staffId, subjectName: '' } as const;
      await transaction(db, (tx) => auditEvents.record(tx, call, act));
      return Readable.from(auditEventsAsCsv(allAuditEvents(by), { locale, timeZone }));
    },

    people: async ({ locale }: Call<typeof listAuditEventPeople>) => {
      const list = (await listDoers(db)).filter(({ id }) => id !== serverId);
      return { list: list.sort((a, b) => a.name.localeCompare(b.name, locale)) };
    },
  };
};
export type AuditEventList = ReturnType<typeof createAuditEventList>;
