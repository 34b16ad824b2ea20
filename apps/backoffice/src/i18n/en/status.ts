/** The state of the platform. */

export default {
  line: 'What is working now, as measured by the server. It updates automatically.',
  label: 'Parts of the platform',
  at: 'Measured at <when></when>.',
  all: { working: 'Everything is working', slow: 'Something is slow', down: 'Something is down' },
  parts: {
    signIn: 'Logging in and using the account',
    payments: 'Payments and refunds',
    settlement: 'Settlement of sales',
    messages: 'E-mails and messages',
    files: 'Files and exports',
    webhooks: 'Notifications to servers',
  },
  levels: { working: 'Working', slow: 'Slow', down: 'Down' },
  none: 'The platform did not respond',
  noneText:
    'Anything you sent that was not confirmed may not have arrived. Wait a moment and check before sending it again.',
  toHelp: 'Go to the help center',
} as const;
