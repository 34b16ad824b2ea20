import {
  addPasskey,
  loginByPasskey,
  type Passkey,
  passkeyLoginOptions,
  passkeyOptions,
} from '@balcao/contract/passkey';
import { eq } from 'drizzle-orm';
import { sessions } from '../src/modules/session/session.tables.ts';
import type { Authenticator } from './authenticator.ts';
import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';

/** As if the person had just entered their password again, or never (`at` null). */
export const prove = async (
  { platform: { db, clock } }: TestApp,
  { accountId }: Pick<Person, 'accountId'>,
  at: Date | null = clock.now(),
): Promise<void> => {
  await db.update(sessions).set({ provenAt: at }).where(eq(sessions.accountId, accountId));
};

/** What a browser is asked when the person wants to add a passkey. */
export const askToAdd = async ({ call }: Person) => (await call(passkeyOptions, {})).options;

/** Adds what this device makes. */
export const addTo = async (person: Person, device: Authenticator, name = 'Notebook'): Promise<Passkey> =>
  person.call(addPasskey, { body: { name, response: device.create(await askToAdd(person)) } });

/** What a browser is asked when someone wants to log in. */
export const askToLogIn = async (testApp: TestApp, { ip }: Pick<Person, 'ip'>) =>
  (await testApp.caller(undefined, 'pt-BR', ip)(passkeyLoginOptions, {})).options;

/** Sends an answer of a device; resolves to the token. */
export const answerWith = async (
  testApp: TestApp,
  { ip }: Pick<Person, 'ip'>,
  response: ReturnType<Authenticator['answer']>,
): Promise<string> => (await testApp.caller(undefined, 'pt-BR', ip)(loginByPasskey, { body: { response } })).token;

export const logInWith = async (testApp: TestApp, person: Pick<Person, 'ip'>, device: Authenticator): Promise<string> =>
  answerWith(testApp, person, device.answer(await askToLogIn(testApp, person)));
