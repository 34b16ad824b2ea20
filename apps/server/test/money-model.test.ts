import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from './database.ts';
import { deep } from './depth.ts';
import { recordLocks } from './lock-record.ts';
import { type Action, actions, calmDown, perform } from './money-actions.ts';
import { lawsOf } from './money-laws.ts';
import { type Model, openStage, type World } from './money-world.ts';

let stage: Awaited<ReturnType<typeof openStage>>;
let database: FreshDatabase;
let locks: Awaited<ReturnType<typeof recordLocks>>;
beforeAll(async () => {
  database = await freshDatabase();
  locks = await recordLocks(database);
  stage = await openStage(database);
});
afterAll(async () => {
  await stage.close();
  await locks.stop();
  await database.drop();
});

interface Play {
  readonly world: World;
  readonly laws: ReturnType<typeof lawsOf>;
}
type Step = fc.AsyncCommand<Model, Play>;

/** Actions at the same instant; one alone is the usual case. */
const together = (some: readonly Action[]): Step => ({
  check: () => true,
  run: async (model, { world, laws }) => {
    const ended = await Promise.allSettled(some.map((action) => perform(world, model, action)));
    const failed = ended.find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
    await laws.always();
  },
  toString: () => JSON.stringify(some),
});
/** The server ends and another one begins where it was. */
const restart: Step = {
  check: () => true,
  run: async (_, { world, laws }) => {
    await world.restart();
    await laws.always();
  },
  toString: () => 'restart',
};

/** Days do not go by while someone is in the middle of a call: sessions and signatures would end first. */
const quick = actions.filter((action) => action.do !== 'wait' || action.seconds < 60);
/** Nothing. */
const pause: Step = { check: () => false, run: async () => {}, toString: () => '' };
const steps = [
  ...Array.from({ length: 7 }, () => actions.map((action) => together([action]))),
  ...Array.from({ length: 2 }, () => fc.array(quick, { minLength: 2, maxLength: 4 }).map(together)),
  fc.constant(restart),
];

/** More of it by hand: `MONEY_MODEL_RUNS=500`; what failed again: `MONEY_MODEL_SEED` and `MONEY_MODEL_PATH`. */
const { MONEY_MODEL_RUNS, MONEY_MODEL_SEED, MONEY_MODEL_PATH } = process.env;
const numRuns = Number(MONEY_MODEL_RUNS ?? deep(3));

it(
  'keeps the books right, whatever merchants, payers, rails and restarts do, in whatever order and at the same instant',
  async () => {
    let runs = 0;
    // What is left out makes a failure smaller, where the length is not.
    const step = fc.option(fc.oneof(...steps), { freq: 20, nil: pause });
    const play = fc.array(step, { minLength: 24, maxLength: 36, size: 'max' });
    await fc.assert(
      fc.asyncProperty(play, async (some) => {
        runs += 1;
        const world = await stage.enter();
        const model: Model = { orders: [], undecided: [], numbers: 0 };
        const laws = lawsOf(world, model);
        await fc.asyncModelRun(() => ({ model, real: { world, laws } }), some as Step[]);
        await calmDown(world);
        await laws.always();
        await laws.atRest();
      }),
      {
        numRuns,
        ...(MONEY_MODEL_SEED ? { seed: Number(MONEY_MODEL_SEED) } : {}),
        ...(MONEY_MODEL_PATH ? { path: MONEY_MODEL_PATH } : {}),
        // Made smaller for as long as a person would wait for it.
        interruptAfterTimeLimit: Math.max(200_000, numRuns * 20_000),
      },
    );
    expect(runs).toBeGreaterThanOrEqual(numRuns);
    expect((await locks.judge()).wrong, 'rows are locked in one order').toEqual([]);
  },
  Math.max(300_000, numRuns * 40_000),
);
