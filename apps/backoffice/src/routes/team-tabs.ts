import { listLog } from '@balcao/contract/log';
import { listMembers } from '@balcao/contract/member';
import { z } from 'zod';

export const teamTabs = ['members', 'invitations', 'log'] as const;

/** The address of the team's page: which part shows, and what narrows it, in the words of the call that fills it. */
export const TeamSearch = z.object({
  ...listMembers.query.shape,
  ...listLog.query.shape,
  tab: z.enum(teamTabs).default('members'),
});
