import { formatDate } from '@balcao/brazil/dates';
import type { ReplyOf } from '@balcao/contract/endpoint';
import type {
  getReconciliation,
  listReconciliationFindings,
  listReconciliations,
  Reconciliation,
  ReconciliationFinding,
  resolveFinding,
  uploadRailFile,
} from '@balcao/contract/ledger-reconciliation';
import { defaultPageSize, totalCountedAtMost } from '@balcao/contract/page';
import type { Clock } from '../../platform/clock.ts';
import { cursorOf, idKeys, type Place, placeOf } from '../../platform/cursor.ts';
import type { Db } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { skipOf } from '../../platform/page.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import type { AuditEvents } from '../staff/audit-event.service.ts';
import type { StaffNames } from '../staff/staff-names.service.ts';
import type { LedgerMerchants } from './ledger-merchants.ts';
import { presentFinding, presentReconciliation } from './reconciliation.present.ts';
import {
  countFiles,
  countFindings,
  type Found,
  findFile,
  insertResolution,
  listFindings,
  listStandings,
} from './reconciliation.repository.ts';
import type { FileRow } from './reconciliation.tables.ts';
import { readRailFile } from './reconciliation-file.ts';
import type { ReconciliationRun } from './reconciliation-run.service.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly run: Pick<ReconciliationRun, 'take' | 'finish' | 'todayOf'>;
  readonly auditEvents: Pick<AuditEvents, 'record'>;
  readonly names: Pick<StaffNames, 'nameOf'>;
  readonly merchants: Pick<LedgerMerchants, 'named'>;
}

/** Days as places in a list, which are ordered by time. */
const dayOfPlace = ({ at }: Place): string => at.toISOString().slice(0, 10).replaceAll('-', '');
const placeOfDay = ({ day, id }: FileRow): string => {
  const at = new Date(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T00:00:00Z`);
  return cursorOf({ at, key: id });
};

/** What staff see of the comparison of the rails' files, and what they do about it. */
export const createReconciliationDesk = ({ db, clock, run, auditEvents, names, merchants }: Needs) => {
  const today = (): string => run.todayOf(clock.now());
  const one = async (id: string): Promise<Reconciliation> => {
    const [found] = await listStandings(db, { today: today(), of: { id }, limit: 1 });
    return presentReconciliation(found ?? refuse('not_found'));
  };

  const present = async (rows: readonly Found[], { day }: FileRow): Promise<ReconciliationFinding[]> => {
    const known = await merchants.named(rows.map(({ finding }) => finding.merchantId));
    return rows.map((row) => {
      const { merchantId } = row.finding;
      const named = known.get(merchantId ?? '');
      const merchant = merchantId && named ? { merchantId, ...named } : null;
      return presentFinding(row, { day, today: today(), merchant });
    });
  };

  return {
    list: async ({ query }: Call<typeof listReconciliations>): Promise<ReplyOf<typeof listReconciliations>> => {
      const { pageNum = 1, pageSize = defaultPageSize, cursor, rail, open } = query;
      const of = { rails: rail, isOpen: open === 'true' };
      const place = placeOf(cursor, idKeys);
      const after = place && { day: dayOfPlace(place), id: place.key };
      const [rows, counted] = await Promise.all([
        listStandings(db, { today: today(), of: { ...of, after }, limit: pageSize + 1, skip: skipOf(query) }),
        countFiles(db, of),
      ]);
      const last = rows.length > pageSize ? rows[pageSize - 1] : undefined;
      return {
        list: rows.slice(0, pageSize).map(presentReconciliation),
        total: Math.min(counted, totalCountedAtMost),
        totalIsCapped: counted > totalCountedAtMost,
        pageNum,
        pageSize,
        nextCursor: last ? placeOfDay(last.file) : null,
      };
    },

    get: ({ params }: Call<typeof getReconciliation>): Promise<Reconciliation> => one(params.id),

    findings: async ({ params, query }: Call<typeof listReconciliationFindings>) => {
      const { pageNum = 1, pageSize = defaultPageSize } = query;
      const file = (await findFile(db, params.id)) ?? refuse('not_found');
      const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
      const [rows, total] = await Promise.all([
        listFindings(db, { fileId: file.id }, page),
        countFindings(db, file.id),
      ]);
      return { list: await present(rows, file), total, pageNum, pageSize };
    },

    upload: async (call: Call<typeof uploadRailFile>): Promise<ReplyOf<typeof uploadRailFile>> => {
      const { rail, day, name, text } = call.body;
      // A day that is not over has no file yet.
      if (day >= today()) refuseField('day', 'dayEnded');
      const { problems, problemCount, ...read } = await readRailFile(text, { rail, day });
      const taken = await idempotently(db, call, async (tx) => {
        if (problemCount > 0) return null;
        const by = { id: call.actor.staffId, name: await names.nameOf(tx, call.actor.staffId) };
        const one = await run.take(tx, { rail, day, name, by }, read);
        if (!one.isNew) return one;
        const subject = { subjectId: one.file.id, subjectName: `${name} (${formatDate(day)})` };
        await auditEvents.record(tx, call, { kind: 'railFileSent', merchantId: null, ...subject });
        return one;
      });
      if (!taken) return { reconciliation: null, repeated: false, problems: [...problems], problemCount };
      await run.finish(taken.file);
      const reconciliation = await one(taken.file.id);
      return { reconciliation, repeated: !taken.isNew, problems: [], problemCount: 0 };
    },

    resolve: (call: Call<typeof resolveFinding>): Promise<ReconciliationFinding> =>
      idempotently(db, call, async (tx) => {
        const { params, body } = call;
        const file = (await findFile(tx, params.id)) ?? refuse('not_found');
        const { kind: asked, railId: matchId } = body;
        const [found] = await listFindings(tx, { fileId: file.id, kind: asked, matchId }, { limit: 1, offset: 0 });
        const { finding } = found ?? refuse('not_found');
        if (finding.handling === 'heard') refuse('difference_resolved');
        const { kind, merchantId, fileId } = finding;
        const resolution = {
          fileId,
          kind,
          matchId,
          how: 'staff' as const,
          at: call.now,
          reason: body.reason,
          staffId: call.actor.staffId,
          staffName: await names.nameOf(tx, call.actor.staffId),
        };
        if (!(await insertResolution(tx, resolution))) refuse('difference_resolved');
        await auditEvents.record(tx, call, {
          kind: 'differenceResolved',
          merchantId,
          subjectId: fileId,
          subjectName: finding.number ?? matchId,
          changes: [{ field: 'reason', before: '', after: body.reason }],
        });
        const [shown] = await present([{ finding, resolution }], file);
        return shown ?? refuse('not_found');
      }),
  };
};
export type ReconciliationDesk = ReturnType<typeof createReconciliationDesk>;
