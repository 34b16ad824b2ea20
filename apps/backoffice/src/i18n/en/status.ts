/** The state of the platform. */

export default {
  line: 'What works now, as the server measures it. It refreshes by itself.',
  label: 'Parts of the platform',
  at: 'Measured at <when></when>.',
  all: { working: 'Everything works', slow: 'Something is slow', down: 'Something is down' },
  parts: {
    signIn: 'Logging in and using the account',
    payments: 'Payments and refunds',
    settlement: 'Settlement of sales',
    messages: 'E-mails and messages',
    files: 'Files and exports',
    webhooks: 'Notifications to servers',
  },
  levels: { working: 'Works', slow: 'Slow', down: 'Down' },
  none: 'The platform did not answer',
  noneText:
    'What you sent and was not confirmed may not have arrived. Wait a little and check before you send it again.',
  toHelp: 'Go to the help center',
} as const;
