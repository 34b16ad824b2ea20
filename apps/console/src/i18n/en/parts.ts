import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/parts.ts';

export default {
  title: 'Parts',
  line: 'Everything that screens are made of, in every state. This page exists only with the sandbox on.',
  sections: 'Sections',
  colours: 'Colours',
  type: 'Type',
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
