import type { Journal } from './ledger-reversal.ts';
import { listOf } from './list-declaration.ts';

/** The number of what it is about, as people know it. */
const numberOf = ({ cause }: Pick<Journal, 'cause'>): string | null => /^\w+:(\d{20})\b/.exec(cause)?.[1] ?? null;

/** Journals of the ledger, as finance browses them by day and kind. */
export const journalList = listOf<Journal>()('journal', {
  columns: {
    kind: { kind: 'code', of: ({ kind }) => kind },
    number: { kind: 'number', of: numberOf },
    merchant: { kind: 'text', of: ({ merchant }) => merchant.name || null, fills: true },
    standing: { kind: 'code', of: ({ standing }) => standing },
    amount: { kind: 'money', of: ({ amount }) => amount },
    posted: { kind: 'instant', of: ({ postedAt }) => postedAt },
  },
  screen: ['kind', 'number', 'merchant', 'standing', 'amount', 'posted'],
});
