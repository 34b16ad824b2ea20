import { mask } from '@balcao/brazil/mask';
import type { ReplyOf } from '@balcao/contract/endpoint';
import { defaultPageSize, totalCountedAtMost } from '@balcao/contract/page';
import { StaffRole, staffMay } from '@balcao/contract/staff';
import type {
  DeskTicket,
  getDeskTicket,
  getTicketFigures,
  listDeskTickets,
  listTicketColleagues,
  WholeDeskTicket,
} from '@balcao/contract/ticket-desk';
import { cursorOf, idKeys, placeOf } from '../../platform/cursor.ts';
import { type Db, type Queries, transaction } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import { skipOf } from '../../platform/page.ts';
import { refuse } from '../../platform/refusal.ts';
import type { AuditEvents } from '../staff/audit-event.service.ts';
import type { StaffNames } from '../staff/staff-names.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { listMessages } from './ticket.repository.ts';
import type { TicketRow } from './ticket.tables.ts';
import { countQueue, findAnywhere, listQueue, medianSince, sumWaiting } from './ticket-desk.repository.ts';
import type { TicketFiles } from './ticket-files.ts';

interface Needs {
  readonly db: Db;
  readonly teams: Pick<TeamService, 'payees'>;
  readonly staffNames: Pick<StaffNames, 'namesOf' | 'recipientsOf'>;
  readonly auditEvents: Pick<AuditEvents, 'recordOnce'>;
  readonly files: Pick<TicketFiles, 'of'>;
}
const figureMs = 30 * 86_400_000;
/** A page that reads again is no new look. */
const lookSeconds = 600;

/** What teams ask support, as staff see it: names of the team's people hidden but for their ends (rule: masked). */
export const createTicketDesk = ({ db, teams, staffNames, auditEvents, files }: Needs) => {
  const presentAll = async (queries: Queries, rows: readonly TicketRow[]): Promise<DeskTicket[]> => {
    const assignees = rows.flatMap(({ assigneeId }) => assigneeId ?? []);
    const known = await teams.payees(queries, [...new Set(rows.map(({ merchantId }) => merchantId))]);
    const names = await staffNames.namesOf(queries, [...new Set(assignees)]);
    return rows.map((row) => {
      const { id, area, subject, state, merchantId, assigneeId } = row;
      const team = known.get(merchantId);
      return {
        ...{ id, area, subject, state },
        merchant: { merchantId, number: team?.merchantNumber ?? '', name: team?.name ?? '' },
        askedBy: mask(row.askedByName),
        assignee: assigneeId === null ? null : { staffId: assigneeId, name: names.get(assigneeId) ?? '' },
        createdAt: row.createdAt.toISOString(),
        lastAt: row.lastAt.toISOString(),
        waitingSince: row.waitingSince?.toISOString() ?? null,
      };
    });
  };

  const show = async (queries: Queries, row: TicketRow): Promise<WholeDeskTicket> => {
    const [shown] = await presentAll(queries, [row]);
    if (!shown) throw new Error('a request that is there is presented');
    const messages = await listMessages(queries, row, ['member', 'staff', 'note']);
    const sent = await files.of(queries, row);
    return {
      ...shown,
      view: row.view,
      lastPosition: row.lastPosition,
      messages: messages.map(({ position, kind, authorName, text, at }) => ({
        ...{ position, kind, text, at: at.toISOString() },
        files: [...(sent.get(position) ?? [])],
        name: kind === 'member' ? mask(authorName) : authorName,
      })),
    };
  };

  /** Everyone whose role answers requests. */
  const colleagues = async (queries: Queries): Promise<{ staffId: string; name: string }[]> => {
    const roles = StaffRole.options.filter((role) => staffMay(role, 'merchant.assist'));
    const people = (await Promise.all(roles.map((role) => staffNames.recipientsOf(queries, role)))).flat();
    const names = await staffNames.namesOf(
      queries,
      people.map(({ id }) => id),
    );
    return people
      .map(({ id }) => ({ staffId: id, name: names.get(id) ?? '' }))
      .sort((one, other) => one.name.localeCompare(other.name));
  };

  return {
    show,
    colleagues,

    list: async ({ actor, query }: Call<typeof listDeskTickets>): Promise<ReplyOf<typeof listDeskTickets>> => {
      const { pageNum = 1, pageSize = defaultPageSize, cursor, queue = 'waiting', ...filter } = query;
      const [skip, place] = [skipOf(query), placeOf(cursor, idKeys)];
      const by = { ...filter, queue, staffId: actor.staffId };
      const rows = await listQueue(db, by, { place, limit: pageSize + 1, skip });
      const counted = await countQueue(db, by);
      const page = rows.slice(0, pageSize);
      const last = page.at(-1);
      const lastAt = last && (queue === 'waiting' ? last.waitingSince : last.lastAt);
      return {
        list: await presentAll(db, page),
        total: Math.min(counted, totalCountedAtMost),
        totalIsCapped: counted > totalCountedAtMost,
        pageNum,
        pageSize,
        nextCursor: rows.length > pageSize && last && lastAt ? cursorOf({ at: lastAt, key: last.id }) : null,
      };
    },

    figures: async ({ actor, now }: Call<typeof getTicketFigures>): Promise<ReplyOf<typeof getTicketFigures>> => {
      const { oldest, ...counts } = await sumWaiting(db, actor.staffId);
      return {
        ...counts,
        oldestSince: oldest === null ? null : new Date(oldest).toISOString(),
        firstAnswerSeconds: await medianSince(db, new Date(now.getTime() - figureMs)),
      };
    },

    colleagueList: async (_call: Call<typeof listTicketColleagues>): Promise<ReplyOf<typeof listTicketColleagues>> => ({
      list: await colleagues(db),
    }),

    /** Writes down who looked, in the transaction that reads. @throws Refusal `not_found`. */
    get: (call: Call<typeof getDeskTicket>): Promise<WholeDeskTicket> =>
      transaction(db, async (tx) => {
        const row = (await findAnywhere(tx, call.params.id)) ?? refuse('not_found');
        const { merchantId, id: subjectId, subject: subjectName } = row;
        const shown = await show(tx, row);
        const look = { kind: 'ticketOpened', merchantId, subjectId, subjectName } as const;
        await auditEvents.recordOnce(tx, call, look, lookSeconds);
        return shown;
      }),
  };
};
export type TicketDesk = ReturnType<typeof createTicketDesk>;
