import { statesBefore } from '@balcao/contract/states';
import { type TicketMessageKind, type TicketState, ticketMessagesAtMost, ticketMoves } from '@balcao/contract/ticket';
import type { Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import { insertMessage, updateTicket } from './ticket.repository.ts';
import type { TicketRow } from './ticket.tables.ts';

interface Written {
  readonly kind: TicketMessageKind;
  readonly authorId: string;
  readonly authorName: string;
  readonly text: string;
  readonly at: Date;
}

/** What of a row follows from its state. A request that stays where it is waits for as long as before. */
const movedTo = ({ state, waitingSince, solvedAt }: TicketRow, to: TicketState, at: Date): Partial<TicketRow> => {
  if (state === to) return { waitingSince, solvedAt };
  if (!statesBefore(ticketMoves, to).includes(state)) refuse('ticket_closed');
  return { state: to, waitingSince: to === 'open' ? at : null, solvedAt: to === 'solved' ? at : null };
};

/** Moves a request that the transaction holds (rule: published-moves). */
export const moveTicket = (tx: Tx, row: TicketRow, to: TicketState, at: Date): Promise<TicketRow> =>
  updateTicket(tx, row, movedTo(row, to, at));

/**
 * Adds a message to a request that the transaction holds, and moves it.
 * @throws Refusal `ticket_full`; `ticket_closed` where its state allows no such move.
 */
export const writeMessage = async (
  tx: Tx,
  row: TicketRow,
  message: Written,
  to: TicketState = row.state,
): Promise<TicketRow> => {
  const { merchantId, id: ticketId, lastPosition, createdAt, firstAnswerSeconds } = row;
  const { kind, at } = message;
  if (lastPosition >= ticketMessagesAtMost) refuse('ticket_full');
  const position = lastPosition + 1;
  const isFirst = kind === 'staff' && firstAnswerSeconds === null;
  const after = await updateTicket(tx, row, {
    ...movedTo(row, to, at),
    lastPosition: position,
    ...(kind === 'note' ? {} : { lastAt: at }),
    ...(kind === 'staff' && { staffPosition: position }),
    ...(isFirst && { firstAnswerSeconds: Math.max(0, Math.round((at.getTime() - createdAt.getTime()) / 1_000)) }),
  });
  await insertMessage(tx, { merchantId, ticketId, position, ...message });
  return after;
};
