import { getBalances } from '@balcao/contract/ledger-reserve';
import { createOrder } from '@balcao/contract/order';
import { queryOrder } from '@balcao/contract/order-open';
import { advanceClock } from '@balcao/contract/sandbox';
import { expect } from 'vitest';
import { createCrowd } from '../deep/crowd.ts';
import type { DeepInstallation } from '../deep/installation.ts';
import { type KeyedCommand, settle } from '../deep/keyed-command.ts';
import { createTold } from '../deep/told.ts';
import { checkLedger, checkLedgerInFull, checkLog } from '../server-process.ts';
import { until } from '../until.ts';
import { report } from './report.ts';
import { createWatch, secondsOf, type Watch } from './watch.ts';

export const callersAtOnce = Number(process.env.FAULT_CALLERS ?? 200);
const readersAtOnce = 10;
/** As a merchant's server does: under its key, until it is answered. */
const insist = <T>(command: KeyedCommand<T>) => settle(command, 300_000);

/** What of an installation a scene needs: one server, or several behind a balancer. */
export type Place = Pick<
  DeepInstallation,
  | 'shop'
  | 'wallets'
  | 'member'
  | 'nobody'
  | 'destinationId'
  | 'merchantId'
  | 'inWallets'
  | 'rows'
  | 'enterTeam'
  | 'isReady'
> & { readonly installation: Parameters<typeof checkLedger>[0] };

/** What is broken, and for how long. */
interface Fault {
  readonly name: string;
  /** Breaks it and repairs it; calls `over` once our processes can do no more (after a kill: at once). */
  readonly strike: (course: { readonly watch: Watch; readonly over: () => void }) => Promise<unknown>;
  /** What else is worth knowing, once it is over. */
  readonly note?: () => string;
  /** Refusals that callers may see meanwhile; a fault of a partner lets them see none. */
  readonly mayRefuse?: readonly string[];
  /** Whether calls may end without an answer. */
  readonly mayCut?: boolean;
  /** So many seconds after it is over everything works again. */
  readonly backWithinSeconds?: number;
  readonly callers?: number;
}

/** A place with two hundred callers who pay and read, before whom things break one after the other. */
export const openScene = async (place: Place) => {
  const watch = createWatch();
  const { observed } = watch;
  const shop = observed(place.shop);
  const crowd = createCrowd(
    { ...place, shop, wallets: place.wallets.map(observed), member: observed(place.member) },
    insist,
  );
  const told = createTold(place, crowd);
  const ownAtStart = told.ownMoney(await place.member(getBalances, {}));
  const first = await place.shop(
    createOrder,
    { body: { merchantOrderNumber: 'to-read', amount: 100, method: '02', goodsName: 'Café' } },
    { idempotencyKey: 'to-read' },
  );
  const advance = (advanceSeconds: number) => place.nobody(advanceClock, { body: { advanceSeconds } });

  /** Reads one order again and again, as a till does that waits for its payment. */
  const read = (isOver: () => boolean): Promise<unknown> =>
    until(
      () => shop(queryOrder, { params: { merchantOrderNumber: first.merchantOrderNumber ?? '' } }),
      isOver,
      300_000,
    );

  const untilAtRest = async (): Promise<void> => {
    await advance(15);
    await until(
      async () => {
        const left = await told.stillUnderWay();
        if (left.length > 0) await advance(75);
        return left;
      },
      (left) => left.length === 0,
      180_000,
    );
  };

  /** Money is where callers were told that it is: nothing lost, nothing twice, and the books agree. */
  const prove = async () => {
    await untilAtRest();
    const differences = await told.differences();
    const lost = differences.flatMap((one) => one.lost);
    const twice = differences.flatMap((one) => one.unknownOrDoubled);
    const wallets = await told.inWallets();
    const own = told.ownMoney(await place.member(getBalances, {}));
    const books = [checkLedger, checkLedgerInFull, checkLog].flatMap((check) =>
      Object.entries(check(place.installation)),
    );
    expect({ lost, twice }).toEqual({ lost: [], twice: [] });
    expect(await told.notOnceAtRails()).toBe(0);
    expect(wallets.found).toBe(wallets.told);
    expect(own).toBe(ownAtStart + told.earned());
    expect(books.filter(([, figure]) => figure !== 0)).toEqual([]);
    return { lost: lost.length, twice: twice.length };
  };

  /** While everyone calls: breaks it once there is work under way, mends it, and sees that callers are answered again. */
  const course = async (strike: Fault['strike'], callers: number) => {
    const startedAt = performance.now();
    await until(
      async () => watch.answersSince(startedAt),
      (count) => count >= callers * 2,
    );
    const struckAt = performance.now();
    let overAt: number | undefined;
    const over = (): void => {
      overAt = overAt ?? performance.now();
    };
    await strike({ watch, over });
    over();
    await until(place.isReady, Boolean, 120_000);
    const readyAt = performance.now();
    await until(
      async () => watch.answersSince(readyAt),
      (count) => count >= callers,
    );
    return { struckAt, overAt: overAt ?? readyAt, readyAt };
  };

  /** Has everyone call, breaks it, mends it, waits until it works again, and proves that the money is right. */
  const endure = async ({
    name,
    strike,
    mayRefuse = [],
    note,
    mayCut = false,
    backWithinSeconds = 30,
    callers = callersAtOnce,
  }: Fault) => {
    watch.forget();
    const before = crowd.sent().length;
    let isOver = false;
    const work = Promise.all([
      crowd.storm(
        callers,
        () => isOver,
        () => {},
      ),
      ...Array.from({ length: readersAtOnce }, () => read(() => isOver)),
    ]);
    const { struckAt, overAt, readyAt } = await course(strike, callers).finally(() => {
      isOver = true;
    });
    const [failures] = await work;
    expect(failures).toEqual([]);
    const summary = watch.summary(struckAt, readyAt);
    // A refund that was asked for before the rail had told of the payment is the caller's own haste.
    const { order_not_paid: _hasty, ...refused } = summary.refused;
    const money = await prove();
    report({
      fault: name,
      callers,
      lastedSeconds: secondsOf(overAt - struckAt),
      ...summary,
      refused,
      backSeconds: secondsOf(readyAt - overAt),
      commands: crowd.sent().length - before,
      ...money,
      ...(note ? { note: note() } : {}),
    });
    expect(Object.keys(refused).filter((one) => !mayRefuse.includes(one))).toEqual([]);
    if (!mayCut) expect(summary.cut).toBe(0);
    expect(summary.slowestSeconds).toBeLessThan(60);
    expect(secondsOf(readyAt - overAt)).toBeLessThanOrEqual(backWithinSeconds);
  };
  return { endure, prove, watch };
};
export type Scene = Awaited<ReturnType<typeof openScene>>;
