import { askLoginCode } from '@balcao/contract/authorization';
import type { Endpoint } from '@balcao/contract/endpoint';
import { StaffRole, staffMay } from '@balcao/contract/staff';
import { signedHeaders } from '@balcao/sdk/open-signing';
import { sql } from 'drizzle-orm';
import { accessToken, uploadKey } from './applet-servers.ts';
import { customer } from './customers.ts';
import { device } from './devices.ts';
import { merchantServer } from './merchants.ts';
import { openTeam, register, staffMember } from './people.ts';
import { prove } from './sessions.ts';
import type { TestApp } from './test-app.ts';
import { toolKey } from './tool-keys.ts';

interface Sent {
  readonly method: string;
  readonly target: string;
  readonly body: string;
}
/** Headers that let a call of any endpoint in, with the credentials that it requires. */
export type Entitled = (target: Endpoint, sent: Sent) => Readonly<Record<string, string>>;

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Someone for every endpoint: a super admin who has just proven it, the team's server and terminal, a payer, staff of every role. */
export const openEntitled = async (testApp: TestApp): Promise<Entitled> => {
  const team = await openTeam(testApp, await register(testApp), { certified: true });
  await prove(testApp, team.token);
  const sign = signedHeaders({ ...(await merchantServer(testApp, team)).options, now: testApp.platform.clock.now });
  const { secret: requester } = await testApp.caller()(askLoginCode, {});
  const payer = (await customer(testApp)).token;
  const appletServer = await accessToken(testApp, team);
  const key = await uploadKey(testApp, team);
  const terminal = (await device(testApp, team)).token;
  const tool = (await toolKey(team)).secret;
  const staff = await Promise.all(
    StaffRole.options.map(async (role) => ({ role, token: (await staffMember(testApp, role)).token })),
  );
  const staffToken = (access: Endpoint['access']): string =>
    staff.find(({ role }) => typeof access !== 'object' || !('staff' in access) || staffMay(role, access.staff))
      ?.token ?? '';
  return ({ access }, sent) => {
    if (access === 'merchant') return sign(sent);
    if (access === 'applet') return bearer(appletServer);
    if (access === 'uploadKey') return bearer(key);
    if (access === 'requester') return bearer(requester);
    if (access === 'customer') return bearer(payer);
    if (access === 'device') return bearer(terminal);
    if (access === 'toolKey') return bearer(tool);
    const isOfStaff =
      access === 'staff' || access === 'staffPending' || (typeof access === 'object' && 'staff' in access);
    return bearer(isOfStaff ? staffToken(access) : team.token);
  };
};

/** Lets everyone call on as if they had not called yet: other processes' shares of the limits are counted in the database. */
export const forgetLimits = async (testApp: TestApp): Promise<void> => {
  await testApp.platform.db.execute(sql`delete from rate_limit`);
};
