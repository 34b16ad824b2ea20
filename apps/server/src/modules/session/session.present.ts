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
  readonly createdAt: Date;
  readonly avatarId: string | null;
  readonly chatAccountName: string | null;
}

/** The role as which somebody looks, with what it reaches. */
export type PreviewedRole = { readonly roleId: string } & Pick<MembershipRow, 'roleStatus' | 'permissions'> & {
    readonly roleName: string;
  };

interface SessionContext {
  readonly membership: MembershipRow | undefined;
  readonly preview: PreviewedRole | undefined;
  readonly twoFactor: boolean;
  readonly realCert: boolean;
  readonly timezone: string;
}

/** Who is logged in; without a team, everything of a team is null or empty. */
export const presentUser = (
  person: Person,
  { membership, preview, twoFactor, realCert, timezone }: SessionContext,
): CurrentUser => ({
  accountId: person.id,
  account: person.username,
  email: person.email,
  avatar: avatarPath(person.avatarId),
  twoFactor,
  chatAccount: person.chatAccountName,
  createdAt: person.createdAt.toISOString(),
  merchantId: membership?.merchantId ?? null,
  merchantNumber: membership?.merchantNumber ?? null,
  businessName: membership?.name ?? null,
  isAdmin: !preview && (membership?.isAdmin ?? false),
  roleName: (preview ?? membership)?.roleName ?? null,
  roleStatus: (preview ?? membership)?.roleStatus ?? null,
  reviewStatus: membership?.reviewStatus ?? null,
  formStatus: membership?.formStatus ?? null,
  realCert,
  teamCert: membership?.teamCert ?? false,
  paymentCert: !!membership?.teamCert && membership.paymentCert,
  menuPermissions: (preview ?? membership)?.permissions ?? [],
  timezone,
  preview: preview ? { roleId: preview.roleId, roleName: preview.roleName } : null,
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
