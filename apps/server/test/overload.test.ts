import { stat } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nextTurn } from './longest-turn.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { until } from './until.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp({ overloadDelayMs: 200 });
});
afterAll(() => testApp.close());

const ask = () => testApp.app.inject('/ready');
/** The next call comes when other work has held the process up. */
const askWhileBusy = async (busyMs: number) => {
  await nextTurn();
  for (const end = performance.now() + busyMs; performance.now() < end; );
  return ask();
};

it('a process that has more to do than it can refuses calls, and answers once it has caught up', async () => {
  let answer = await askWhileBusy(500);
  for (let calls = 1; calls < 20 && answer.statusCode !== 503; calls += 1) answer = await askWhileBusy(500);
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
  expect((await until(ask, ({ statusCode }) => statusCode !== 503)).statusCode).toBe(200);
});

it('a process that was held up for less than is allowed answers every call, also where it could measure nothing meanwhile', async () => {
  const patient = await openTestApp({ overloadDelayMs: 60_000 }, testApp.database);
  try {
    // A turn that begins with an answer of the disk and takes more than a second leaves nothing measured.
    for (let turns = 1; turns <= 3; turns += 1) {
      await stat('/');
      for (const end = performance.now() + 1_300; performance.now() < end; );
    }
    await stat('/');
    expect((await patient.app.inject('/ready')).statusCode).toBe(200);
  } finally {
    await patient.close();
  }
});
