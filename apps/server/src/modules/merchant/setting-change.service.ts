import type { AuditEventKind } from '@balcao/contract/audit-event-kind';
import type { ReplyOf } from '@balcao/contract/endpoint';
import { type listMerchantChanges, MerchantChange } from '@balcao/contract/merchant-change';
import { defaultPageSize, totalCountedAtMost } from '@balcao/contract/page';
import { cursorOf, idKeys, placeOf } from '../../platform/cursor.ts';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { skipOf } from '../../platform/page.ts';
import { refuse } from '../../platform/refusal.ts';
import type { AuditEvent, AuditEvents } from '../staff/audit-event.service.ts';
import type { StaffNames } from '../staff/staff-names.service.ts';
import type { TeamService } from '../team/team.service.ts';
import {
  countSettingChanges,
  insertSettingChanges,
  listSettingChanges,
  type SettingChangeRow,
} from './setting-change.repository.ts';

interface Needs {
  readonly db: Db;
  readonly teams: Pick<TeamService, 'payee' | 'lock'>;
  readonly auditEvents: Pick<AuditEvents, 'record'>;
  readonly staffNames: Pick<StaffNames, 'nameOf'>;
}
type Subject = MerchantChange['subject'];
type SettingOf<S extends Subject> = Extract<MerchantChange, { subject: S }>['before'];

/** A change of a setting: its subject, the values before and after, and the reason. */
interface Setting<S extends Subject> {
  readonly merchantId: string;
  readonly subject: S;
  readonly reason: string;
  /** Who asked for it; someone else agreed. */
  readonly askedBy: string;
  readonly changes: readonly { readonly before: SettingOf<S>; readonly after: SettingOf<S> }[];
}
const auditEventOf = { fee: 'feesChanged', limits: 'limitsChanged' } as const satisfies Record<Subject, AuditEventKind>;

const presentChange = ({ staffId, staffName, merchantId: _, at, ...row }: SettingChangeRow): MerchantChange =>
  MerchantChange.parse({ ...row, by: { staffId, name: staffName }, at: at.toISOString() });

/** What staff set differently for merchants, kept with who, when, why, before and after. */
export const createSettingChanges = ({ db, teams, auditEvents, staffNames }: Needs) => ({
  /**
   * Begins a change: locks the merchant's settings until the transaction ends.
   * @throws Refusal `not_found`; `changed_elsewhere` when something of the subject was set since `version`.
   */
  begin: async (tx: Tx, merchantId: string, subject: Subject, version: number): Promise<void> => {
    if (!(await teams.payee(tx, merchantId))) refuse('not_found');
    await teams.lock(tx, merchantId);
    if ((await countSettingChanges(tx, merchantId, subject)) !== version) refuse('changed_elsewhere');
  },

  /** Writes down what was set, and that someone of the staff did it. Nothing that stays as it is. */
  record: async <S extends Subject>(tx: Tx, auditEvent: AuditEvent, setting: Setting<S>): Promise<void> => {
    const { merchantId, subject, reason, askedBy: staffId, changes } = setting;
    const { now } = auditEvent;
    const staffName = await staffNames.nameOf(tx, staffId);
    const rows = changes.map((change) => ({
      merchantId,
      id: newId(now),
      subject,
      staffId,
      staffName,
      at: now,
      reason,
      ...change,
    }));
    const [first] = rows;
    if (!first) return;
    await insertSettingChanges(tx, rows);
    const subjectName = (await teams.payee(tx, merchantId))?.name ?? '';
    await auditEvents.record(tx, auditEvent, {
      kind: auditEventOf[subject],
      merchantId,
      subjectId: first.id,
      subjectName,
    });
  },

  /** The number of changes of the subject: the next change names the version that its author saw. */
  versionOf: (queries: Queries, merchantId: string, subject: Subject): Promise<number> =>
    countSettingChanges(queries, merchantId, subject),

  list: async (call: Call<typeof listMerchantChanges>): Promise<ReplyOf<typeof listMerchantChanges>> => {
    const { id: merchantId } = call.params;
    const { cursor, pageNum = 1, pageSize = defaultPageSize } = call.query;
    if (!(await teams.payee(db, merchantId))) refuse('not_found');
    const place = placeOf(cursor, idKeys);
    const offset = skipOf(call.query);
    const rows = await listSettingChanges(db, merchantId, { place, limit: pageSize + 1, offset });
    const counted = await countSettingChanges(db, merchantId);
    const shown = rows.slice(0, pageSize);
    const last = rows.length > pageSize ? shown.at(-1) : undefined;
    return {
      list: shown.map(presentChange),
      total: Math.min(counted, totalCountedAtMost),
      totalIsCapped: counted > totalCountedAtMost,
      pageNum,
      pageSize,
      nextCursor: last ? cursorOf({ at: last.at, key: last.id }) : null,
    };
  },
});
export type SettingChanges = ReturnType<typeof createSettingChanges>;
