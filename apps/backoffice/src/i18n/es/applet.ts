import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/applet.ts';

export default {
  line: 'Los miniprogramas del equipo en la app de chat y la situación de cada uno.',
  empty: { title: 'Todavía no hay miniprogramas', text: 'Los miniprogramas que cree el equipo aparecen aquí.' },
  nothing: 'Ningún miniprograma coincide con los filtros.',
  filters: { search: 'Nombre o AppID' },
  copyAppId: 'el AppID',
  columns: {
    shelf: 'Vitrina',
    review: 'Revisión',
    category: 'Categoría',
    appId: 'AppID',
    updated: 'Modificado',
  },
  shelf: {
    notYet: 'Aún no publicado',
    on: 'Publicado',
    removalRequested: 'Retiro solicitado',
    off: 'Retirado',
  },
} satisfies Shape<typeof pt>;
