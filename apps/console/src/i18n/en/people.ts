import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/en/shared';
import type pt from '../pt/people.ts';

export default {
  title: 'Internal team',
  line: 'Who works for the platform, and what each person can do in the console.',
  add: 'Add person',
  me: vocabulary.youMark,
  columns: {
    person: 'Person',
    role: shared.role,
    status: shared.status,
    twoFactor: vocabulary.twoStep,
    lastUsed: vocabulary.lastUse,
    created: 'Added on',
    link: 'Link to create the password',
    actions: vocabulary.actions,
  },
  status: { waiting: 'Password not created', active: 'Active', disabled: 'Disabled' },
  twoFactor: { on: vocabulary.twoStepOn, off: vocabulary.twoStepOff },
  never: 'Not logged in yet',
  linkUntil: 'Valid until <when></when>',
  linkOver: 'Expired',
  linkNone: 'None',
  copyEmail: vocabulary.theEmailOf,
  filters: { search: vocabulary.searchPeople },
  none: { title: 'Nobody with these filters', text: vocabulary.searchPeopleHelp },
  gone: { title: 'This person is not in the internal team', text: 'The list shows who works here now.' },
  isYou: 'This is your account. You cannot change your own role or disable your own access.',
  form: {
    title: 'Name and role',
    name: vocabulary.personName,
    saved: 'Details of {name} saved.',
    effect: 'The new role applies from {name}’s next click.',
  },
  addDialog: {
    taken: 'There is already a person with this e-mail.',
    title: 'Add a person to the internal team',
    text: 'The person receives an e-mail with a link to create the password. It is valid for {days, plural, one {# day} other {# days}} and can be used once.',
    submit: 'Add and send link',
    done: '{name} is in the internal team. The link was sent to {email}.',
  },
  actions: {
    title: 'Access',
    of: shared.actionsOf,
    open: vocabulary.seeDetails,
    sendLink: 'Send link to create the password',
    resetFactor: 'Remove two-step verification',
    disable: 'Disable access',
    enable: 'Enable access',
  },
  sendLink: {
    title: 'Send a new link to {name}?',
    text: 'It is sent to {email} and can be used once to create a new password. Any earlier link stops working; the current password works until then.',
    action: 'Send link',
    done: 'Link sent to {email}.',
  },
  resetFactor: {
    title: 'Remove two-step verification from {name}?',
    text: 'Use it when the person has lost their phone, after confirming their identity. All sessions of {name} end now, and the next login requires only the password until verification is set up again.',
    action: 'Remove verification from {name}',
    done: 'Two-step verification was removed from {name}.',
  },
  disable: {
    title: 'Disable access for {name}?',
    text: '{name} is logged out of the console now, on every device, and can no longer log in. What they did stays in the activity log. You can enable access again.',
    action: 'Disable access for {name}',
    done: '{name} can no longer log in to the console.',
  },
  enable: {
    title: 'Enable access for {name}?',
    text: '{name} can log in to the console again with the same password and the role {role}.',
    action: 'Enable access for {name}',
    done: '{name} can log in again.',
  },
} satisfies Shape<typeof pt>;
