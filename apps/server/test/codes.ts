import { askBindCode, askLoginCode, askRebindCode, loginByCode, loginCodeStatus } from '@balcao/contract/authorization';
import { eq } from 'drizzle-orm';
import { sessions } from '../src/modules/session/session.tables.ts';
import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';

/** A browser that shows a code to log in by; `secret` is what it keeps to itself. */
export const browser = async (testApp: TestApp, ip = '10.1.2.3') => {
  const { code, text, secret, expiresAt } = await testApp.caller(undefined, 'pt-BR', ip)(askLoginCode, {});
  const call = testApp.caller(secret, 'pt-BR', ip);
  return {
    code,
    text,
    secret,
    expiresAt,
    state: () => call(loginCodeStatus, { query: { code } }),
    status: async () => (await call(loginCodeStatus, { query: { code } })).status,
    collect: () => call(loginByCode, { body: { code } }),
  };
};

/** As if the person had proven a moment ago that it is them. */
export const prove = async (testApp: TestApp, person: Person): Promise<void> => {
  const { db, clock } = testApp.platform;
  await db.update(sessions).set({ provenAt: clock.now() }).where(eq(sessions.accountId, person.accountId));
};

export const askToBind = async (testApp: TestApp, person: Person) => {
  await prove(testApp, person);
  return person.call(askBindCode, {});
};
export const askToRebind = async (testApp: TestApp, person: Person) => {
  await prove(testApp, person);
  return person.call(askRebindCode, {});
};
