import type { ReplyOf } from '@balcao/contract/endpoint';
import { LogEvent } from '@balcao/contract/log';
import { reaches } from '@balcao/contract/menus';
import { defaultPageSize, totalCountedAtMost } from '@balcao/contract/page';
import {
  type closeTicket,
  type createTicket,
  type getTicket,
  type listTickets as listTicketsCall,
  type readTicket,
  ticketMessagesADay,
  ticketsADay,
  type WholeTicket,
  type writeTicket,
} from '@balcao/contract/ticket';
import type { MemberActor } from '../../platform/actor.ts';
import { cursorOf, idKeys, placeOf } from '../../platform/cursor.ts';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import type { Limits, Rule } from '../../platform/limits.ts';
import { skipOf } from '../../platform/page.ts';
import { refuse, refuseRight } from '../../platform/refusal.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { LogService } from '../log/log.service.ts';
import { isReopenable, presentTicket, presentWhole } from './ticket.present.ts';
import {
  countTickets,
  countUnread,
  findTicket,
  insertMessage,
  insertTicket,
  listMessages,
  listTickets,
  lockTicket,
  markRead,
} from './ticket.repository.ts';
import type { TicketRow } from './ticket.tables.ts';
import type { TicketFiles } from './ticket-files.ts';
import { inTeam, maySee, mayWrite, subjectOf, ticketMenu } from './ticket-member.ts';
import { moveTicket, writeMessage } from './ticket-writing.ts';

interface Needs {
  readonly db: Db;
  readonly events: Pick<Events, 'publish'>;
  readonly limits: Pick<Limits, 'strike'>;
  readonly logs: Pick<LogService, 'record'>;
  readonly names: Pick<AccountNames, 'nameOf'>;
  readonly files: Pick<TicketFiles, 'count' | 'attach' | 'of'>;
}
const daySeconds = 86_400;
const asking: Rule = { name: 'ticket', points: ticketsADay, seconds: daySeconds };
const writing: Rule = { name: 'ticket-message', points: ticketMessagesADay, seconds: daySeconds };

/** What members ask the platform's support. Their own requests they always reach. */
export const createOwnTickets = ({ db, events, limits, logs, names, files }: Needs) => {
  const whole = async (queries: Queries, actor: MemberActor, row: TicketRow, now: Date): Promise<WholeTicket> =>
    presentWhole(row, await listMessages(queries, row, ['member', 'staff']), {
      accountId: actor.accountId,
      mayWrite: mayWrite(actor, row),
      files: await files.of(queries, row),
      now,
    });
  /** @throws Refusal `not_found`, also for a request of another member that this one may not see. */
  const seen = (actor: MemberActor, row: TicketRow | undefined): TicketRow =>
    row && maySee(actor, row) ? row : refuse('not_found');
  const hold = async (tx: Tx, actor: MemberActor, id: string): Promise<TicketRow> => {
    const row = seen(actor, await lockTicket(tx, { merchantId: actor.merchantId, id }));
    return mayWrite(actor, row) ? row : refuseRight({ menu: ticketMenu, level: 'write' });
  };
  const changed = (tx: Tx, { merchantId, id: key }: TicketRow): void =>
    events.publish(tx, merchantId, { topic: 'ticket', key });

  return {
    /** @throws Refusal `too_many_requests` beyond {@link ticketsADay} of a person in a day. */
    create: async (call: Call<typeof createTicket>): Promise<WholeTicket> => {
      const actor = inTeam(call.actor);
      await limits.strike(asking, actor.accountId);
      await files.count(actor.accountId, call.body.files);
      return idempotently(db, call, async (tx) => {
        const { body, now } = call;
        const { merchantId, accountId } = actor;
        const { text, files: sent, ...asked } = body;
        const id = newId(now);
        const askedByName = await names.nameOf(tx, accountId);
        const row = await insertTicket(tx, {
          ...{ merchantId, id, ...asked, state: 'open', askedBy: accountId, askedByName },
          ...{ createdAt: now, lastAt: now, lastPosition: 1, readPosition: 1, waitingSince: now },
        });
        const said = { kind: 'member', authorId: accountId, authorName: askedByName, text, at: now } as const;
        await insertMessage(tx, { merchantId, ticketId: id, position: 1, ...said });
        await files.attach(tx, row, accountId, sent, now);
        changed(tx, row);
        const reply = await whole(tx, actor, row, now);
        await logs.record(tx, { ...call, actor }, { event: LogEvent.enum.ticketAsked, subject: subjectOf(row) });
        return reply;
      });
    },

    list: async (call: Call<typeof listTicketsCall>): Promise<ReplyOf<typeof listTicketsCall>> => {
      const actor = inTeam(call.actor);
      const { merchantId, accountId } = actor;
      const { pageNum = 1, pageSize = defaultPageSize, cursor, state, mine } = call.query;
      const [skip, place] = [skipOf(call.query), placeOf(cursor, idKeys)];
      const seesAll = reaches(actor, ticketMenu, 'read');
      const by = { merchantId, state, askedBy: seesAll && mine === undefined ? undefined : accountId };
      const rows = await listTickets(db, by, { place, limit: pageSize + 1, skip });
      const [counted, unread] = [await countTickets(db, by), await countUnread(db, merchantId, accountId)];
      const page = rows.slice(0, pageSize);
      const last = page.at(-1);
      return {
        list: page.map((row) => presentTicket(row, accountId)),
        total: Math.min(counted, totalCountedAtMost),
        totalIsCapped: counted > totalCountedAtMost,
        pageNum,
        pageSize,
        nextCursor: rows.length > pageSize && last ? cursorOf({ at: last.lastAt, key: last.id }) : null,
        unread,
        seesAll,
      };
    },

    get: async (call: Call<typeof getTicket>): Promise<WholeTicket> => {
      const actor = inTeam(call.actor);
      const { params, now } = call;
      return whole(db, actor, seen(actor, await findTicket(db, { ...actor, id: params.id })), now);
    },

    /** Opens it again. @throws Refusal `ticket_closed` for one that was solved more than 30 days ago; `too_many_requests`. */
    write: async (call: Call<typeof writeTicket>): Promise<WholeTicket> => {
      const actor = inTeam(call.actor);
      await limits.strike(writing, actor.accountId);
      await files.count(actor.accountId, call.body.files);
      return idempotently(db, call, async (tx) => {
        const { params, body, now } = call;
        const { accountId } = actor;
        const row = await hold(tx, actor, params.id);
        if (row.state === 'solved' && !isReopenable(row, now)) refuse('ticket_closed');
        const authorName = await names.nameOf(tx, accountId);
        const said = { kind: 'member', authorId: accountId, authorName, text: body.text, at: now } as const;
        const after = await writeMessage(tx, row, said, 'open');
        await files.attach(tx, after, accountId, body.files, now);
        changed(tx, after);
        const reply = await whole(tx, actor, after, now);
        if (row.state === 'solved')
          await logs.record(tx, { ...call, actor }, { event: LogEvent.enum.ticketReopened, subject: subjectOf(row) });
        return reply;
      });
    },

    /** One that is solved already stays so. */
    close: (call: Call<typeof closeTicket>): Promise<WholeTicket> => {
      const actor = inTeam(call.actor);
      return idempotently(db, call, async (tx) => {
        const { params, now } = call;
        const row = await hold(tx, actor, params.id);
        if (row.state === 'solved') return whole(tx, actor, row, now);
        const after = await moveTicket(tx, row, 'solved', now);
        changed(tx, after);
        const reply = await whole(tx, actor, after, now);
        await logs.record(tx, { ...call, actor }, { event: LogEvent.enum.ticketClosed, subject: subjectOf(row) });
        return reply;
      });
    },

    /** What others of the team read changes nothing. */
    read: (call: Call<typeof readTicket>): Promise<null> => {
      const actor = inTeam(call.actor);
      return idempotently(db, call, async (tx) => {
        const { params, body } = call;
        const row = seen(actor, await findTicket(tx, { ...actor, id: params.id }));
        if (row.askedBy === actor.accountId && (await markRead(tx, row, body.position))) changed(tx, row);
        return null;
      });
    },
  };
};
export type OwnTickets = ReturnType<typeof createOwnTickets>;
