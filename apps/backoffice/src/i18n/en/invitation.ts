import invitationVocabulary from '@balcao/contract/i18n/en/invitation-vocabulary';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/en/shared';
import type pt from '../pt/invitation.ts';

export default {
  title: 'Open invitations',
  invite: invitationVocabulary.invite,
  byLink: 'Invitation by link',
  actionsOf: 'Actions for the invitation: {name}',
  columns: {
    to: 'Invited person',
    status: shared.status,
    role: shared.role,
    by: 'Invited by',
    created: 'Created on',
    expires: 'Expires',
    actions: vocabulary.actions,
  },
  status: {
    pending: 'Waiting',
    expired: 'Expired',
    accepted: 'Accepted',
    revoked: 'Revoked',
    roleOff: 'Role disabled',
  },
  none: {
    title: 'No open invitations',
    text: 'People you invite appear here until they respond. Invite by e-mail, or create a link and share it however you like.',
    readOnly: 'Invited people appear here until they respond.',
  },
  form: {
    title: 'Invite to the team',
    way: 'How to invite',
    byEmail: 'By e-mail',
    byLink: 'By link',
    linkHelp: 'The first person to open the link joins the team. Send it only to the right person.',
    emails: 'E-mails',
    emailsHelp: 'One per line or separated by commas, up to {max, number} at once.',
    emailsExample: 'maria@example.com',
    wrong: 'This does not look like an e-mail: {emails}',
    tooMany: 'Invite up to {max, number} people at once.',
    roleHelp: 'What the person will be able to see and do.',
    firstRole:
      'The team has no roles yet. Choose a ready-made one: it is created together with the invitation, and you can change it later.',
    ownRole: 'Create another role',
    roleMade: 'The role {name} has already been created. You only need to send the invitation.',
    locale: 'Invitation language',
    localeHelp: 'People who already use Balcão receive it in their own language.',
    send: '{count, plural, =0 {Send invitation} one {Send invitation} other {Send # invitations}}',
    makeLink: 'Create link',
    sent: '{count, plural, one {Invitation sent} other {# invitations sent}}. Valid for 7 days.',
    refused: invitationVocabulary.refused,
  },
  link: {
    title: 'Invitation link',
    text: 'Copy it now: this link will not be shown again. It is valid for {days, number} days and for one person.',
    what: 'the invitation link',
    done: 'I have copied it',
  },
  resend: {
    action: invitationVocabulary.resend,
    link: 'Create a new link',
    done: invitationVocabulary.resent,
  },
  revoke: invitationVocabulary.revoke,
  summary: {
    title: 'Invitation to the team {team}',
    line: '{by} invited you to work with the role {role}.',
    until: 'Valid until {day}.',
    untilFor: 'Valid until {day}, for {email}.',
    channel: 'You will also help to manage the channel {channel}.',
  },
  notice: { next: 'Log in to your account or create one to accept.' },
  guest: {
    next: 'Log in or create an account to accept. You will then come back to this invitation.',
    logIn: vocabulary.logIn,
    register: 'Create an account',
  },
  page: {
    as: 'You are logged in as {name}',
    accept: 'Join the team',
    otherAccount: 'Use another account',
    joinedWithoutChannel:
      'You are now part of the team {team}, but do not manage the channel {channel}: it has closed, or your inviter can no longer choose managers.',
    joined: 'You are now part of the team {team}.',
    forAnother: 'This invitation was sent to {email}. Log in with the account for that e-mail.',
    own: 'You created this invitation: it is for the person you want on the team. Send them the link.',
    toInvitations: "View the team's invitations",
    already: 'You are already a member of this team.',
    toTeams: 'View your teams',
  },
  end: {
    unknown: {
      title: 'Invitation not found',
      text: 'The link may be incomplete, or the invitation was revoked or sent again. Use the latest link, or ask the team administrator for another one.',
    },
    used: {
      title: 'This invitation has already been used',
      text: 'If you were the one who accepted it, just log in and choose the team. If not, ask the team administrator for another one.',
    },
    expired: {
      title: 'The invitation has expired',
      text: 'An invitation is valid for 7 days, and only while the person who sent it can invite people. Ask the team administrator for another one.',
    },
    roleOff: {
      title: 'The role of this invitation is disabled',
      text: 'Ask the team administrator to enable the role or to send another invitation.',
    },
    away: {
      title: 'We cannot load the invitation right now',
      text: 'You can log in; we will try again afterwards.',
    },
  },
} as const satisfies Shape<typeof pt>;
