import { type Ticket, type TicketMessage, ticketReopenDays, type WholeTicket } from '@balcao/contract/ticket';
import type { TicketMessageRow, TicketRow } from './ticket.tables.ts';
import type { FilesByPosition } from './ticket-files.ts';

const dayMs = 86_400_000;
const reopenUntil = ({ solvedAt }: TicketRow): Date | null =>
  solvedAt && new Date(solvedAt.getTime() + ticketReopenDays * dayMs);

/** Whether writing in a request that was solved opens it again. */
export const isReopenable = (row: TicketRow, now: Date): boolean => {
  const until = reopenUntil(row);
  return until !== null && now < until;
};

export const presentTicket = (row: TicketRow, accountId: string): Ticket => {
  const { id, area, subject, state, askedBy, askedByName, createdAt, lastAt } = row;
  const isMine = askedBy === accountId;
  return {
    ...{ id, area, subject, state, isMine },
    askedBy: { accountId: askedBy, name: askedByName },
    createdAt: createdAt.toISOString(),
    lastAt: lastAt.toISOString(),
    isUnread: isMine && row.staffPosition > row.readPosition,
  };
};

interface Reader {
  readonly files: FilesByPosition;
  readonly accountId: string;
  readonly mayWrite: boolean;
  readonly now: Date;
}

/** A message as the team reads it; notes of staff are none of theirs. */
const presentMessage = (row: TicketMessageRow, { accountId, files }: Reader): TicketMessage[] => {
  const { position, kind, authorId, authorName, text, at } = row;
  if (kind === 'note') return [];
  const isMember = kind === 'member';
  const said = { position, kind, text, files: [...(files.get(position) ?? [])], at: at.toISOString() };
  return [{ ...said, name: isMember ? authorName : '', isOwn: isMember && authorId === accountId }];
};

export const presentWhole = (row: TicketRow, messages: readonly TicketMessageRow[], reader: Reader): WholeTicket => {
  const { accountId, mayWrite, now } = reader;
  return {
    ...presentTicket(row, accountId),
    view: row.view,
    messages: messages.flatMap((message) => presentMessage(message, reader)),
    reopenUntil: isReopenable(row, now) ? (reopenUntil(row)?.toISOString() ?? null) : null,
    mayWrite: mayWrite && (row.state !== 'solved' || isReopenable(row, now)),
  };
};
