import names from '@balcao/contract/i18n/en/names';
/** What takes two of the staff: one asks, another decides. */
export default {
  until: 'Without a decision, the request expires on <when></when>.',
  refuse: names.refuse,
  takeBack: 'Withdraw request',
  by: 'Requested by {name}',
  byTwo: 'Requested by {name}, decided by {other}',
  status: {
    asked: 'waiting for a decision',
    agreed: 'confirmed',
    refused: 'refused',
    withdrawn: 'request withdrawn',
    expired: 'request expired',
  },
} as const;
