import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/en/shared';
import type pt from '../pt/role.ts';

export default {
  title: vocabulary.roles,
  line: 'A role defines what its members can see and edit.',
  create: 'Create a role',
  none: {
    title: 'No roles yet',
    text: 'Create one, such as Cashier or Support, choose which screens it gives access to, and invite the people you will work with.',
  },
  columns: {
    name: shared.role,
    status: shared.status,
    allows: 'What it allows',
    members: vocabulary.members,
    actions: vocabulary.actions,
  },
  status: { '0': 'Enabled', '1': vocabulary.disabled, '2': 'Deleted' },
  level: { none: 'No access', read: 'View only', write: 'Edit' },
  allows: {
    nothing: 'No access to any screen',
    readAll: 'Views everything, edits nothing',
    writeAll: 'Edits everything',
    writes: 'Edits {names}',
    reads: 'Views {names}',
    both: '{writes} · {reads}',
  },
  about: {
    payment: {
      overview: "The day's figures, the balances and the chart for the month.",
      dashboard:
        'The sales of a period compared with the previous one: by hour or day, product, payment method, and what sold best.',
      orders: 'The list of orders, every payment, and the export.',
      products: 'The payment products, how they are set up, and the QR codes of the shop.',
      refunds: 'The list of refunds, requesting, approving and rejecting them, and the export.',
      financial: 'The balances, withdrawals, their destinations, automatic withdrawal and the settlements.',
    },
    applets: { index: 'Creating the team’s mini programs and changing what people read about them.' },
    channels: { index: 'Creating channels, and looking after those that the person owns or manages.' },
    messages: { index: 'Writing the message templates and submitting them for review.' },
    setting: {
      team: 'Members, invitations, roles and the activity log. Only a super admin changes roles.',
      payment: 'Certificates, and the notifications to your server.',
      merchant: 'Certification, merchant data, account and documents.',
    },
  },
  form: {
    new: 'New role',
    name: shared.name,
    nameHelp: 'English letters and digits only, so that the name reads the same in every language and system.',
    nameExample: 'Cashier',
    nameTaken: 'A role with this name already exists.',
    permissions: 'What this role allows',
    ofGroup: '{group}: every screen',
    mixed: 'Varies from screen to screen',
    all: 'Every screen',
    noneOfAll: 'No access',
    readAll: 'View everything',
    writeAll: 'Edit everything',
    create: 'Create role',
    save: shared.save,
    created: 'Role {name} created.',
    saved: 'Role {name} saved.',
    who: '{count, plural, one {# member} other {# members}} will have to log in again: {names}.',
  },
  preset: {
    legend: 'Start from a ready-made role',
    help: 'Fills in the name and the permissions. You can change them afterwards.',
    finance: {
      name: 'Finance',
      about: 'Views sales and orders; looks after refunds and withdrawals.',
    },
    support: {
      name: 'Support',
      about: 'Looks after the channels and answers those who write; views orders and refunds.',
    },
    development: {
      name: 'Development',
      about: 'Looks after the mini programs and the integration; views orders and products.',
    },
    readOnly: {
      name: 'ReadOnly',
      about: 'Views every screen and edits nothing.',
    },
    replace: {
      title: 'Replace the permissions with those of {name}?',
      text: 'The ones you chose for this role will be replaced. The name you entered stays.',
      action: 'Replace',
    },
  },
  leave: {
    title: 'Discard the changes?',
    text: 'What you changed in this role has not been saved yet.',
    action: shared.discard,
  },
  panel: {
    missing: 'Role not found',
    missingText: 'It may have been deleted. The list shows the roles that the team has.',
  },
  actions: {
    view: 'View as this role',
    enable: 'Enable',
    disable: 'Disable',
    delete: shared.delete,
  },
  more: '{count, plural, one {# other person} other {# other people}}',
  enable: {
    title: 'Enable the role {name}?',
    who: '{count, plural, one {# member regains access to what it allows, and} other {# members regain access to what it allows, and}} will have to log in again: {names}.',
    action: 'Enable {name}',
    done: 'Role {name} enabled.',
  },
  disable: {
    title: 'Disable the role {name}?',
    who: '{count, plural, one {# member has} other {# members have}} no access until it is enabled again: {names}.',
    nobody: 'No member has this role. It cannot be assigned to anyone until it is enabled again.',
    action: 'Disable {name}',
    done: 'Role {name} disabled.',
  },
  delete: {
    title: 'Delete the role {name}?',
    who: '{count, plural, one {# member stays} other {# members stay}} in the team, but without access to anything until given another role: {names}. This cannot be undone.',
    nobody: 'No member has this role. This cannot be undone.',
    action: shared.deleteNamed,
    done: 'Role {name} deleted.',
  },
  preview: {
    banner: 'You are viewing Balcão as the role <role>{name}</role>. Nothing can be changed.',
    leave: 'Stop viewing',
    leaveLong: 'Stop viewing as {name}',
    label: 'Viewing as a role',
  },
} as const satisfies Shape<typeof pt>;
