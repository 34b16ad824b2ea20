import type { CurrentUser, TeamEntry } from '@balcao/contract/session';
import type { MembershipRow } from './session.repository.ts';

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
}

/** Who is logged in; without a team, everything of a team is null or empty. */
export const presentUser = (person: Person, membership: MembershipRow | undefined, timezone: string): CurrentUser => ({
  accountId: person.id,
  account: person.username,
  email: person.email,
  createdAt: person.createdAt.toISOString(),
  merchantId: membership?.merchantId ?? null,
  merchantNumber: membership?.merchantNumber ?? null,
  businessName: membership?.name ?? null,
  isAdmin: membership?.isAdmin ?? false,
  roleName: membership?.roleName ?? null,
  roleStatus: membership?.roleStatus ?? null,
  reviewStatus: membership?.reviewStatus ?? null,
  menuPermissions: membership?.permissions ?? [],
  timezone,
});
