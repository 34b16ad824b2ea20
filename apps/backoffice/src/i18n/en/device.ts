import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/en/shared';
import type pt from '../pt/device.ts';

export default {
  title: { '99': 'Terminals', '53': 'Sound boxes', '54': 'Phones for tap to pay' },
  add: { '99': 'Add a terminal', '53': 'Add a sound box', '54': 'Add a phone' },
  none: { '99': 'No terminals yet', '53': 'No sound boxes yet', '54': 'No phones yet' },
  noneText: 'Add the first device and set it up with the code that appears.',
  nameHelp: 'How the team recognises it: “Till 1”, for example.',
  state: { new: 'To be set up', active: vocabulary.inUse, blocked: 'Blocked', removed: 'Removed' },
  seen: 'Last seen <at></at>',
  neverSeen: 'Not used yet',
  lastSeen: 'Last seen',
  serial: vocabulary.serialNumber,
  settings: vocabulary.settings,
  history: vocabulary.history,
  saved: 'Device updated.',
  unblock: 'Unblock and set up again',
  setUp: {
    title: 'Set up {name}',
    code: vocabulary.theSetUpCode,
    theCode: vocabulary.theSetUpCode,
    text: 'Enter or scan this code on the device by <until></until>. It is shown only now and works only once.',
    open: 'Open in this sandbox',
  },
  renew: {
    title: 'Set up {name} again?',
    text: 'The device stops working now and works again once set up with the new code.',
    action: 'New code',
  },
  block: {
    title: 'Block {name}?',
    text: 'The device and the code it shows stop taking payments immediately. To use it again, set it up again.',
    action: 'Block',
    done: '{name} is blocked.',
  },
  remove: {
    title: vocabulary.removeQuestion,
    text: 'The device and the code it shows stop taking payments, and this cannot be undone. The orders it took are kept.',
    action: shared.remove,
    done: vocabulary.wasRemoved,
  },
  event: {
    added: vocabulary.addedBy,
    renewed: 'New code created by {by}',
    setUp: 'Set up',
    changed: 'Changed by {by}',
    blocked: 'Blocked by {by}',
    removed: 'Removed by {by}',
  },
  terminal: {
    instalments: 'Credit card instalments',
    instalmentsHelp: 'Never more than the product allows.',
    mayVoid: 'Anyone using it can refund the last sale',
    upTo: '{count, plural, =1 {In full only} other {Up to # instalments}}',
  },
  box: {
    language: vocabulary.languageOfTheVoice,
    languages: { 'pt-BR': 'Portuguese', 'en-US': 'English', 'es-MX': 'Spanish', 'zh-CN': 'Chinese' },
    volume: 'Volume: {volume, number}',
    hears: 'Announces',
    all: 'Every payment',
    own: 'Only its own QR code',
  },
} satisfies Shape<typeof pt>;
