import { askLoginCode } from '@balcao/contract/authorization';
import type { Endpoint } from '@balcao/contract/endpoint';
import { StaffRole, staffMay } from '@balcao/contract/staff';
import { signedHeaders } from '@balcao/sdk/open-signing';
import { sql } from 'drizzle-orm';
import { customer } from './customers.ts';
import { device } from './devices.ts';
import type { House } from './house.ts';
import { merchantServer } from './merchants.ts';
import { openTeam, register, staffMember } from './people.ts';
import { prove } from './sessions.ts';

interface Sent {
  readonly method: string;
  readonly target: string;
  readonly body: string;
}
/** Headers with which a call of an endpoint is let in, whatever it asks for. */
export type Entitled = (target: Endpoint, sent: Sent) => Readonly<Record<string, string>>;

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Somebody for every door: a super admin who has just proven it, the team's server and terminal, a payer, staff of every role. */
export const openEntitled = async (house: House): Promise<Entitled> => {
  const team = await openTeam(house, await register(house), { certified: true });
  await prove(house, team.token);
  const sign = signedHeaders({ ...(await merchantServer(house, team)).options, now: house.platform.clock.now });
  const { secret: asker } = await house.caller()(askLoginCode, {});
  const payer = (await customer(house)).token;
  const terminal = (await device(house, team)).token;
  const staff = await Promise.all(
    StaffRole.options.map(async (role) => ({ role, token: (await staffMember(house, role)).token })),
  );
  const staffToken = (access: Endpoint['access']): string =>
    staff.find(({ role }) => typeof access !== 'object' || !('staff' in access) || staffMay(role, access.staff))
      ?.token ?? '';
  return ({ access }, sent) => {
    if (access === 'merchant') return sign(sent);
    if (access === 'asker') return bearer(asker);
    if (access === 'customer') return bearer(payer);
    if (access === 'device') return bearer(terminal);
    const isOfStaff =
      access === 'staff' || access === 'staffPending' || (typeof access === 'object' && 'staff' in access);
    return bearer(isOfStaff ? staffToken(access) : team.token);
  };
};

/** Lets everybody call on as if they had not called yet: other processes' shares of the limits are counted in the database. */
export const forgetLimits = async (house: House): Promise<void> => {
  await house.platform.db.execute(sql`delete from rate_limit`);
};
