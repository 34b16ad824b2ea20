import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/en/shared';
import type pt from '../pt/invitation.ts';

export default {
  title: 'Open invitations',
  invite: 'Invite',
  byLink: 'Invitation by link',
  actionsOf: 'Actions for the invitation: {name}',
  columns: {
    to: 'Invited',
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
    revoked: 'Taken back',
    roleOff: 'Role is off',
  },
  none: {
    title: 'No open invitations',
    text: 'People whom you invite stand here until they answer. Invite by e-mail, or make a link to send as you like.',
    readOnly: 'People who are invited stand here until they answer.',
  },
  form: {
    title: 'Invite to the team',
    way: 'How to invite',
    byEmail: 'By e-mail',
    byLink: 'By link',
    linkHelp: 'The person who opens the link first joins the team. Send it only to the right person.',
    emails: 'E-mails',
    emailsHelp: 'One per line or separated by commas, up to {max, number} at once.',
    emailsExample: 'maria@example.com',
    wrong: 'This does not look like an e-mail: {emails}',
    tooMany: 'Invite at most {max, number} people at once.',
    roleHelp: 'What the person will be able to see and do.',
    firstRole:
      'The team has no roles yet. Choose a ready-made one: it is created together with the invitation, and you can change it later.',
    ownRole: 'Create another role',
    roleMade: 'The role {name} has been created. Only the invitation is left to send.',
    locale: 'Language of the invitation',
    localeHelp: 'People who already use Balcão get it in their own language.',
    send: '{count, plural, =0 {Send invitation} one {Send invitation} other {Send # invitations}}',
    makeLink: 'Make link',
    sent: '{count, plural, one {Invitation sent} other {# invitations sent}}. Good for 7 days.',
    refused: {
      member_already: '{email} is a member of the team already.',
      already_exists: '{email} has an invitation waiting already.',
      captcha_too_soon: '{email} was sent an invitation a moment ago. Wait a minute.',
    },
  },
  link: {
    title: 'Invitation link',
    text: 'Copy it now: this link will not be shown again. It is good for {days, number} days and for one person.',
    what: 'the invitation link',
    done: 'I have copied it',
  },
  resend: {
    action: vocabulary.sendAgain,
    link: 'Make a new link',
    done: 'Invitation sent again to {email}. The link before is no longer good.',
  },
  revoke: {
    title: 'Take back the invitation: {name}?',
    text: 'The link that was sent stops working at once.',
    action: 'Take back',
    done: 'Invitation taken back: {name}.',
  },
  summary: {
    title: 'Invitation to the team {team}',
    line: '{by} has invited you to work with the role {role}.',
    until: 'Good until {day}.',
    untilFor: 'Good until {day}, for {email}.',
  },
  notice: { next: 'Log in to your account or open one to accept.' },
  guest: {
    next: 'Log in or create an account to accept. You come back to this invitation.',
    logIn: vocabulary.logIn,
    register: 'Create an account',
  },
  page: {
    as: 'You are logged in as {name}',
    accept: 'Join the team',
    otherAccount: 'Use another account',
    joined: 'You are now in the team {team}.',
    forAnother: 'This invitation was sent to {email}. Log in with the account of that e-mail.',
    own: 'You made this invitation: it is for the person whom you want in the team. Send them the link.',
    toInvitations: 'See the invitations of the team',
    already: 'You are a member of this team already.',
    toTeams: 'See your teams',
  },
  end: {
    unknown: {
      title: 'Invitation not found',
      text: 'The link may be incomplete, or the invitation was taken back or sent again. Use the newest link, or ask the administrator of the team for another.',
    },
    used: {
      title: 'This invitation was used already',
      text: 'If it was you who accepted it, just log in and choose the team. If not, ask the administrator of the team for another.',
    },
    expired: {
      title: 'The invitation has expired',
      text: 'An invitation is good for 7 days, and only as long as the person who sent it may invite. Ask the administrator of the team for another.',
    },
    roleOff: {
      title: 'The role of this invitation is off',
      text: 'Ask the administrator of the team to enable the role or to send another invitation.',
    },
    away: {
      title: 'We cannot read the invitation right now',
      text: 'You can log in; then we try again.',
    },
  },
} as const satisfies Shape<typeof pt>;
