import { randomInt } from 'node:crypto';
import { registerAccount, sendCaptcha } from '@balcao/contract/account';
import type { MenuId, MenuLevel } from '@balcao/contract/menus';
import { PaymentProduct } from '@balcao/contract/order';
import { changeTeam, login } from '@balcao/contract/session';
import { currentUser } from '@balcao/contract/session-current';
import { loginStaff, type StaffRole } from '@balcao/contract/staff';
import { createTeam } from '@balcao/contract/team';
import type { Caller } from '@balcao/sdk/client';
import { desc, eq } from 'drizzle-orm';
import { fullStatus } from '../src/modules/team/team.service.ts';
import { transaction } from '../src/platform/db.ts';
import { mails } from '../src/platform/platform.tables.ts';
import type { TestApp } from './test-app.ts';

/** The password of everyone in tests. */
export const password = 'uva-e-limao-7';

/** Someone logged in; `call` carries their token. */
export interface Person {
  readonly accountId: string;
  readonly email: string;
  readonly token: string;
  /** Where they call from: an address of their own, as limits count by network. */
  readonly ip: string;
  readonly call: Caller;
}
/** Someone at work in a team. `accountId` and `email` are the person's. */
export interface Team extends Person {
  readonly merchantId: string;
  readonly merchantNumber: string;
}

let people = 0;
const newPlace = (): { email: string; account: string; ip: string } => {
  people += 1;
  const ip = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  return { account: `pessoa-${people}`, email: `pessoa${people}.${randomInt(1_000_000)}@exemplo.com.br`, ip };
};

/** The newest mail to someone. */
export const lastMailTo = async (testApp: TestApp, email: string): Promise<{ subject: string; body: string }> => {
  const [mail] = await testApp.platform.db
    .select()
    .from(mails)
    .where(eq(mails.recipient, email))
    .orderBy(desc(mails.id))
    .limit(1);
  if (!mail) throw new Error(`no mail to ${email}`);
  return mail;
};

/** The six digits at the beginning of the newest mail's subject. */
export const codeSentTo = async (testApp: TestApp, email: string): Promise<string> => {
  const { subject } = await lastMailTo(testApp, email);
  return /^(\d{6}) /.exec(subject)?.[1] ?? '';
};

const loggedIn = async (testApp: TestApp, email: string, ip: string, token: string): Promise<Person> => {
  const call = testApp.caller(token, 'pt-BR', ip);
  const { accountId } = await call(currentUser, {});
  return { accountId, email, token, ip, call };
};

/** Opens an account through the public API, with the code from the mail. */
export const register = async (testApp: TestApp, ask: { email?: string; account?: string } = {}): Promise<Person> => {
  const place = newPlace();
  const email = ask.email ?? place.email;
  const call = testApp.caller(undefined, 'pt-BR', place.ip);
  await call(sendCaptcha, { body: { type: 'register', email } });
  const { token } = await call(registerAccount, {
    body: {
      email,
      account: ask.account ?? place.account,
      password,
      passwordAgain: password,
      captcha: await codeSentTo(testApp, email),
      agreed: true,
    },
  });
  return loggedIn(testApp, email, place.ip, token);
};

/** Logs the person in once more: a session of its own, which leaves the others alone. */
export const logIn = async (testApp: TestApp, { email, ip }: Pick<Person, 'email' | 'ip'>): Promise<Person> => {
  const { token } = await testApp.caller(undefined, 'pt-BR', ip)(login, { body: { email, password } });
  return loggedIn(testApp, email, ip, token);
};

/** Logs the person in and chooses the team. */
export const workIn = async (testApp: TestApp, person: Person, merchantId: string): Promise<Person> => {
  const fresh = await logIn(testApp, person);
  const { token } = await fresh.call(changeTeam, { body: { merchantId } });
  return loggedIn(testApp, person.email, person.ip, token);
};

/** A team that the person makes and works in as super admin; the person's own session stays as it was. */
export const openTeam = async (
  testApp: TestApp,
  person: Person,
  ask: { name?: string; certified?: boolean; products?: readonly PaymentProduct[] } = {},
): Promise<Team> => {
  const { platform, services } = testApp;
  const body = { name: ask.name ?? 'Padaria da Esquina', type: 'enterprise' } as const;
  const { merchantId, merchantNumber } = await person.call(createTeam, { body });
  if (ask.certified)
    await transaction(platform.db, async (tx) => {
      await services.teams.setStanding(tx, merchantId, fullStatus);
      await services.products.activate(tx, merchantId, ask.products ?? [PaymentProduct.enum.api], platform.clock.now());
    });
  return { ...(await workIn(testApp, person, merchantId)), merchantId, merchantNumber };
};

interface Rights {
  readonly permissions?: readonly { menuId: MenuId; permissionLevel: MenuLevel }[];
  readonly isAdmin?: boolean;
}
/** Someone new at work in the team, in a role of their own with these permissions, or as a further super admin. */
export const member = async (
  testApp: TestApp,
  team: Pick<Team, 'merchantId' | 'merchantNumber'>,
  rights: Rights,
): Promise<Team & { roleId: string | null }> => {
  const { platform, services } = testApp;
  const { permissions = [], isAdmin = false } = rights;
  const { merchantId, merchantNumber } = team;
  const person = await register(testApp);
  const now = platform.clock.now();
  const roleId = await transaction(platform.db, async (tx) => {
    const name = `Role${people}`;
    const role = isAdmin ? null : await services.roles.createRole(tx, { merchantId, name, permissions, now });
    await services.members.addMember(tx, { merchantId, accountId: person.accountId, isAdmin, roleId: role, now });
    return role;
  });
  return { ...(await workIn(testApp, person, merchantId)), merchantId, merchantNumber, roleId };
};

/** Someone of the platform's staff, logged in to the console. */
export const staffMember = async (testApp: TestApp, role: StaffRole) => {
  const { db, clock } = testApp.platform;
  const { email, ip } = newPlace();
  const person = { email, name: 'Rita Souza', role, password, now: clock.now() };
  const staffId = await transaction(db, (tx) => testApp.services.staff.addReady(tx, person));
  const { token } = await testApp.caller(undefined, 'pt-BR', ip)(loginStaff, { body: { email, password } });
  return { staffId, email, token, ip, call: testApp.caller(token, 'pt-BR', ip) };
};
