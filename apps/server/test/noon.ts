import { civilDayOf, DEFAULT_ZONE, dayStart } from '@balcao/brazil/dates';
import type { TestApp } from './test-app.ts';

const daySeconds = 86_400;

/** Seconds until it is noon where the banks are: so far from midnight nothing ends or begins while a test looks. */
export const secondsToNoon = (testApp: Pick<TestApp, 'platform'>): number => {
  const now = testApp.platform.clock.now().getTime();
  const midnight = Date.parse(dayStart(civilDayOf(new Date(now).toISOString(), DEFAULT_ZONE), DEFAULT_ZONE));
  const past = Math.floor((now - midnight) / 1_000);
  return (daySeconds + daySeconds / 2 - past) % daySeconds;
};
