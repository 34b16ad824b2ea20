import names from '@balcao/contract/i18n/en/names';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/credential.ts';

export default {
  access: 'Identity and access',
  secret: {
    none: 'With the AppSecret, your server requests a token and calls the mini program API. There is none yet.',
    made: 'Created by {by} on <at></at>.',
    used: 'Last used on <at></at>.',
    unused: 'It has not been used yet.',
    make: 'Create AppSecret',
    former: 'The previous AppSecret is valid until <until></until>.',
    what: 'the AppSecret',
    keep: 'Save the AppSecret now',
    keepText: 'Put it on your server, never in the mini program. It will not be shown again: if you lose it, reset it.',
    kept: 'I have saved the AppSecret',
    leave: 'Leave without saving the AppSecret?',
    leaveText: 'It will not be shown again. If you lose it, you will have to reset it.',
    leaveConfirm: vocabulary.leaveAnyway,
    reset: {
      title: 'Reset the AppSecret?',
      text: 'You get a new one, and the current one stays valid for 24 hours, so you can change it on your server. After that it stops working, along with the tokens it issued.',
      action: 'Reset',
    },
    end: {
      title: 'End the previous AppSecret?',
      text: 'It and the tokens it issued stop working now. A server that still uses it will stop working.',
      action: 'End it now',
      done: 'The previous AppSecret was ended.',
    },
  },
  uploadKeys: {
    title: 'Upload keys',
    line: 'With a key, the balcao tool on one machine uploads versions of this mini program. One key per machine.',
    make: 'Create key',
    endedWhy: '{by} left the team or can no longer change mini programs. Revoke this key and create another.',
    full: 'There are {count, number} keys, the maximum. Revoke one to create another.',
    nameHelp: 'The machine that will use it. The versions it uploads show this name.',
    example: 'Ana’s laptop',
    keep: vocabulary.keepKeyNow,
    keepText:
      'Put it on the machine as BALCAO_UPLOAD_KEY, never in the mini program. It will not be shown again: if you lose it, revoke it and create another.',
    what: 'the upload key',
    kept: vocabulary.keyKept,
    leave: vocabulary.leaveKeyQuestion,
    leaveText: 'It will not be shown again. If you lose it, you will have to create another.',
    leaveConfirm: vocabulary.leaveAnyway,
    revokeText:
      'The machine that uses it can no longer upload anything, not even what it has already started. The versions it uploaded are kept.',
  },
  allowlist: {
    title: "Your server's IP addresses",
    text: 'With a list, the mini program API only responds to these addresses. If the list is empty, it responds to any address that has the AppSecret.',
    label: 'Allowed IP addresses',
    help: 'One per line, 50 at most: IPv4, IPv6 or a block, such as 203.0.113.0/24.',
    save: 'Save IP addresses',
    saved: 'IP addresses saved.',
    leave: 'Leave without saving the IP addresses?',
    leaveText: 'Your changes to the list of IP addresses are not saved yet.',
    leaveConfirm: vocabulary.leaveWithoutSaving,
  },
  calls: {
    title: 'Server calls in 30 days',
    none: "The mini program's server has not called the API in the last 30 days.",
    answered: 'Answered',
    refused: 'Refused',
    refusedAs: 'Refused: {name}',
    byCall: 'By call',
    call: vocabulary.call,
    count: 'How many',
    share: names.shareOfWhole,
  },
} satisfies Shape<typeof pt>;
