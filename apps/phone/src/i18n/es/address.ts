import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/es/shared';
import type pt from '../pt/address.ts';
/** The addresses that a person keeps. */

export default {
  title: 'Direcciones',
  line: 'Para recibir entregas de los miniprogramas. Cada uno recibe solo la dirección que elijas.',
  empty: 'Ninguna dirección guardada',
  emptyText: 'Guarda una para no escribirla en cada pedido.',
  add: 'Agregar dirección',
  another: 'Otra dirección',
  changeTitle: 'Cambiar la dirección',
  saveAndUse: 'Guardar y usar',
  chooseTitle: '¿Dónde debe entregar {name}?',
  chooseText: '{name} recibe el nombre, el teléfono y la dirección que elijas.',
  recipient: 'Quién recibe',
  optional: 'Opcional',
  phone: vocabulary.telephone,
  save: shared.save,
  change: shared.edit,
  remove: shared.remove,
  actionsOf: shared.actionsOf,
} satisfies Shape<typeof pt>;
