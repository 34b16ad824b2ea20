import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/parts.ts';

export default {
  title: 'Components',
  line: 'Everything screens are made of, in every state. This page only exists when the sandbox is on.',
  sections: 'Sections',
  colours: 'Colours',
  type: 'Typography',
  buttons: 'Buttons',
  statuses: 'Statuses',
  inputs: 'Fields',
  figures: 'Figures',
  charts: 'Charts',
  table: 'Table',
  filters: 'Filters',
  detail: 'Detail',
  notices: 'Notices',
  places: 'Empty, error and waiting',
  show: 'Show',
} satisfies Shape<typeof pt>;
