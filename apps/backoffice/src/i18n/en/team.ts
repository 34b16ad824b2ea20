import type { Shape } from '@balcao/ui/shape';
import type pt from '../pt/team.ts';

export default {
  title: 'Your teams',
  line: 'Choose the team that you are going to work in.',
  create: 'Create a team',
  createdByMe: 'Created by you',
  joined: 'Joined by you',
  none: 'None so far.',
  number: 'No. {number}',
  current: 'Current team',
  noRole: 'No role',
  roleOff: 'Role disabled',
  search: 'Search by name or number',
  searchNone: 'No team with “{query}”',
  searchNoneText: 'Check the name or number, or clear the search.',
  type: { enterprise: 'Enterprise', personal: 'Personal' },
  typeHelp: { enterprise: 'A business with a CNPJ.', personal: 'Yourself, with your CPF.' },
  review: {
    NO: 'Not certified',
    UNDER: 'Under review',
    REJECT: 'Rejected',
    SUCCESS: 'Certified',
    REVOKED: 'Review cancelled',
  },
  first: {
    title: 'Start with your team',
    text: 'A team holds the orders and payments of one business. Once you have created yours, you are in.',
  },
  form: {
    name: 'Team name',
    nameHelp: '2 to 80 characters, as the business is known.',
    nameExample: 'Aurora Bakery',
    type: 'Type',
    submit: 'Create team',
    done: 'Team {name} created.',
  },
} as const satisfies Shape<typeof pt>;
