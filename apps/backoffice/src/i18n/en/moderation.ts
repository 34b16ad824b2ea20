/** What staff of the platform decided about a channel or its broadcasts. */

export default {
  freeze: {
    title: 'The platform has frozen this channel',
    text: 'It sends nothing, and people can neither follow it nor read what it published. Drafts stay here.',
  },
  takeDown: {
    title: 'The platform took this broadcast down',
    text: 'People cannot read it any more. It stays here with the figures that it had.',
  },
  reason: 'Reason: {reason}',
  appealed: 'You asked for another look. We will tell you when there is an answer.',
  upheld: 'We looked again, and the decision stays as it is.',
  frozen: 'Frozen',
  appeal: {
    action: 'Ask for another look',
    title: 'Ask for another look',
    text: 'Another person of our team reads what you write and decides again. You can ask once.',
    why: 'What did we not see?',
    send: 'Send request',
    done: 'Request sent',
  },
} as const;
