import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/access.ts';

export default {
  seeNot: 'Your role does not open “{menu}”.',
  changeNot: 'Your role can view “{menu}” but not change anything there.',
  neither: 'This needs permission to edit “{menu}”, and your role does not open that screen.',
  adminOnly: 'Only a super admin can do this.',
  noRole: 'You have no role in this team yet.',
  roleDisabled: 'Your role “{role}” is disabled and allows nothing for now.',
  roleDeleted: 'Your role was deleted and no longer allows anything.',
  preview: 'You are viewing as “{role}”, and nothing can be changed this way.',
  solve: 'How to solve it',
  who: 'Who can grant this?',
  whoTitle: 'Who can grant this',
  ask: 'Ask a super admin of the team:',
  write: 'Write to {name}',
  mailAbout: 'Access to {menu} in the team {team}',
  mailAboutTeam: 'Access in the team {team}',
} as const satisfies Shape<typeof pt>;
