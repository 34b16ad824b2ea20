import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/frame.ts';

export default {
  application: 'Balcão Console',
  name: 'Console',
  notFound: 'This page does not exist',
  notFoundText: 'Check the address or go back to the home page.',
  notAllowed: 'This page is not part of your role',
  notAllowedText:
    'Only people with another role work here. Do you need it? Talk to the administrators of the internal team.',
  toStart: vocabulary.goToTheStart,
  finance: vocabulary.finance,
} satisfies Shape<typeof pt>;
