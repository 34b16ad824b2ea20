import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/passkey.ts';

export default {
  title: vocabulary.passkeys,
  line: 'Log in with your device’s fingerprint, face or PIN, without typing the password.',
  create: 'Create a passkey',
  unsupported:
    'This browser does not support passkeys. To create one, open Balcão in another browser or on another device.',
  elsewhere: 'Passkeys only work at {address}. To create or use one, open Balcão at that address.',
  full: 'You have {count, number} passkeys, the maximum. To create another, remove one first.',
  list: 'Your passkeys',
  synced: 'Synced',
  made: 'Created on {day}',
  used: 'Used on {moment}',
  never: 'Not used yet',
  form: {
    text: {
      unlock:
        "To log in, you confirm it's you the same way you unlock the device: with your fingerprint, face or a PIN.",
      safe: 'There is no password to remember or for anyone to find out: the passkey only works on the real Balcão.',
      kept: 'It stays on the device or in your password manager, which can sync it to your other devices.',
    },
    nameHelp: 'So that you can recognise the device later.',
    nameExample: 'Counter laptop',
    done: 'Passkey “{name}” created. Next time, log in with it.',
  },
  failure: {
    refused: 'No passkey was created. You can try again.',
    exists: 'This device already has a passkey for your account.',
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
    text: 'You will no longer be able to log in with that passkey. If the device still shows it, delete it there too.',
    confirm: 'Remove “{name}”',
    done: 'Passkey “{name}” removed.',
  },
} satisfies Shape<typeof pt>;
