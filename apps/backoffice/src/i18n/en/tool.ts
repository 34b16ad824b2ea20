import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/tool.ts';

export default {
  title: 'The tool on your computer',
  text: 'With the balcao tool, notifications reach the server that runs on your computer, signed like the real ones, and you see each call of the API with the reason of each refusal. Each computer has its own key.',
  none: {
    title: 'No key yet',
    text: 'Make one for your computer. It is shown only once.',
  },
  add: 'Make a key',
  full: 'There are {count, number} keys already, and that is the limit.',
  name: 'Name of the computer',
  nameHelp: 'So that you know later which key to revoke.',
  nameExample: 'Ana’s laptop',
  submit: 'Make the key',
  made: 'Made by {by} on <at></at>.',
  used: 'Last used: <at></at>.',
  unused: 'Not used yet.',
  ended: 'Not valid',
  endedWhy: '{by} left the team or no longer has access to these settings. Revoke this key and make another.',
  commands: 'After you connect with npx balcao login:',
  commandsWhat: 'the commands',
  key: {
    title: vocabulary.keepKeyNow,
    text: 'It is not shown again: if you lose it, revoke it and make another.',
    what: 'the key',
    next: 'On that computer, this command asks for the key and keeps it:',
    command: vocabulary.theCommand,
    close: vocabulary.keyKept,
    leave: vocabulary.leaveKeyQuestion,
    leaveText: 'It is not shown again. If you lose it, you have to make another.',
    leaveConfirm: vocabulary.leaveAnyway,
  },
  lost: {
    title: 'A key has yet to be kept',
    text: 'The key {name} was asked for, but not kept. Ask for it: if it was made, it is shown; if not, it is made now.',
    check: 'Show the key',
  },
  revoke: {
    action: 'Revoke',
    of: 'Revoke {name}',
    title: 'Revoke the key {name}?',
    text: 'What uses this key stops at once: notifications and calls no longer reach that computer.',
    done: 'Key {name} revoked.',
  },
} satisfies Shape<typeof pt>;
