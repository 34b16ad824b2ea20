import { askBindCode, askLoginCode, askRebindCode, loginByCode, loginCodeStatus } from '@balcao/contract/authorization';
import { eq } from 'drizzle-orm';
import { sessions } from '../src/modules/session/session.tables.ts';
import type { House } from './house.ts';
import type { Person } from './people.ts';

/** A browser that shows a code to log in by; `secret` is what it keeps to itself. */
export const browser = async (house: House, ip = '10.1.2.3') => {
  const { code, text, secret, expiresAt } = await house.caller(undefined, 'pt-BR', ip)(askLoginCode, {});
  const call = house.caller(secret, 'pt-BR', ip);
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
export const prove = async (house: House, person: Person): Promise<void> => {
  const { db, clock } = house.platform;
  await db.update(sessions).set({ provenAt: clock.now() }).where(eq(sessions.accountId, person.accountId));
};

export const askToBind = async (house: House, person: Person) => {
  await prove(house, person);
  return person.call(askBindCode, {});
};
export const askToRebind = async (house: House, person: Person) => {
  await prove(house, person);
  return person.call(askRebindCode, {});
};
