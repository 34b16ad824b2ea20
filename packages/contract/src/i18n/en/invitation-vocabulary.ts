import vocabulary from './vocabulary.ts';

/** What is said of invitations into a team, wherever they stand: used as the other vocabulary is. */
export default {
  invite: 'Invite',
  chooseRole: 'Choose a role',
  toRoles: 'Create a role',
  refused: {
    member_already: '{email} is already a member of the team.',
    already_exists: '{email} already has a pending invitation.',
    captcha_too_soon: '{email} was just sent an invitation. Wait a minute.',
  },
  resend: vocabulary.sendAgain,
  resent: 'Invitation sent again to {email}. The previous link no longer works.',
  revoke: {
    title: 'Revoke the invitation: {name}?',
    text: 'The link that was sent stops working immediately.',
    action: 'Revoke invitation',
    done: 'Invitation revoked: {name}.',
  },
} as const;
