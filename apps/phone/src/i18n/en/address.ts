import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/en/shared';
import type pt from '../pt/address.ts';
/** The addresses that a person keeps. */

export default {
  title: 'Addresses',
  line: 'For mini programs that deliver. Each gets only the one that you choose.',
  empty: 'No address yet',
  emptyText: 'Keep one so that you need not type it for every order.',
  add: 'Add an address',
  another: 'Another address',
  changeTitle: 'Change the address',
  saveAndUse: 'Keep and use it',
  chooseTitle: 'Where does {name} deliver?',
  chooseText: '{name} gets the name, the telephone and the address that you choose.',
  recipient: 'Recipient',
  optional: 'Optional',
  phone: vocabulary.telephone,
  save: shared.save,
  change: shared.edit,
  remove: shared.remove,
  actionsOf: shared.actionsOf,
} satisfies Shape<typeof pt>;
