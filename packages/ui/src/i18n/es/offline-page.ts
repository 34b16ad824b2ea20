import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/offline-page.ts';
import shared from './shared.ts';

export default {
  title: 'No tienes conexión',
  text: 'No podemos comunicarnos con Balcão en este momento: no se perdió nada, no se envió nada y esta página se abre sola cuando vuelva la conexión.',
  retry: shared.tryAgain,
  trying: 'Intentando…',
  still: 'Sigue sin conexión a las {time}.',
  back: 'La conexión volvió. Abriendo la página…',
} satisfies Shape<typeof pt>;
