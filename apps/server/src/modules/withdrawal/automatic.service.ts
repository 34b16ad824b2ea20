import type { ReplyOf } from '@balcao/contract/endpoint';
import { LogEvent } from '@balcao/contract/log';
import { defaultPageSize, totalCountedAtMost } from '@balcao/contract/page';
import type {
  AutomaticPreview,
  AutomaticSettings,
  getAutomatic,
  listAutomaticRuns,
  previewAutomatic,
  saveAutomatic,
} from '@balcao/contract/withdrawal-automatic';
import { assess } from '@balcao/contract/withdrawal-eligibility';
import type { WithdrawalTerms } from '@balcao/contract/withdrawal-request';
import type { Clock } from '../../platform/clock.ts';
import { cursorOf, idKeys, placeOf } from '../../platform/cursor.ts';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { skipOf } from '../../platform/page.ts';
import { type FieldProblem, refuse, refuseField, refuseFields } from '../../platform/refusal.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import type { LogService } from '../log/log.service.ts';
import { changeOf, wholeTeam } from '../log/log-change.service.ts';
import type { Notices } from '../notification/notices.service.ts';
import { dailyTrigger, nextLookAfter, presentRun, presentSettings, settingsOfNobody } from './automatic.present.ts';
import { countRuns, findAutomatic, insertRun, listRuns, saveAutomatic as saveRow } from './automatic.repository.ts';
import type { AutomaticRunRow } from './automatic.tables.ts';
import { createAutomaticFacts, type FactNeeds } from './automatic-facts.ts';
import { type AskFor, createAutomaticLooks } from './automatic-look.ts';

interface Needs extends FactNeeds {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly events: Pick<Events, 'publish'>;
  readonly ledger: Pick<Ledger, 'lockSpendable'>;
  readonly notices: Pick<Notices, 'tell'>;
  readonly logs: Pick<LogService, 'record'>;
  readonly askFor: AskFor;
}

const ruleFields = ['threshold', 'deposit', 'minimum', 'single', 'daily'] as const;

/** What the team asks for beyond what the platform allows it, field by field. */
const checkWithin = ({ minimum, single, daily }: AutomaticSettings, terms: WithdrawalTerms): void => {
  const wrong = (path: keyof AutomaticSettings): FieldProblem => ({ path, text: 'withdrawalLimit' });
  const problems = [
    ...(minimum < terms.minimum || minimum > Math.min(single, daily) ? [wrong('minimum')] : []),
    ...(single > terms.single ? [wrong('single')] : []),
    ...(daily > terms.daily ? [wrong('daily')] : []),
  ];
  if (problems.length > 0) refuseFields(problems);
};

/** What the merchant wants left of the available balance for refunds, in centavos; the reserve does not count towards it. */
export const depositOf = async (queries: Queries, merchantId: string): Promise<number> =>
  (await findAutomatic(queries, merchantId))?.deposit ?? 0;

/** Money that is withdrawn by itself: how a team wants it, what it would do, and what it has done. */
export const createAutomaticService = (needs: Needs) => {
  const { db, clock, events, logs, withdrawable, destinations } = needs;
  const factsOf = createAutomaticFacts(needs);
  createAutomaticLooks({ ...needs, factsOf });

  const settingsOf = async (queries: Queries, merchantId: string, now: Date): Promise<AutomaticSettings> => {
    const row = await findAutomatic(queries, merchantId);
    return row ? presentSettings(row) : settingsOfNobody((await withdrawable(queries, merchantId, now)).terms);
  };

  /** What must hold for it to be turned on; what is off may be anything that the platform allows. */
  const checkEnabled = async (tx: Tx, merchantId: string, { destinationId }: AutomaticSettings, now: Date) => {
    const { terms, block } = await withdrawable(tx, merchantId, now);
    if (!terms.automatic) refuse('withdrawal_not_automatic');
    if (block === 'not_certified') refuse('not_certified');
    if (destinationId === null) refuseField('destinationId', 'required');
  };

  /** In the caller's transaction; `version` is the one that it takes the place of. @throws Refusal */
  const put = async (
    tx: Tx,
    merchantId: string,
    wanted: AutomaticSettings,
    savedBy: string | null,
    now: Date,
  ): Promise<AutomaticSettings> => {
    const { terms } = await withdrawable(tx, merchantId, now);
    checkWithin(wanted, terms);
    if (wanted.enabled) await checkEnabled(tx, merchantId, wanted, now);
    const known = await destinations(tx, merchantId);
    if (wanted.destinationId !== null && !known.some(({ id }) => id === wanted.destinationId)) refuse('not_found');
    const before = await findAutomatic(tx, merchantId);
    const saved = { ...wanted, version: wanted.version + 1 };
    const row = { merchantId, ...saved, nextLookAt: nextLookAfter(now), savedBy, savedAt: now };
    if (!(await saveRow(tx, row, wanted.version, !before?.enabled))) refuse('changed_elsewhere');
    events.publish(tx, merchantId, { topic: 'withdrawal', key: 'automatic' });
    return saved;
  };

  return {
    put,
    /** When it looks next, seen from an instant. */
    lookAfter: nextLookAfter,
    /** A look of a morning past that found nothing to do, as history that is brought in. */
    bringIn: (tx: Tx, merchantId: string, past: Pick<AutomaticRunRow, 'at' | 'figures' | 'reason'>): Promise<void> => {
      const { at } = past;
      const run = { merchantId, id: newId(at), trigger: dailyTrigger(at), outcome: 'nothing' } as const;
      return insertRun(tx, { ...run, ...past, withdrawalNumber: null });
    },

    get: ({ actor, now }: Call<typeof getAutomatic>): Promise<AutomaticSettings> =>
      settingsOf(db, actor.merchantId, now),

    save: (call: Call<typeof saveAutomatic>): Promise<AutomaticSettings> =>
      idempotently(db, call, async (tx) => {
        const { merchantId, accountId } = call.actor;
        const before = await settingsOf(tx, merchantId, call.now);
        const after = await put(tx, merchantId, call.body, accountId, call.now);
        const known = await destinations(tx, merchantId);
        const nameOf = (id: string | null) => known.find((one) => one.id === id)?.account ?? null;
        const changes = [
          ...changeOf('automatic', before.enabled, after.enabled),
          ...(before.destinationId === after.destinationId
            ? []
            : changeOf('destination', nameOf(before.destinationId), nameOf(after.destinationId))),
          ...ruleFields.flatMap((field) => changeOf(field, before[field], after[field])),
        ];
        const event = LogEvent.enum.automaticChanged;
        await logs.record(tx, call, { event, subject: wholeTeam(merchantId), changes });
        return after;
      }),

    preview: async ({ actor, query, now }: Call<typeof previewAutomatic>): Promise<AutomaticPreview> => {
      const settings = await settingsOf(db, actor.merchantId, now);
      const facts = await factsOf(db, actor.merchantId, query.destinationId ?? settings.destinationId, now);
      const row = await findAutomatic(db, actor.merchantId);
      const nextLookAt = row?.enabled ? row.nextLookAt : nextLookAfter(clock.now());
      return { enabled: settings.enabled, facts, ...assess(facts, settings), nextLookAt: nextLookAt.toISOString() };
    },

    runs: async ({ actor, query }: Call<typeof listAutomaticRuns>): Promise<ReplyOf<typeof listAutomaticRuns>> => {
      const { pageNum = 1, pageSize = defaultPageSize, cursor, outcome } = query;
      const filter = { merchantId: actor.merchantId, outcome };
      const before = placeOf(cursor, idKeys)?.key;
      const skip = skipOf(query);
      const [rows, counted] = await Promise.all([
        listRuns(db, filter, { before, skip, limit: pageSize + 1 }),
        countRuns(db, filter),
      ]);
      const page = rows.slice(0, pageSize);
      const last = rows.length > pageSize ? page.at(-1) : undefined;
      return {
        list: page.map(presentRun),
        total: Math.min(counted, totalCountedAtMost),
        totalIsCapped: counted > totalCountedAtMost,
        pageNum,
        pageSize,
        nextCursor: last ? cursorOf({ at: last.at, key: last.id }) : null,
      };
    },
  };
};
export type AutomaticService = ReturnType<typeof createAutomaticService>;
