/** What takes two of the staff: one asks, another decides. */
export default {
  until: 'Without a decision, the request ends on <when></when>.',
  refuse: 'Do not agree',
  takeBack: 'Take the request back',
  by: 'Asked by {name}',
  byTwo: 'Asked by {name}, decided by {other}',
  status: {
    asked: 'waiting for a decision',
    agreed: 'confirmed',
    refused: 'not agreed to',
    withdrawn: 'request taken back',
    expired: 'request ended',
  },
} as const;
