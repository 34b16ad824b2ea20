import { menuIds } from '@balcao/contract/menus';
import { RoleStatus } from '@balcao/contract/role';
import type { CurrentUser, SessionEntry, TeamEntry } from '@balcao/contract/session';
import { deviceOf } from '../../platform/device.ts';
import { avatarPath } from '../account/avatar.service.ts';
import type { MembershipRow, SessionRow } from './session.repository.ts';

export const presentTeam = (membership: MembershipRow): TeamEntry => ({
  merchantId: membership.merchantId,
  merchantNumber: membership.merchantNumber,
  name: membership.name,
  type: membership.type,
  createdByMe: membership.createdBy === membership.accountId,
  isAdmin: membership.isAdmin,
  roleName: membership.roleName,
  roleStatus: membership.roleStatus,
  reviewStatus: membership.reviewStatus,
});

interface Person {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly passwordHash: string | null;
  readonly createdAt: Date;
  readonly avatarId: string | null;
  readonly chatAccountId: string | null;
  readonly chatAccountName: string | null;
}

/** The role as which someone looks, with what it reaches. */
export type PreviewedRole = { readonly roleId: string } & Pick<MembershipRow, 'roleStatus' | 'permissions'> & {
    readonly roleName: string;
  };

interface SessionContext {
  readonly membership: MembershipRow | undefined;
  readonly preview: PreviewedRole | undefined;
  readonly twoFactor: boolean;
  readonly realCert: boolean;
  readonly formId: string | null;
  readonly timezone: string;
}

/** What the team's reviews and certifications say, in the terms of the session. */
const presentStanding = (membership: MembershipRow | undefined, formId: string | null) => {
  const paymentCert = !!membership?.teamCert && membership.paymentCert;
  return {
    reviewStatus: membership?.reviewStatus ?? null,
    formStatus: membership?.formStatus ?? null,
    formId,
    newMerchantForm: membership?.formStatus === 'NO',
    payMerchCode: paymentCert ? membership.merchantNumber : null,
    teamCert: membership?.teamCert ?? false,
    paymentCert,
  };
};

/** What the person may do: by the role they look as, or by their own place in the team. */
const presentRights = (membership: MembershipRow | undefined, preview: PreviewedRole | undefined) => {
  const held = preview ?? membership;
  const isAdmin = !preview && (membership?.isAdmin ?? false);
  const menuPermissions = held?.permissions ?? [];
  return {
    isAdmin,
    roleName: held?.roleName ?? null,
    roleStatus: held?.roleStatus ?? null,
    roles: held?.roleName && held.roleStatus === RoleStatus.enum.enabled ? [held.roleName] : [],
    menuPermissions,
    menuIdList: isAdmin ? [...menuIds] : menuPermissions.map(({ menuId }) => menuId),
    preview: preview ? { roleId: preview.roleId, roleName: preview.roleName } : null,
  };
};

/** Who is logged in; without a team, everything of a team is null or empty. */
export const presentUser = (
  person: Person,
  { membership, preview, twoFactor, realCert, formId, timezone }: SessionContext,
): CurrentUser => ({
  accountId: person.id,
  account: person.username,
  email: person.email,
  avatar: avatarPath(person.avatarId),
  twoFactor,
  hasPassword: person.passwordHash !== null,
  chatAccount: person.chatAccountName,
  chatAccountId: person.chatAccountId,
  createdAt: person.createdAt.toISOString(),
  merchantId: membership?.merchantId ?? null,
  merchantNumber: membership?.merchantNumber ?? null,
  businessName: membership?.name ?? null,
  ...presentStanding(membership, formId),
  ...presentRights(membership, preview),
  realCert,
  timezone,
});

export const presentSession = (session: SessionRow, thisId: string): SessionEntry => ({
  id: session.id,
  ...deviceOf(session.userAgent),
  ip: session.ip,
  timeZone: session.timeZone,
  createdAt: session.createdAt.toISOString(),
  lastUsedAt: session.lastUsedAt.toISOString(),
  isThis: session.id === thisId,
});
