import type { TeamEntry } from '@balcao/contract/session';
import type { TeamInfo } from '@balcao/contract/team';
import type { TeamRow } from './team.repository.ts';

/** A team as the person sees it who has just made it. */
export const presentNewTeam = ({ merchantId, number, name, type, reviewStatus }: TeamRow): TeamEntry => ({
  merchantId,
  merchantNumber: number,
  name,
  type,
  createdByMe: true,
  isAdmin: true,
  roleName: null,
  roleStatus: null,
  reviewStatus,
});

export const presentTeamInfo = (
  { number, createdAt, merchantId, name, type, reviewStatus }: TeamRow,
  known: Pick<TeamInfo, 'createdBy' | 'members'>,
): TeamInfo => ({
  merchantId,
  merchantNumber: number,
  name,
  type,
  reviewStatus,
  createdAt: createdAt.toISOString(),
  ...known,
});
