import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/en/shared';
import type pt from '../pt/address.ts';
/** The addresses that a person keeps. */

export default {
  title: 'Addresses',
  line: 'For mini programs that deliver. Each one only gets the address you choose.',
  empty: 'No addresses yet',
  emptyText: 'Save one so that you do not have to type it for every order.',
  add: 'Add an address',
  another: 'Another address',
  changeTitle: 'Change the address',
  saveAndUse: 'Save and use',
  chooseTitle: 'Where should {name} deliver?',
  chooseText: '{name} gets the name, the phone number and the address you choose.',
  recipient: 'Recipient',
  optional: 'Optional',
  phone: vocabulary.telephone,
  save: shared.save,
  change: shared.edit,
  remove: shared.remove,
  actionsOf: shared.actionsOf,
} satisfies Shape<typeof pt>;
