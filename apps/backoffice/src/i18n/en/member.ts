import type { Shape } from '@balcao/ui/shape';
import type pt from '../pt/member.ts';

export default {
  title: 'Team',
  line: '{team} · no. {number}. Who works here, and what each person may do.',
  roles: 'Roles',
  tabs: { members: 'Members', invitations: 'Invitations', log: 'Activity log' },
} as const satisfies Shape<typeof pt>;
