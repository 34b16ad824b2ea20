import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/frame.ts';

export default {
  application: 'Consola de Balcão',
  name: 'Consola',
  notFound: 'Esta página no existe',
  notFoundText: 'Revisa la dirección o vuelve al inicio.',
  notAllowed: 'Esta página no forma parte de tu rol',
  notAllowedText:
    'Aquí solo trabaja quien tiene otro rol. ¿La necesitas? Habla con la administración del equipo interno.',
  toStart: vocabulary.goToTheStart,
  finance: vocabulary.finance,
} satisfies Shape<typeof pt>;
