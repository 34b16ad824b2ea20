import type { ReplyOf } from '@balcao/contract/endpoint';
import {
  type askRailNow,
  type listUnknownOutcomes,
  UnknownKind,
  type UnknownOutcome,
  unknownAfterHours,
  unknownListedAtMost,
} from '@balcao/contract/rail-unknown';
import type { Clock } from '../../platform/clock.ts';
import { type Db, type Queries, type Tx, transaction } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Mailer } from '../../platform/mail.ts';
import { refuse } from '../../platform/refusal.ts';
import { noteTold, type UnknownRow, type UnknownSource } from '../../platform/unknown-rows.ts';
import type { AuditEvents } from '../staff/audit-event.service.ts';
import type { StaffNames } from '../staff/staff-names.service.ts';
import type { Payee, TeamService } from '../team/team.service.ts';
import { unknownTexts } from './unknown.texts.ts';

const afterMs = unknownAfterHours * 3_600_000;
/** Seconds between two rounds, and of how many of each kind one of them writes. */
const everySeconds = 300;
const toldAtOnce = 200;

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly mailer: Pick<Mailer, 'send'>;
  /** The only source of links (rule: one-public-address). */
  readonly publicBaseUrl: string;
  readonly teams: Pick<TeamService, 'payees'>;
  readonly auditEvents: Pick<AuditEvents, 'record'>;
  readonly staffNames: Pick<StaffNames, 'recipientsOf'>;
}

const present = (kind: UnknownKind, row: UnknownRow, payees: ReadonlyMap<string, Payee>): UnknownOutcome => {
  const { merchantId, occurrence: _occurrence, key: about, ...rest } = row;
  const payee = payees.get(merchantId);
  return {
    ...rest,
    kind,
    about,
    merchant: { merchantId, number: payee?.merchantNumber ?? '', name: payee?.name ?? '' },
    since: new Date(row.since).toISOString(),
    nextCheckAt: new Date(row.nextCheckAt).toISOString(),
  };
};

/**
 * Outcomes that the rails have left unknown for more than a day (rule: unknown-outcome): staff see them, are notified of each once, and may have the
 * rail queried at once. Only the rail decides the outcome.
 */
export const createUnknownOutcomes = (needs: Needs) => {
  const { db, clock, jobs, mailer, publicBaseUrl, teams, auditEvents, staffNames } = needs;
  const sources: UnknownSource[] = [];
  const before = (now: Date): Date => new Date(now.getTime() - afterMs);
  const named = async (
    queries: Queries,
    found: readonly { readonly kind: UnknownKind; readonly row: UnknownRow }[],
  ) => {
    const payees = await teams.payees(queries, [...new Set(found.map(({ row }) => row.merchantId))]);
    return found.map(({ kind, row }) => present(kind, row, payees));
  };

  const countsAt = async (now: Date): Promise<Record<UnknownKind, number>> => {
    const counted = await Promise.all(
      sources.map(async (source) => [source.kind, await source.count(db, before(now))] as const),
    );
    const none = Object.fromEntries(UnknownKind.options.map((kind) => [kind, 0]));
    return { ...none, ...Object.fromEntries(counted) } as Record<UnknownKind, number>;
  };
  const write = async (tx: Tx, list: readonly UnknownOutcome[]): Promise<void> => {
    const link = `${publicBaseUrl}/console/finance/unknown`;
    for (const { email: to, locale } of await staffNames.recipientsOf(tx, 'finance'))
      await mailer.send(tx, { to, ...unknownTexts[locale]({ list, link }) });
  };
  jobs.every(everySeconds, 'rail.unknown', () =>
    transaction(db, async (tx) => {
      const now = clock.now();
      const found: { kind: UnknownKind; row: UnknownRow }[] = [];
      for (const { kind, untold } of sources)
        for (const row of await untold(tx, before(now), toldAtOnce)) found.push({ kind, row });
      if (found.length === 0) return;
      await noteTold(
        tx,
        found.map(({ kind, row: { merchantId, occurrence } }) => ({ kind, merchantId, occurrence, toldAt: now })),
      );
      await write(tx, await named(tx, found));
    }),
  );

  return {
    /** A module whose outcomes can stay unknown says how they are found. */
    register: (...more: readonly UnknownSource[]): void => void sources.push(...more),

    /** How many of each kind are unknown. */
    counts: countsAt,

    list: async ({ query, now }: Call<typeof listUnknownOutcomes>): Promise<ReplyOf<typeof listUnknownOutcomes>> => {
      const counts = await countsAt(now);
      const shown = sources.filter(({ kind }) => query.kind === undefined || query.kind === kind);
      const found = await Promise.all(
        shown.map(async ({ kind, oldest }) =>
          (await oldest(db, before(now), unknownListedAtMost)).map((row) => ({ kind, row })),
        ),
      );
      const list = found.flat().toSorted((one, other) => one.row.since - other.row.since);
      return { list: await named(db, list), counts };
    },

    /** @throws Refusal `not_found` when nothing of the kind is unknown by that key: it may have become known just now. */
    askNow: (call: Call<typeof askRailNow>): Promise<null> =>
      idempotently(db, call, async (tx) => {
        const { id: merchantId, kind, about: key } = call.params;
        const source = sources.find((one) => one.kind === kind) ?? refuse('not_found');
        if (!(await source.askSoon(tx, { merchantId, key }, before(call.now), call.now))) refuse('not_found');
        await auditEvents.record(tx, call, { kind: 'railAsked', merchantId, subjectId: merchantId, subjectName: key });
        return null;
      }),
  };
};
export type UnknownOutcomes = ReturnType<typeof createUnknownOutcomes>;
