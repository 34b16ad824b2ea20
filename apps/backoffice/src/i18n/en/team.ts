import names from '@balcao/contract/i18n/en/names';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/team.ts';

export default {
  title: vocabulary.yourTeams,
  line: 'Choose the team you want to work in now.',
  create: 'Create a team',
  createdByMe: 'Created by you',
  joined: 'Teams you joined',
  number: 'No. {number}',
  current: 'Current team',
  noRole: vocabulary.noRole,
  roleOff: 'Role disabled',
  search: 'Search by name or number',
  searchNone: 'No teams with “{query}”',
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
    text: 'A team brings together the orders and payments of one business. Once you create yours, you can start right away.',
  },
  form: {
    name: 'Team name',
    nameHelp: '2 to 80 characters, as the business is known.',
    nameExample: 'Aurora Bakery',
    submit: 'Create team',
    done: 'Team {name} created.',
  },
} as const satisfies Shape<typeof pt>;
