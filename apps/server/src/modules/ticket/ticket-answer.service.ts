import type { AuditEventKind } from '@balcao/contract/audit-event-kind';
import type { NoticeData } from '@balcao/contract/notification-notice';
import type {
  answerTicket,
  assignTicket,
  noteTicket,
  solveTicket,
  WholeDeskTicket,
} from '@balcao/contract/ticket-desk';
import type { Db, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Notices } from '../notification/notices.service.ts';
import type { AuditEvents, StaffAct } from '../staff/audit-event.service.ts';
import type { StaffNames } from '../staff/staff-names.service.ts';
import { lastAfter, lockTicket, updateTicket } from './ticket.repository.ts';
import type { TicketRow } from './ticket.tables.ts';
import { findAnywhere } from './ticket-desk.repository.ts';
import type { TicketDesk } from './ticket-desk.service.ts';
import type { TicketFiles } from './ticket-files.ts';
import { moveTicket, writeMessage } from './ticket-writing.ts';

interface Needs {
  readonly db: Db;
  readonly events: Pick<Events, 'publish'>;
  readonly notices: Pick<Notices, 'tell'>;
  readonly staffNames: Pick<StaffNames, 'nameOf'>;
  readonly auditEvents: Pick<AuditEvents, 'record'>;
  readonly desk: Pick<TicketDesk, 'show' | 'colleagues'>;
  readonly files: Pick<TicketFiles, 'attach'>;
}
type Acting = Call<typeof answerTicket | typeof assignTicket | typeof noteTicket | typeof solveTicket>;

/** What staff do with requests: of two at once the second is told. */
export const createTicketAnswers = ({ db, events, notices, staffNames, auditEvents, desk, files }: Needs) => {
  const hold = async (tx: Tx, id: string): Promise<TicketRow> => {
    const found = (await findAnywhere(tx, id)) ?? refuse('not_found');
    return (await lockTicket(tx, found)) ?? refuse('not_found');
  };
  /** @throws Refusal `conversation_answered` or `conversation_written` where something came after what was read. */
  const mustHaveRead = async (tx: Tx, row: TicketRow, seen: number): Promise<void> => {
    const missed = await lastAfter(tx, row, seen);
    if (missed) refuse(missed === 'staff' ? 'conversation_answered' : 'conversation_written');
  };
  const changed = (tx: Tx, { merchantId, id: key }: TicketRow): void =>
    events.publish(tx, merchantId, { topic: 'ticket', key });
  const record = (
    tx: Tx,
    call: Acting,
    { merchantId, id: subjectId, subject: subjectName }: TicketRow,
    kind: AuditEventKind,
    changes: StaffAct['changes'] = [],
  ): Promise<void> => auditEvents.record(tx, call, { kind, merchantId, subjectId, subjectName, changes });
  const tell = (tx: Tx, row: TicketRow, what: NoticeData['ticketAnswered']['what']): Promise<void> => {
    const { merchantId, id: ticketId, lastPosition: position, subject, askedBy } = row;
    const data = { ticketId, position, subject, what };
    return notices.tell(tx, merchantId, { kind: 'ticketAnswered', data }, { onlyFor: askedBy });
  };
  const said = async (tx: Tx, { actor, now, body }: Call<typeof answerTicket | typeof noteTicket>) => ({
    authorId: actor.staffId,
    authorName: await staffNames.nameOf(tx, actor.staffId),
    text: body.text,
    at: now,
  });

  return {
    /** The first to answer is assigned the request, where it was unassigned. */
    answer: (call: Call<typeof answerTicket>): Promise<WholeDeskTicket> =>
      idempotently(db, call, async (tx) => {
        const { params, body, actor } = call;
        const row = await hold(tx, params.id);
        await mustHaveRead(tx, row, body.seen);
        if (row.state === 'solved') refuse('ticket_closed');
        const written = await writeMessage(tx, row, { kind: 'staff', ...(await said(tx, call)) }, body.state);
        await files.attach(tx, written, actor.staffId, body.files, call.now);
        const after = row.assigneeId === null ? await updateTicket(tx, row, { assigneeId: actor.staffId }) : written;
        changed(tx, after);
        await record(tx, call, row, 'ticketAnswered');
        await tell(tx, after, body.state);
        return desk.show(tx, after);
      }),

    note: (call: Call<typeof noteTicket>): Promise<WholeDeskTicket> =>
      idempotently(db, call, async (tx) => {
        const row = await hold(tx, call.params.id);
        const after = await writeMessage(tx, row, { kind: 'note', ...(await said(tx, call)) });
        await files.attach(tx, after, call.actor.staffId, call.body.files, call.now);
        await record(tx, call, row, 'ticketNoted');
        return desk.show(tx, after);
      }),

    /** @throws Refusal `not_found` also for one who may not answer. */
    assign: (call: Call<typeof assignTicket>): Promise<WholeDeskTicket> =>
      idempotently(db, call, async (tx) => {
        const { staffId } = call.body;
        const row = await hold(tx, call.params.id);
        if (row.assigneeId === staffId) return desk.show(tx, row);
        const names = new Map((await desk.colleagues(tx)).map((one) => [one.staffId, one.name]));
        if (staffId !== null && !names.has(staffId)) refuse('not_found');
        const after = await updateTicket(tx, row, { assigneeId: staffId });
        const nameOf = (id: string | null): string => (id === null ? '' : (names.get(id) ?? ''));
        const changes = [{ field: 'assignee', before: nameOf(row.assigneeId), after: nameOf(staffId) }] as const;
        await record(tx, call, row, 'ticketAssigned', changes);
        return desk.show(tx, after);
      }),

    /** One that is solved already stays so. */
    solve: (call: Call<typeof solveTicket>): Promise<WholeDeskTicket> =>
      idempotently(db, call, async (tx) => {
        const { params, body, now } = call;
        const row = await hold(tx, params.id);
        await mustHaveRead(tx, row, body.seen);
        if (row.state === 'solved') return desk.show(tx, row);
        const after = await moveTicket(tx, row, 'solved', now);
        changed(tx, after);
        await record(tx, call, row, 'ticketSolved');
        await tell(tx, after, 'solved');
        return desk.show(tx, after);
      }),
  };
};
export type TicketAnswers = ReturnType<typeof createTicketAnswers>;
