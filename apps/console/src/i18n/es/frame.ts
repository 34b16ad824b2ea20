import type { Shape } from '@balcao/ui/shape';
import type pt from '../pt/frame.ts';

export default {
  application: 'Consola de Balcão',
  name: 'Consola',
  notFound: 'Esta página no existe',
  notFoundText: 'Revisa la dirección o vuelve al inicio.',
  notAllowed: 'Esta página no es de tu rol',
  notAllowedText:
    'Aquí solo trabaja quien tiene otro rol. ¿La necesitas? Habla con la administración del equipo interno.',
  toStart: 'Ir al inicio',
  finance: 'Finanzas',
} satisfies Shape<typeof pt>;
