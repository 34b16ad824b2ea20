import { enableStaffFactor, generateStaffFactor, loginStaff, type StaffRole } from '@balcao/contract/staff';
import { codeOf } from './factors.ts';
import { lastMailTo, password, staffMember } from './people.ts';
import type { TestApp } from './test-app.ts';

type Staff = Awaited<ReturnType<typeof staffMember>>;

/** Signs someone of the staff in once more, by password; `step` says what is missing yet. */
export const signInStaff = async (testApp: TestApp, { email, ip }: Pick<Staff, 'email' | 'ip'>, secret = password) => {
  const call = testApp.caller(undefined, 'pt-BR', ip);
  const { token, step } = await call(loginStaff, { body: { email, password: secret } });
  return { token, step, email, ip, call: testApp.caller(token, 'pt-BR', ip) };
};

/** Turns two-step verification on as a person does with an app; answers with a session of the time after. */
export const turnOnStaffFactor = async (testApp: TestApp, staff: Pick<Staff, 'call' | 'ip'>, proof: string | null) => {
  const { secret, uri } = await staff.call(generateStaffFactor, { body: { proof } });
  const { token } = await staff.call(enableStaffFactor, { body: { code: codeOf(testApp, secret) } });
  return { secret, uri, token, call: testApp.caller(token, 'pt-BR', staff.ip) };
};

/** Someone of the staff whose second factor is on. */
export const staffWithFactor = async (testApp: TestApp, role: StaffRole) => {
  const staff = await staffMember(testApp, role);
  const { secret, token, call } = await turnOnStaffFactor(testApp, staff, password);
  return { secret, person: { ...staff, token, call } };
};

/** What stands behind the # of the link in the newest mail to someone. */
export const setUpTokenOf = async (testApp: TestApp, email: string): Promise<string> =>
  /\/console\/set-up#([\w-]{43})/.exec((await lastMailTo(testApp, email)).body)?.[1] ?? '';
