import { enableStaffFactor, generateStaffFactor, loginStaff, type StaffRole } from '@balcao/contract/staff';
import { codeOf } from './factors.ts';
import type { House } from './house.ts';
import { lastMailTo, password, staffMember } from './people.ts';

type Staff = Awaited<ReturnType<typeof staffMember>>;

/** Signs somebody of the staff in once more, by password; `step` says what is missing yet. */
export const signInStaff = async (house: House, { email, ip }: Pick<Staff, 'email' | 'ip'>, secret = password) => {
  const call = house.caller(undefined, 'pt-BR', ip);
  const { token, step } = await call(loginStaff, { body: { email, password: secret } });
  return { token, step, email, ip, call: house.caller(token, 'pt-BR', ip) };
};

/** Turns two-step verification on as a person does with an app; answers with a session of the time after. */
export const turnOnStaffFactor = async (house: House, staff: Pick<Staff, 'call' | 'ip'>, proof: string | null) => {
  const { secret, uri } = await staff.call(generateStaffFactor, { body: { proof } });
  const { token } = await staff.call(enableStaffFactor, { body: { code: codeOf(house, secret) } });
  return { secret, uri, token, call: house.caller(token, 'pt-BR', staff.ip) };
};

/** Somebody of the staff whose second factor is on. */
export const staffWithFactor = async (house: House, role: StaffRole) => {
  const staff = await staffMember(house, role);
  const { secret, token, call } = await turnOnStaffFactor(house, staff, password);
  return { secret, person: { ...staff, token, call } };
};

/** What stands behind the # of the link in the newest mail to somebody. */
export const setUpTokenOf = async (house: House, email: string): Promise<string> =>
  /\/console\/set-up#([\w-]{43})/.exec((await lastMailTo(house, email)).body)?.[1] ?? '';
