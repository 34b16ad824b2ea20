import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/en/shared';
import type pt from '../pt/people.ts';

export default {
  title: 'Internal team',
  line: 'Who works for the platform, and what each person may do in the console.',
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
  never: 'Not signed in yet',
  linkUntil: 'Good until <when></when>',
  linkOver: 'Expired',
  linkNone: 'None open',
  copyEmail: vocabulary.theEmailOf,
  filters: { search: vocabulary.searchPeople },
  none: { title: 'Nobody with these filters', text: vocabulary.searchPeopleHelp },
  gone: { title: 'This person is not in the internal team', text: 'The list shows who works here now.' },
  isYou: 'This is your account. Nobody changes their own role or disables their own access.',
  form: {
    title: 'Name and role',
    name: vocabulary.personName,
    saved: 'Saved what is known of {name}.',
    effect: 'The new role counts from the next click of {name}.',
  },
  addDialog: {
    taken: 'There is already a person with this e-mail.',
    title: 'Add a person to the internal team',
    text: 'The person gets a link by e-mail to create the password. It is good for {days, plural, one {# day} other {# days}} and only once.',
    submit: 'Add and send the link',
    done: '{name} is in the internal team. The link was sent to {email}.',
  },
  actions: {
    title: 'Access',
    of: shared.actionsOf,
    open: vocabulary.seeDetails,
    sendLink: 'Send link to create the password',
    resetFactor: 'Take off two-step verification',
    disable: 'Disable access',
    enable: 'Enable access',
  },
  sendLink: {
    title: 'Send a new link to {name}?',
    text: 'It goes to {email} and creates a new password, once. An earlier link is no longer good; the current password stays good until then.',
    action: 'Send the link',
    done: 'Link sent to {email}.',
  },
  resetFactor: {
    title: 'Take off the two-step verification of {name}?',
    text: 'Use it when the person has lost the phone, after making sure that it is them. The sessions of {name} end now, and the next sign-in asks for the password alone, until it is set up again.',
    action: 'Take off the verification of {name}',
    done: 'The two-step verification of {name} was taken off.',
  },
  disable: {
    title: 'Disable the access of {name}?',
    text: '{name} leaves the console now, on every device, and does not come in again. What they did stays in the activity log. You can enable it again.',
    action: 'Disable the access of {name}',
    done: '{name} can no longer sign in to the console.',
  },
  enable: {
    title: 'Enable the access of {name}?',
    text: '{name} can sign in to the console again with the password they had and the role {role}.',
    action: 'Enable the access of {name}',
    done: '{name} can sign in again.',
  },
} satisfies Shape<typeof pt>;
