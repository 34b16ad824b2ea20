import type { BodyOf } from '@balcao/contract/endpoint';
import { acceptInvitation, inviteMember } from '@balcao/contract/invitation';
import { createRole, type Role } from '@balcao/contract/role';
import { changeTeam } from '@balcao/contract/session';
import { currentUser } from '@balcao/contract/session-current';
import { callerOf, register } from './person.ts';

type Permissions = BodyOf<typeof createRole>['menuPermissions'];

/** A role of the team that the token's owner works in. */
export const makeRole = (
  baseUrl: string | undefined,
  token: string,
  name: string,
  menuPermissions: Permissions = [],
): Promise<Role> => callerOf(baseUrl, token)(createRole, { body: { name, menuPermissions } });

/** Someone new, who was invited into the team by a link and works in it; `token` is theirs. */
export const joinTeam = async (
  baseUrl: string | undefined,
  admin: string,
  roleId: string,
): Promise<{ token: string; account: string }> => {
  const invitation = { email: null, roleId, locale: 'pt-BR' } as const;
  const { link } = await callerOf(baseUrl, admin)(inviteMember, { body: invitation });
  const inviteCode = new URL(link ?? '').searchParams.get('code') ?? '';
  const call = callerOf(baseUrl, (await register(baseUrl)).token);
  const { merchantId } = await call(acceptInvitation, { body: { inviteCode } });
  const { token } = await call(changeTeam, { body: { merchantId } });
  const { account } = await callerOf(baseUrl, token)(currentUser, {});
  return { token, account };
};
