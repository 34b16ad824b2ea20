import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/offline-page.ts';
import shared from './shared.ts';

export default {
  title: 'You are offline',
  text: 'We cannot reach Balcão right now: nothing was lost, nothing was sent, and this page opens by itself when the connection is back.',
  retry: shared.tryAgain,
  trying: 'Trying…',
  still: 'Still no connection at {time}.',
  back: 'The connection is back. Opening the page…',
} satisfies Shape<typeof pt>;
