import { addDays, civilDayOf, DEFAULT_ZONE, daySpan } from '@balcao/brazil/dates';
import type { AuditEventKind } from '@balcao/contract/audit-event-kind';
import type { ReplyOf } from '@balcao/contract/endpoint';
import {
  type askReversal,
  type decideReversal,
  type getJournal,
  Journal,
  JournalDetail,
  type listJournals,
  type takeBackReversal,
} from '@balcao/contract/ledger-reversal';
import { defaultPageSize } from '@balcao/contract/page';
import type { Clock } from '../../platform/clock.ts';
import { idKeys, lastKeyOf } from '../../platform/cursor.ts';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { firstIdAt, newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { refuse } from '../../platform/refusal.ts';
import type { AuditEvents } from '../staff/audit-event.service.ts';
import type { ConsentEmails } from '../staff/consent-emails.service.ts';
import {
  decideConsent,
  expireConsents,
  newConsent,
  presentConsents,
  takeBackConsent,
} from '../staff/staff-consent.service.ts';
import type { StaffNames } from '../staff/staff-names.service.ts';
import type { Payee, TeamService } from '../team/team.service.ts';
import { findJournal, findJournals, type JournalRow, readLines } from './journal.repository.ts';
import { journalKindOf, journalStepOf, standingOf } from './journal-words.ts';
import type { Ledger } from './ledger.service.ts';
import { findReversal, insertReversal, listAskedReversals, listReversals } from './reversal.repository.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly events: Pick<Events, 'publish'>;
  readonly ledger: Pick<Ledger, 'reverse'>;
  readonly teams: Pick<TeamService, 'payees' | 'lock'>;
  readonly auditEvents: Pick<AuditEvents, 'record'>;
  readonly staffNames: Pick<StaffNames, 'namesOf'>;
  readonly consentEmails: ConsentEmails;
}
type Deciding = Call<typeof askReversal> | Call<typeof decideReversal> | Call<typeof takeBackReversal>;

const table = 'reversal_request';
const shownAtMost = 50;

const present = (row: JournalRow, payees: ReadonlyMap<string, Payee>): Journal => {
  const { merchantId, id, cause, postedAt, amount } = row;
  const payee = payees.get(merchantId);
  const merchant = { merchantId, number: payee?.merchantNumber ?? '', name: payee?.name ?? '' };
  return {
    id,
    merchant,
    cause,
    kind: journalKindOf(cause),
    step: journalStepOf(cause),
    standing: standingOf(row),
    postedAt,
    amount,
  };
};

const defaultDays = 30;
/** The ids that journals of the asked days have; of a kind alone, those of the last thirty days. */
const spanOf = ({ from, to, kind }: Call<typeof listJournals>['query'], now: Date) => {
  if (!from && !to && !kind) return undefined;
  const last = to ?? from ?? civilDayOf(now.toISOString(), DEFAULT_ZONE);
  const first = from ?? to ?? addDays(last, -defaultDays);
  const idAt = (instant: string) => firstIdAt(new Date(instant));
  return { from: idAt(daySpan(first, DEFAULT_ZONE).from), to: idAt(daySpan(last, DEFAULT_ZONE).to) };
};

/** @throws Refusal that says why a journal cannot be taken back. */
const requireFree = (row: JournalRow): void => {
  const standing = standingOf(row);
  if (standing === 'reversed') refuse('journal_reversed');
  if (standing === 'reversal' || standing === 'bound') refuse('journal_bound');
};

/** Journals as finance looks them up, and takes back by two: history itself is never edited (rule: corrections-are-reversals; docs/decisions/024-reversals.md). */
export const createReversals = (needs: Needs) => {
  const { db, clock, jobs, events, ledger, teams, auditEvents, staffNames, consentEmails } = needs;
  jobs.every(60, 'ledger.reversal-expiry', () => expireConsents(db, table, clock.now()));

  const other = async (queries: Queries, merchantId: string, id: string | null, now: Date) => {
    const row = id === null ? undefined : await findJournal(queries, { merchantId, id }, now);
    return row ? { id: row.id, cause: row.cause, postedAt: row.postedAt } : null;
  };
  const find = async (queries: Queries, merchantId: string, id: string, now: Date): Promise<JournalRow> =>
    (await findJournal(queries, { merchantId, id }, now)) ?? refuse('not_found');

  const show = async (queries: Queries, merchantId: string, journalId: string, now: Date): Promise<JournalDetail> => {
    const row = await find(queries, merchantId, journalId, now);
    const requests = await listReversals(queries, { merchantId, journalId }, shownAtMost);
    const history = (await presentConsents(queries, staffNames, requests, now)).map(({ consent }) => consent);
    return JournalDetail.parse({
      ...present(row, await teams.payees(queries, [merchantId])),
      lines: await readLines(queries, merchantId, journalId),
      reverses: await other(queries, merchantId, row.reverses, now),
      reversedBy: await other(queries, merchantId, row.reversedBy, now),
      asked: history.find(({ status }) => status === 'asked') ?? null,
      history,
    });
  };

  /** The journal, locked until the transaction ends, so that no one else requests or decides a reversal. @throws Refusal `not_found`. */
  const lock = async (tx: Tx, { params, now }: Deciding): Promise<JournalRow> => {
    const { id: merchantId, journalId } = params;
    await find(tx, merchantId, journalId, now);
    await teams.lock(tx, merchantId);
    await expireConsents(tx, table, now, merchantId);
    return find(tx, merchantId, journalId, now);
  };
  const record = (tx: Tx, call: Deciding, { merchantId, cause }: JournalRow, kind: AuditEventKind, words = '') => {
    const changes = words === '' ? [] : [{ field: 'reason' as const, before: '', after: words }];
    return auditEvents.record(tx, call, {
      kind,
      merchantId,
      subjectId: call.params.journalId,
      subjectName: cause,
      changes,
    });
  };
  const requestOf = async (tx: Tx, { params }: Call<typeof decideReversal> | Call<typeof takeBackReversal>) => {
    const { id: merchantId, journalId, requestId } = params;
    return (await findReversal(tx, { merchantId, journalId, id: requestId })) ?? refuse('not_found');
  };

  return {
    /** What waits for a second person, the oldest first. */
    waiting: async (queries: Queries, now: Date, atMost: number) =>
      (await listAskedReversals(queries, now, atMost)).map(({ journalId, status: _, ...row }) => ({
        ...{ ...row, kind: 'reversal' as const, subjectId: journalId },
      })),

    list: async ({ query, now }: Call<typeof listJournals>): Promise<ReplyOf<typeof listJournals>> => {
      const { show: part, search, merchantId, kind, cursor, pageSize = defaultPageSize } = query;
      const span = spanOf(query, now);
      const before = lastKeyOf(cursor, idKeys);
      if (part === 'found' && !search && !merchantId && !span) return { list: [], nextCursor: null };
      const rows = await findJournals(db, {
        show: part,
        search,
        merchantId,
        kind,
        span,
        now,
        before,
        limit: pageSize + 1,
      });
      const page = rows.slice(0, pageSize);
      const payees = await teams.payees(db, [...new Set(page.map((row) => row.merchantId))]);
      const nextCursor = rows.length > pageSize ? (page.at(-1)?.id ?? null) : null;
      return { list: page.map((row) => Journal.parse(present(row, payees))), nextCursor };
    },

    get: ({ params, now }: Call<typeof getJournal>): Promise<JournalDetail> =>
      show(db, params.id, params.journalId, now),

    /** @throws Refusal `journal_bound` or `journal_reversed`; `colleague_first` while another request waits. */
    ask: (call: Call<typeof askReversal>): Promise<JournalDetail> =>
      idempotently(db, call, async (tx) => {
        const { now, params, body } = call;
        const { id: merchantId, journalId } = params;
        const journal = await lock(tx, call);
        requireFree(journal);
        const row = { merchantId, id: newId(now), journalId, words: body.words, ...newConsent(call) };
        if (!(await insertReversal(tx, row))) refuse('colleague_first');
        await record(tx, call, journal, 'reversalAsked', body.words);
        const merchant = (await teams.payees(tx, [merchantId])).get(merchantId)?.name ?? '';
        await consentEmails.asked(tx, call, { kind: 'reversal', merchant, words: body.words });
        return show(tx, merchantId, journalId, now);
      }),

    /**
     * Agreed to, the reversal is posted in the same transaction.
     * @throws Refusal `second_person` for the requester; `colleague_first` when it is not waiting any more; `journal_reversed`;
     * `reversal_overdraws` when a balance would fall below zero: then nothing has changed and the request keeps waiting.
     */
    decide: (call: Call<typeof decideReversal>): Promise<JournalDetail> =>
      idempotently(db, call, async (tx) => {
        const { now, params, body } = call;
        const { id: merchantId, journalId } = params;
        const journal = await lock(tx, call);
        const request = await requestOf(tx, call);
        await decideConsent(tx, table, request, call);
        await record(tx, call, journal, body.agreed ? 'reversalAgreed' : 'reversalRefused', body.words ?? '');
        if (body.agreed) {
          requireFree(journal);
          await ledger.reverse(tx, merchantId, journalId);
          events.publish(tx, merchantId, { topic: 'ledger', key: 'reversal' });
        }
        return show(tx, merchantId, journalId, now);
      }),

    /** @throws Refusal `permission_missing` for anyone but the requester; `colleague_first` when it is not waiting any more. */
    takeBack: (call: Call<typeof takeBackReversal>): Promise<JournalDetail> =>
      idempotently(db, call, async (tx) => {
        const { now, params } = call;
        const journal = await lock(tx, call);
        await takeBackConsent(tx, table, await requestOf(tx, call), call);
        await record(tx, call, journal, 'reversalTakenBack');
        return show(tx, params.id, params.journalId, now);
      }),
  };
};
export type Reversals = ReturnType<typeof createReversals>;
