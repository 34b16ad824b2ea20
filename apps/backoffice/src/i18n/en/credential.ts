import names from '@balcao/contract/i18n/en/names';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/credential.ts';

export default {
  access: 'Identity and access',
  secret: {
    none: 'With the AppSecret, your server asks for a token and calls the API of the mini program. There is none yet.',
    made: 'Created by {by} on <at></at>.',
    used: 'Last used on <at></at>.',
    unused: 'It has not been used yet.',
    make: 'Create AppSecret',
    former: 'The former AppSecret is good until <until></until>.',
    what: 'the AppSecret',
    keep: 'Keep the AppSecret now',
    keepText: 'Put it on your server, never into the mini program. It is not shown again: if you lose it, reset it.',
    kept: 'I have kept the AppSecret',
    leave: 'Leave without keeping the AppSecret?',
    leaveText: 'It is not shown again. If you lose it, you will have to reset it.',
    leaveConfirm: vocabulary.leaveAnyway,
    reset: {
      title: 'Reset the AppSecret?',
      text: 'You get a new one, and the current one stays good for 24 hours: time to change it on your server. Then it ends, with the tokens that it gave.',
      action: 'Reset',
    },
    end: {
      title: 'End the former AppSecret?',
      text: 'It and the tokens that it gave end now. A server that still uses it stops working.',
      action: 'End it now',
      done: 'The former AppSecret was ended.',
    },
  },
  uploadKeys: {
    title: 'Upload keys',
    line: 'With a key, the tool balcao of one machine sends versions of this mini program. One key for each machine.',
    make: 'Create key',
    endedWhy: '{by} left the team or may no longer change mini programs. Revoke this key and create another.',
    full: 'There are {count, number} keys, the most that are possible. Revoke one to create another.',
    nameHelp: 'The machine that will use it. The versions that it sends show this name.',
    example: 'Ana’s laptop',
    keep: vocabulary.keepKeyNow,
    keepText:
      'Put it on the machine as BALCAO_UPLOAD_KEY, never into the mini program. It is not shown again: if you lose it, revoke it and create another.',
    what: 'the upload key',
    kept: vocabulary.keyKept,
    leave: vocabulary.leaveKeyQuestion,
    leaveText: 'It is not shown again. If you lose it, you will have to create another.',
    leaveConfirm: vocabulary.leaveAnyway,
    revokeText:
      'The machine that uses it sends nothing any more, not even the rest of what it has begun. The versions that it sent stay.',
  },
  allowlist: {
    title: 'IP addresses of your server',
    text: 'With a list, the API of the mini program answers only these addresses. Empty, it answers any that has the AppSecret.',
    label: 'Allowed IP addresses',
    help: 'One per line, 50 at most: IPv4, IPv6 or a block, such as 203.0.113.0/24.',
    save: 'Save IP addresses',
    saved: 'IP addresses saved.',
    leave: 'Leave without saving the IP addresses?',
    leaveText: 'What changed in the list of IP addresses is not saved yet.',
    leaveConfirm: vocabulary.leaveWithoutSaving,
  },
  calls: {
    title: 'Calls of the server in 30 days',
    none: 'The server of the mini program has not called the API in these 30 days.',
    answered: 'Answered',
    refused: 'Refused',
    refusedAs: 'Refused: {name}',
    byCall: 'By call',
    call: vocabulary.call,
    count: 'How many',
    share: names.shareOfWhole,
  },
} satisfies Shape<typeof pt>;
