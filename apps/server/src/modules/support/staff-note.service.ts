import type { ReplyOf } from '@balcao/contract/endpoint';
import { defaultPageSize, totalCountedAtMost } from '@balcao/contract/page';
import type { addStaffNote, listStaffNotes, StaffNote } from '@balcao/contract/support';
import { cursorOf, idKeys, placeOf } from '../../platform/cursor.ts';
import type { Db } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { skipOf } from '../../platform/page.ts';
import { refuse } from '../../platform/refusal.ts';
import type { AuditEvents } from '../staff/audit-event.service.ts';
import type { StaffNames } from '../staff/staff-names.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { countNotes, insertNote, listNotes } from './staff-note.repository.ts';
import type { StaffNoteRow } from './support.tables.ts';

interface Needs {
  readonly db: Db;
  readonly teams: Pick<TeamService, 'payee'>;
  readonly auditEvents: Pick<AuditEvents, 'record'>;
  readonly staffNames: Pick<StaffNames, 'nameOf'>;
}

const present = ({ id, staffId, staffName, at, words }: StaffNoteRow): StaffNote => ({
  id,
  by: { staffId, name: staffName },
  at: at.toISOString(),
  words,
});

/** What staff write down about a merchant for each other. */
export const createStaffNotes = ({ db, teams, auditEvents, staffNames }: Needs) => ({
  /** @throws Refusal `not_found`. */
  list: async ({ params, query }: Call<typeof listStaffNotes>): Promise<ReplyOf<typeof listStaffNotes>> => {
    const { id: merchantId } = params;
    const { cursor, pageNum = 1, pageSize = defaultPageSize } = query;
    if (!(await teams.payee(db, merchantId))) refuse('not_found');
    const page = { place: placeOf(cursor, idKeys), limit: pageSize + 1, offset: skipOf(query) };
    const [rows, counted] = await Promise.all([listNotes(db, merchantId, page), countNotes(db, merchantId)]);
    const shown = rows.slice(0, pageSize);
    const last = rows.length > pageSize ? shown.at(-1) : undefined;
    return {
      list: shown.map(present),
      total: Math.min(counted, totalCountedAtMost),
      totalIsCapped: counted > totalCountedAtMost,
      pageNum,
      pageSize,
      nextCursor: last ? cursorOf({ at: last.at, key: last.id }) : null,
    };
  },

  /** @throws Refusal `not_found`. */
  add: (call: Call<typeof addStaffNote>): Promise<StaffNote> =>
    idempotently(db, call, async (tx) => {
      const { actor, now, params, body } = call;
      const { id: merchantId } = params;
      const { name } = (await teams.payee(tx, merchantId)) ?? refuse('not_found');
      const { staffId } = actor;
      const staffName = await staffNames.nameOf(tx, staffId);
      const row = { merchantId, id: newId(now), staffId, staffName, at: now, words: body.words };
      await insertNote(tx, row);
      await auditEvents.record(tx, call, { kind: 'noteAdded', merchantId, subjectId: row.id, subjectName: name });
      return present(row);
    }),
});
export type StaffNotes = ReturnType<typeof createStaffNotes>;
