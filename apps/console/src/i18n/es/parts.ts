import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/parts.ts';

export default {
  title: 'Piezas',
  line: 'Todo con lo que se hacen las pantallas, en cada estado. Esta página existe solo con el ambiente de pruebas encendido.',
  sections: 'Secciones',
  colours: 'Colores',
  type: 'Letras',
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
