import type { Approval } from '@balcao/contract/approval';
import { enableFactor, generateFactor, verify } from '@balcao/contract/factor';
import { login } from '@balcao/contract/session';
import { RefusedError } from '@balcao/sdk/client';
import { Secret, TOTP } from 'otpauth';
import { type Person, password } from './people.ts';
import type { TestApp } from './test-app.ts';

const stepSeconds = 30;

const codeAt = (secret: string, ms: number, steps: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: ms + steps * stepSeconds * 1000 });

/** The code that an authenticator app shows, so many steps from now by the product's clock. */
export const codeOf = (testApp: TestApp, secret: string, steps = 0): string =>
  codeAt(secret, testApp.platform.clock.now().getTime(), steps);

/** The same by the clock of a phone, which the sandbox does not move. */
export const phoneCodeOf = (secret: string, steps = 0): string => codeAt(secret, Date.now(), steps);

/**
 * Moves the product's clock to the beginning of a step, so that no code grows old while a test runs; an hour ahead of phones at least, so that none of
 * their codes counts by chance.
 */
export const beginStep = (testApp: TestApp): void => {
  const { clock } = testApp.platform;
  clock.setAhead(Math.max(clock.aheadSeconds(), 3_600));
  clock.setAhead(clock.aheadSeconds() + stepSeconds - ((clock.now().getTime() / 1000) % stepSeconds));
};

/** Waits, by the product's clock, for an unused code. */
export const nextCode = (testApp: TestApp, secret: string): string => {
  const { clock } = testApp.platform;
  clock.setAhead(clock.aheadSeconds() + 2 * stepSeconds);
  return codeOf(testApp, secret);
};

/** Six digits that are none of the app's at this time. */
export const wrongCode = (testApp: TestApp, secret: string): string => {
  const right = [-1, 0, 1].map((steps) => codeOf(testApp, secret, steps));
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? '';
};

/** Proves by password that it is its owner who holds the session. */
export const prove = (person: Pick<Person, 'call'>) =>
  person.call(verify, { body: { method: 'password', value: password } });

/** Turns two-step verification on, as a person does with an app. */
export const turnOn = async (testApp: TestApp, person: Pick<Person, 'call'>) => {
  await prove(person);
  const { secret } = await person.call(generateFactor, {});
  const { recoveryCodes } = await person.call(enableFactor, { body: { code: codeOf(testApp, secret) } });
  return { secret, recoveryCodes };
};

/** The password was right and the second factor is outstanding; `ip` is where from. */
export const halfLoggedIn = async (testApp: TestApp, { email, ip }: Pick<Person, 'email' | 'ip'>) => {
  const { token } = await testApp.caller(undefined, 'pt-BR', ip)(login, { body: { email, password } });
  return { token, call: testApp.caller(token, 'pt-BR', ip) };
};

/** What was refused for want of a code, with what the code would approve. */
export const askedToApprove = async (call: Promise<unknown>): Promise<Approval> => {
  const error: unknown = await call.then(
    () => undefined,
    (refused: unknown) => refused,
  );
  if (error instanceof RefusedError && error.approval) return error.approval;
  throw new Error(`asked for no approval: ${error instanceof Error ? error.name : 'done'}`);
};

/** Approves with an unused code of the app. */
export const approve = (testApp: TestApp, { call }: Pick<Person, 'call'>, secret: string, { id }: Approval) =>
  call(verify, { body: { method: 'factor', value: nextCode(testApp, secret), approval: id } });

/** Makes a call as a person with an app does: it asks for a code, which is given, and is made again. */
export const withCode = async <T>(
  testApp: TestApp,
  person: Pick<Person, 'call'>,
  secret: string,
  call: () => Promise<T>,
): Promise<T> => {
  await approve(testApp, person, secret, await askedToApprove(call()));
  return call();
};
