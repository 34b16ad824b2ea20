import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/access.ts';

export default {
  seeNot: 'Your role does not give access to “{menu}”.',
  changeNot: 'Your role lets you view “{menu}” but not make changes.',
  neither: 'This requires permission to edit “{menu}”, and your role does not give access to that screen.',
  adminOnly: 'Only a super admin can do this.',
  noRole: 'You do not have a role in this team yet.',
  roleDisabled: 'Your role “{role}” is disabled and allows nothing for now.',
  roleDeleted: 'Your role was deleted and no longer allows anything.',
  preview: 'You are viewing as “{role}”: nothing can be changed.',
  solve: 'How to fix this',
  who: 'Who can grant this?',
  whoTitle: 'Who can grant this',
  ask: 'Ask a super admin of the team:',
  write: 'Write to {name}',
  mailAbout: 'Access to {menu} in the team {team}',
  mailAboutTeam: 'Access in the team {team}',
} as const satisfies Shape<typeof pt>;
