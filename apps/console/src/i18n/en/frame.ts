import type { Shape } from '@balcao/ui/shape';
import type pt from '../pt/frame.ts';

export default {
  application: 'Balcão Console',
  name: 'Console',
  notFound: 'This page does not exist',
  notFoundText: 'Check the address or go back to the start.',
  toStart: 'Go to the start',
} satisfies Shape<typeof pt>;
