import { randomInt } from 'node:crypto';
import { askBindCode, confirmCode, scanCode } from '@balcao/contract/authorization';
import type { ChannelRight } from '@balcao/contract/channel';
import { putChannelManager } from '@balcao/contract/channel-right';
import { loginCustomer } from '@balcao/contract/customer';
import { verify } from '@balcao/contract/factor';
import { addPhonePerson } from '@balcao/contract/sandbox';
import { currentUser } from '@balcao/contract/session-current';
import { callerOf, newPassword } from './person.ts';
import { joinTeam, makeRole } from './team.ts';

/** A new member of the team of a super admin, who may answer in one of its channels, or what is said of it. */
export const newAnswerer = async (
  baseUrl: string | undefined,
  admin: string,
  channelId: string,
  rights: ChannelRight[] = ['answer'],
): Promise<{ token: string; account: string; memberId: string }> => {
  const permissions = [{ menuId: 'channels.index', permissionLevel: 'write' } as const];
  const role = await makeRole(baseUrl, admin, `Atende${randomInt(1_000_000)}`, permissions);
  const joined = await joinTeam(baseUrl, admin, role.id);
  const call = callerOf(baseUrl, joined.token);
  await call(verify, { body: { method: 'password', value: newPassword } });
  const { code } = await call(askBindCode, {});
  const { phone, pin } = await callerOf(baseUrl)(addPhonePerson, { body: { name: 'Caio Reis' } });
  const { token } = await callerOf(baseUrl)(loginCustomer, { body: { phone, pin } });
  await callerOf(baseUrl, token)(scanCode, { body: { code } });
  await callerOf(baseUrl, token)(confirmCode, { body: { code } });
  const { accountId: memberId } = await call(currentUser, {});
  await callerOf(baseUrl, admin)(putChannelManager, {
    params: { id: channelId, memberId },
    body: { rights },
  });
  return { ...joined, memberId };
};
