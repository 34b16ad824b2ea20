import { getBalances } from '@balcao/contract/ledger-reserve';
import { advanceClock } from '@balcao/contract/sandbox';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkLedger, checkLedgerInFull, checkLog } from '../server-process.ts';
import { until } from '../until.ts';
import { anyMoment } from './any-moment.ts';
import { type Crowd, createCrowd } from './crowd.ts';
import { type DeepInstallation, openInstallation } from './installation.ts';
import { isOpen, type KeyedCommand, settle } from './keyed-command.ts';
import { createTold } from './told.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 300_000 });

const rounds = Number(process.env.DEEP_ROUNDS ?? 10);
const callers = Number(process.env.DEEP_CALLERS ?? 200);

let testApp: DeepInstallation;
let crowd: Crowd;
let told: ReturnType<typeof createTold>;
let ownAtStart: number;
let leftAtStart: number;
beforeAll(async () => {
  testApp = await openInstallation();
  crowd = createCrowd(testApp);
  told = createTold(testApp, crowd);
  ownAtStart = told.ownMoney(await testApp.member(getBalances, {}));
  leftAtStart = await told.leftByItself();
});
afterAll(() => testApp?.close());

const parts = ['the server', 'the database', 'both'] as const;
type Part = (typeof parts)[number];
const strikes: Readonly<Record<Part, () => Promise<unknown>>> = {
  'the server': () => testApp.killServer(),
  'the database': () => testApp.killDatabase(),
  both: () => Promise.all([testApp.killDatabase(), testApp.killServer()]),
};
/** A server that lives gets its database back by itself. */
const recover = async (part: Part): Promise<void> => {
  if (part !== 'the database') await testApp.startServer();
  await testApp.untilReady();
};
const all = Array.from({ length: rounds }, (_, index) => ({ round: index + 1, part: parts[index % 3] as Part }));
const zeros = (figures: Readonly<Record<string, number>>) => Object.values(figures).filter((figure) => figure !== 0);
const advance = (advanceSeconds: number) => testApp.nobody(advanceClock, { body: { advanceSeconds } });
const inTurns = async (
  some: readonly KeyedCommand<unknown>[],
  work: (one: KeyedCommand<unknown>) => Promise<unknown>,
) => {
  for (let at = 0; at < some.length; at += callers) await Promise.all(some.slice(at, at + callers).map(work));
};
const untilAtRest = async (): Promise<void> => {
  await advance(15);
  await until(told.underWay, (count) => count === 0, 15_000).catch(() => advance(75));
  await until(told.underWay, (count) => count === 0, 300_000);
};

describe.each(all)('round $round: $part killed under many callers', ({ round, part }) => {
  const figures: Record<string, unknown> = { round, part };
  let before: ReadonlySet<KeyedCommand<unknown>>;
  const ofRound = () => crowd.sent().filter((command) => !before.has(command));

  it('fails calls that were under way, and no others', async () => {
    before = new Set(crowd.sent());
    // At any moment: within the first sales or after several, and not only when an answer has just come.
    const answersBefore = Math.floor(callers * (3 + 3 * Math.random()));
    let answers = 0;
    let struck: Promise<number> | undefined;
    const strike = async (): Promise<number> => {
      await anyMoment();
      const since = Date.now();
      await strikes[part]();
      await recover(part);
      return (Date.now() - since) / 1000;
    };
    const failures = await crowd.storm(
      callers,
      () => struck !== undefined,
      () => {
        answers += 1;
        if (answers === answersBefore) struck = strike();
      },
    );
    Object.assign(figures, { readySeconds: await struck, answers, failures: failures.length });
    expect(failures.length).toBeGreaterThan(0);
    const heard = part === 'the server' ? ['NetworkError'] : ['NetworkError', 'unavailable'];
    expect([...new Set(failures)].filter((name) => !heard.includes(name))).toEqual([]);
  });

  it('answers a repeated call as the first time, and does once what was never answered', async () => {
    const unknownOutcome = crowd.unknownOutcome();
    const answered = ofRound().filter(({ answer }) => answer !== undefined);
    const ofThemDone = await told.remembered(unknownOutcome.map(({ key }) => key));
    const kinds = Object.groupBy(ofRound(), ({ kind }) => kind);
    const sent = Object.fromEntries(Object.entries(kinds).map(([kind, some]) => [kind, some.length]));
    Object.assign(figures, {
      ...sent,
      acknowledged: answered.length,
      unknownOutcome: unknownOutcome.length,
      ofThemDone,
    });
    await inTurns(unknownOutcome, settle);
    await inTurns(crowd.unpaid(), settle);
    const others: unknown[] = [];
    await inTurns(answered, async (command) => {
      const { answer } = command;
      const again = await settle(command);
      if (JSON.stringify(again) !== JSON.stringify(answer)) others.push({ answer, again });
    });
    expect(others).toEqual([]);
    const refused = ofRound().filter(({ refusal }) => refusal !== undefined);
    Object.assign(figures, { refused: refused.length });
    // The caller before was quicker than the rail: no other refusal is allowed.
    expect(refused.filter(({ kind, refusal }) => kind !== 'refund' || refusal !== 'order_not_paid')).toEqual([]);
    expect(crowd.sent().filter(isOpen)).toEqual([]);
  });

  it('has every acknowledged command once, and nothing else', async () => {
    await untilAtRest();
    const differences = await told.differences();
    const lost = differences.flatMap((one) => one.lost);
    const doubled = differences.flatMap((one) => one.unknownOrDoubled);
    Object.assign(figures, { lost: lost.length, doubled: doubled.length });
    process.stdout.write(`${JSON.stringify(figures)}\n`);
    expect({ lost, doubled }).toEqual({ lost: [], doubled: [] });
    expect(await told.notOnceAtRails()).toBe(0);
    const answered = crowd.sent().filter(({ answer }) => answer !== undefined);
    expect(await told.remembered(crowd.sent().map(({ key }) => key))).toBe(answered.length);
  });

  it('has balances, a ledger and a log that agree with what callers were told', async () => {
    const { told: expected, found } = await told.inWallets();
    expect(found).toBe(expected);
    expect(told.ownMoney(await testApp.member(getBalances, {}))).toBe(ownAtStart + told.earned());
    for (const check of [checkLedger, checkLedgerInFull, checkLog])
      expect(zeros(check(testApp.installation))).toEqual([]);
  });
});

it('settles what was sold to the centavo, and closes the days on it', async () => {
  await advance(5 * 86_400);
  await until(told.unsettled, (count) => count === 0, 300_000);
  const member = await testApp.enterTeam();
  const left = (await told.leftByItself()) - leftAtStart;
  expect(told.ownMoney(await member(getBalances, {}))).toBe(ownAtStart + told.earned() - left);
  for (const check of [checkLedger, checkLedgerInFull, checkLog])
    expect(zeros(check(testApp.installation))).toEqual([]);
});
