import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/passkey.ts';

export default {
  title: vocabulary.passkeys,
  line: 'Log in with your device’s fingerprint, face or PIN, without typing the password.',
  create: 'Create a passkey',
  unsupported:
    'This browser does not use passkeys. To create one, open Balcão in another browser or on another device.',
  elsewhere: 'Passkeys work at {address} only. To create or use one, open Balcão at that address.',
  full: 'You have {count, number} passkeys, the most there can be. To create another, remove one of them.',
  list: 'Your passkeys',
  synced: 'Synced',
  made: 'Created on {day}',
  used: 'Used on {moment}',
  never: 'Not used yet',
  form: {
    text: {
      unlock: 'To log in, you show that it is you the way you unlock the device: by finger, face or a PIN.',
      safe: 'There is no password to remember, nor for anybody to find out: the passkey works at the real Balcão only.',
      kept: 'It stays on the device or in your password manager, which may bring it to your other devices.',
    },
    nameHelp: 'So that you recognise the device later.',
    nameExample: 'Counter laptop',
    done: 'Passkey “{name}” created. Next time, log in with it.',
  },
  failure: {
    refused: 'No passkey was created. Try again if you like.',
    exists: 'This device already has a passkey of your account.',
    unable: 'This device could not create the passkey. Check that it has a screen lock (fingerprint, face or PIN).',
  },
  rename: {
    action: 'Rename {name}',
    title: 'Rename passkey',
    submit: vocabulary.saveTheName,
    done: 'Name changed to “{name}”.',
  },
  remove: {
    action: 'Remove {name}',
    title: 'Remove “{name}”?',
    text: 'That passkey no longer logs in to your account. If the device still shows it, delete it there too.',
    confirm: 'Remove “{name}”',
    done: 'Passkey “{name}” removed.',
  },
} satisfies Shape<typeof pt>;
