import { listLog } from '@balcao/contract/log';
import { listMembers } from '@balcao/contract/member';
import { Id } from '@balcao/contract/scalars';
import * as z from 'zod/mini';

export const teamTabs = ['members', 'invitations', 'log'] as const;

/** The address of the team's page: which part shows, and what narrows it, in the words of the call that fills it. */
export const TeamSearch = z.object({
  ...listMembers.query.shape,
  ...listLog.query.shape,
  /** The member who is open in the side panel. */
  member: z.optional(Id),
  tab: z._default(z.enum(teamTabs), 'members'),
});
