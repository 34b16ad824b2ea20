import names from '@balcao/contract/i18n/en/names';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/team.ts';

export default {
  title: vocabulary.yourTeams,
  line: 'Choose the team that you are going to work in.',
  create: 'Create a team',
  createdByMe: 'Created by you',
  joined: 'Joined by you',
  number: 'No. {number}',
  current: 'Current team',
  noRole: vocabulary.noRole,
  roleOff: 'Role disabled',
  search: 'Search by name or number',
  searchNone: 'No team with “{query}”',
  searchNoneText: 'Check the name or number, or clear the search.',
  type: { enterprise: 'Enterprise', personal: 'Personal' },
  typeHelp: { enterprise: 'A business with a CNPJ.', personal: 'Yourself, with your CPF.' },
  review: {
    NO: 'Not certified',
    UNDER: names.underReview,
    REJECT: 'Rejected',
    SUCCESS: vocabulary.certified,
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
    submit: 'Create team',
    done: 'Team {name} created.',
  },
} as const satisfies Shape<typeof pt>;
