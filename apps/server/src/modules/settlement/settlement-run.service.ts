import { civilDayOf, DEFAULT_ZONE } from '@balcao/brazil/dates';
import type { Clock } from '../../platform/clock.ts';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { newNumber } from '../../platform/ids.ts';
import { batchedOrIsolated, eachIsolated, type IsolatedOutcome, tellFailure } from '../../platform/isolated.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { BankCalendar, Timetable } from '../calendar/calendar.service.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import type { Notices } from '../notification/notices.service.ts';
import { settled, settledCauseOf } from './settlement.postings.ts';
import {
  type CompletedSettlement,
  completeSettlements,
  type DueGroup,
  findDueGroups,
  findOpenMerchants,
  type GroupToSettle,
  settleGroups,
} from './settlement-run.repository.ts';

/** So many groups one transaction settles a part of: everyone's turn comes, however much one merchant has. */
const groupsAtOnce = 200;
/** For imported history, whose tables are not analysed yet: smaller parts, so that a bad plan costs little. */
const groupsOfHistory = 40;
/** No more are begun after so long: the round must not outlast its lock, and goes on with the next. */
const roundMs = 6_000;

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly events: Pick<Events, 'publish'>;
  readonly ledger: Pick<Ledger, 'postMany'>;
  readonly calendar: Pick<BankCalendar, 'timetable'>;
  readonly notices: Pick<Notices, 'tell'>;
}

/**
 * What is due becomes available: one settlement for each merchant, day and payment method. Each transaction takes a part of what is
 * due and leaves the rest as it was, so it may end anywhere and go on anywhere, on any server: what has been settled is not due.
 */
export const createSettlementRun = ({ db, clock, jobs, events, ledger, calendar, notices }: Needs) => {
  const prepared = (timetable: Timetable, group: DueGroup, at: Date): GroupToSettle => ({
    ...group,
    at,
    number: newNumber(at),
    hour: timetable.cycleOf({ product: '*', method: group.method }).hour,
    day: civilDayOf(group.settlesAt.toISOString(), DEFAULT_ZONE),
    today: civilDayOf(at.toISOString(), DEFAULT_ZONE),
    nextRun: timetable.nextRun({ product: '*', method: group.method }, at),
  });

  /** One part of each group, with its money; answers with how many orders were looked at. */
  const settle = async (tx: Tx, groups: readonly GroupToSettle[]): Promise<number> => {
    const { seen, parts } = await settleGroups(tx, groups);
    await ledger.postMany(
      tx,
      parts.map(({ merchantId, number, part, net, at }) => ({
        merchantId,
        cause: settledCauseOf(number, part),
        at,
        postings: settled(net),
      })),
    );
    return seen;
  };

  const complete = async (tx: Tx, now: Date, merchantIds: readonly string[]): Promise<void> => {
    const completed = await completeSettlements(tx, now, merchantIds);
    for (const { merchantId, number } of completed)
      events.publish(tx, merchantId, { topic: 'settlement', key: number });
    // What arrives of a day at the same time is one piece of news.
    for (const ofDay of Map.groupBy(completed, ({ merchantId, day }) => `${merchantId}:${day}`).values()) {
      const [{ merchantId, day }] = ofDay as [CompletedSettlement];
      const amount = ofDay.reduce((sum, { net }) => sum + net, 0);
      const count = ofDay.reduce((sum, one) => sum + one.count, 0);
      await notices.tell(tx, merchantId, { kind: 'settlementArrived', data: { day, amount, count } });
    }
  };
  const completeAll = async (now: Date): Promise<IsolatedOutcome<string>> =>
    batchedOrIsolated(await findOpenMerchants(db), (some) => transaction(db, (tx) => complete(tx, now, some)));

  const round = async (): Promise<'left' | 'done'> => {
    const startedAt = performance.now();
    const timetable = await calendar.timetable();
    const now = clock.now();
    const isOver = () => performance.now() - startedAt > roundMs;
    let seen = 0;
    const settleSome = async (some: readonly (readonly GroupToSettle[])[]): Promise<void> => {
      seen += await transaction(db, (tx) => settle(tx, some.flat()));
    };
    const done: IsolatedOutcome<unknown>[] = [];
    // A group that cannot be settled does not hold up the others, however long it has been due: its merchant is left for the end of the round.
    const hard: GroupToSettle[] = [];
    let isLeft = false;
    while (!isLeft) {
      const due = await findDueGroups(db, now, groupsAtOnce, { without: hard.map(({ merchantId }) => merchantId) });
      if (due.length === 0) break;
      const groups = due.map((group) => prepared(timetable, group, now));
      seen = 0;
      const byMerchant = [...Map.groupBy(groups, ({ merchantId }) => merchantId).values()];
      const isolated = await batchedOrIsolated(byMerchant, settleSome, isOver);
      done.push(isolated);
      hard.push(...isolated.failed.flat());
      // No rows, and no merchant left for the end: other transactions hold all of them.
      if (seen === 0 && isolated.failed.length === 0) break;
      isLeft = isOver();
    }
    done.push(await eachIsolated(hard, (group) => settleSome([[group]]), isOver));
    // Reported once a round, after all others have been settled.
    tellFailure(...done, await completeAll(now));
    return isLeft ? 'left' : 'done';
  };

  jobs.every(3, 'settlement.run', round);

  return {
    /** Settles what of a merchant's history was due by now, each at its own time: the sandbox's year comes this way. */
    bringIn: async (tx: Tx, merchantId: string): Promise<void> => {
      const timetable = await calendar.timetable();
      const now = clock.now();
      for (;;) {
        const due = await findDueGroups(tx, now, groupsOfHistory, { of: merchantId });
        if (due.length === 0) break;
        await settle(
          tx,
          due.map((group) => prepared(timetable, group, group.settlesAt)),
        );
      }
      await completeSettlements(tx, now, [merchantId], { isHistory: true });
    },
  };
};
export type SettlementRun = ReturnType<typeof createSettlementRun>;
