import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/en/shared';
import type pt from '../pt/device.ts';

export default {
  title: { '99': 'Terminals', '53': 'Sound boxes', '54': 'Phones that are tapped' },
  add: { '99': 'Add a terminal', '53': 'Add a sound box', '54': 'Add a phone' },
  none: { '99': 'No terminals yet', '53': 'No sound boxes yet', '54': 'No phones yet' },
  noneText: 'Add the first device and set it up with the code that appears.',
  nameHelp: 'How the team knows it: “Till 1”, for example.',
  state: { new: 'To be set up', active: vocabulary.inUse, blocked: 'Blocked', removed: 'Removed' },
  seen: 'Seen <at></at>',
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
    text: 'Type or scan this code on the device by <until></until>. It is shown only now and works once.',
    open: 'Open in this sandbox',
  },
  renew: {
    title: 'Set up {name} again?',
    text: 'The device stops working now and comes back with the new code.',
    action: 'New code',
  },
  block: {
    title: 'Block {name}?',
    text: 'It and the code that it shows stop taking payments at once. To use it again, set it up again.',
    action: 'Block',
    done: '{name} is blocked.',
  },
  remove: {
    title: vocabulary.removeQuestion,
    text: 'It and the code that it shows take no more payments, and this cannot be undone. The orders that it took stay.',
    action: shared.remove,
    done: vocabulary.wasRemoved,
  },
  event: {
    added: vocabulary.addedBy,
    renewed: 'New code made by {by}',
    setUp: 'Set up',
    changed: 'Changed by {by}',
    blocked: 'Blocked by {by}',
    removed: 'Removed by {by}',
  },
  terminal: {
    instalments: 'Instalments on credit cards',
    instalmentsHelp: 'Never more than the product allows.',
    mayVoid: 'Anyone who uses it may refund the last sale',
    upTo: '{count, plural, =1 {In full only} other {Up to # instalments}}',
  },
  box: {
    language: vocabulary.languageOfTheVoice,
    languages: { 'pt-BR': 'Portuguese', 'en-US': 'English', 'es-MX': 'Spanish', 'zh-CN': 'Chinese' },
    volume: 'Volume: {volume, number}',
    hears: 'Announces',
    all: 'Every payment',
    own: 'Its own QR code only',
  },
} satisfies Shape<typeof pt>;
