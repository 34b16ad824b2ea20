import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/parts.ts';

export default {
  title: 'Componentes',
  line: 'Todo de lo que están hechas las pantallas, en cada estado. Esta página solo existe con el ambiente de pruebas activado.',
  sections: 'Secciones',
  colours: 'Colores',
  type: 'Tipografía',
  buttons: 'Botones',
  statuses: 'Estados',
  inputs: 'Campos',
  figures: 'Cifras',
  charts: 'Gráficas',
  table: 'Tabla',
  filters: 'Filtros',
  detail: 'Detalle',
  notices: 'Avisos',
  places: 'Vacío, error y espera',
  show: 'Mostrar',
} satisfies Shape<typeof pt>;
