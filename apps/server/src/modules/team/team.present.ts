import type { TeamEntry } from '@balcao/contract/session';
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
