import { listOf } from './list-declaration.ts';
import type { Withdrawal } from './withdrawal.ts';

export const withdrawalList = listOf<Withdrawal>()('withdrawal', {
  columns: {
    number: { kind: 'number', of: ({ number }) => number },
    transaction: { kind: 'text', of: ({ transactionId }) => transactionId },
    type: { kind: 'code', of: ({ type }) => type },
    status: { kind: 'code', of: ({ status }) => status },
    applicant: { kind: 'person', of: ({ applicant }) => applicant, hidden: true },
    applied: { kind: 'instant', of: ({ appliedAt }) => appliedAt },
    completed: { kind: 'instant', of: ({ completedAt }) => completedAt },
    succeeded: { kind: 'instant', of: ({ succeededAt }) => succeededAt },
    amount: { kind: 'money', of: ({ amount }) => amount },
    fee: { kind: 'money', of: ({ fee }) => fee, hidden: true },
    credited: { kind: 'money', of: ({ credited }) => credited, hidden: true },
    account: { kind: 'text', of: ({ account }) => account },
    accountName: { kind: 'text', of: ({ accountName }) => accountName },
    institution: { kind: 'text', of: ({ institution }) => institution },
    branch: { kind: 'text', of: ({ branch }) => branch },
    payee: { kind: 'text', of: ({ payee }) => payee },
    payer: { kind: 'text', of: ({ payer }) => payer },
    channel: { kind: 'text', of: ({ channelTransactionNumber }) => channelTransactionNumber, hidden: true },
    failureReason: { kind: 'text', of: ({ failureReason }) => failureReason },
    destination: { kind: 'text', fills: true, inFile: false },
  },
  screen: [
    ...(['number', 'status', 'destination', 'type', 'applicant', 'amount', 'fee', 'credited', 'channel'] as const),
    ...(['applied', 'completed'] as const),
  ],
  sorts: { time: 'applied', completed: 'completed', amount: 'amount' },
  card: { amount: 'amount', state: 'status' },
});
