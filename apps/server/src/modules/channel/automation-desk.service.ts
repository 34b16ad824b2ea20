import type { AuditEventKind } from '@balcao/contract/audit-event-kind';
import type {
  automationDecision,
  automationList,
  DeskAutomation,
  DeskAutomationState,
  oneAutomation,
} from '@balcao/contract/automation-desk';
import type { Endpoint } from '@balcao/contract/endpoint';
import type { LiveEvent } from '@balcao/contract/notification';
import type { NoticeData, Told } from '@balcao/contract/notification-notice';
import { defaultPageSize, totalCountedAtMost } from '@balcao/contract/page';
import { idKeys, lastKeyOf } from '../../platform/cursor.ts';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { nameKeyOf } from '../../platform/name-key.ts';
import { skipOf } from '../../platform/page.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Notices } from '../notification/notices.service.ts';
import type { AuditEvent, AuditEvents } from '../staff/audit-event.service.ts';
import type { TeamService } from '../team/team.service.ts';
import type { AutomationRow, DeskBy, DeskPart, Hold } from './automation-row.ts';

export interface AutomationDeskNeeds {
  readonly db: Db;
  readonly events: Pick<Events, 'publish'>;
  readonly notices: Pick<Notices, 'tell'>;
  readonly teams: Pick<TeamService, 'payees' | 'foundBy'>;
  readonly auditEvents: Pick<AuditEvents, 'record'>;
}
type Listing = Pick<Call<Endpoint & typeof automationList>, 'query'>;
type Deciding = Call<Endpoint & typeof automationDecision>;
type Asking = Pick<Call<Endpoint & typeof oneAutomation>, 'params'>;

/** What the team is told of a decision, in addition to which robot or workflow it is about. */
interface Decided {
  readonly channelId: string;
  readonly channel: string;
  readonly name: string;
  readonly what: NoticeData['robotHeld']['what'];
  readonly reason: string;
  readonly at: string;
}

/** What the desk of robots and that of workflows have of their own. */
interface Automations<Row extends AutomationRow, Shown, Detail> {
  readonly rows: {
    list(queries: Queries, by: DeskBy, part: DeskPart): Promise<Row[]>;
    count(queries: Queries, by: DeskBy): Promise<number>;
    find(queries: Queries, id: string): Promise<Row | undefined>;
    /** Switches it off, or lets its team switch it on again. False where it has that state already. */
    putHold(tx: Tx, row: Row, hold: Hold | null): Promise<boolean>;
  };
  readonly present: (row: Row, desk: DeskAutomation) => Shown;
  readonly detail: (queries: Queries, row: Row, shown: Shown) => Detail | Promise<Detail>;
  readonly kinds: { readonly held: AuditEventKind; readonly released: AuditEventKind };
  readonly changed: (row: Row) => LiveEvent;
  readonly notice: (row: Row, decided: Decided) => Told;
}

const stateOf = ({ isOn, heldAt }: AutomationRow): DeskAutomationState => (heldAt ? 'held' : isOn ? 'on' : 'off');

/** Robots, or workflows, of every team, as staff of the platform see them, and how they switch one off (docs/decisions/152). */
export const createAutomationDesk = <Row extends AutomationRow, Shown, Detail>(
  { db, events, notices, teams, auditEvents }: AutomationDeskNeeds,
  { rows, present, detail, kinds, changed, notice }: Automations<Row, Shown, Detail>,
) => {
  const presentAll = async (queries: Queries, found: readonly Row[]): Promise<Shown[]> => {
    const known = await teams.payees(queries, [...new Set(found.map(({ merchantId }) => merchantId))]);
    return found.map((row) => {
      const { id, name, heldAt, heldReason, merchantId, channelId, channelName } = row;
      const team = known.get(merchantId);
      return present(row, {
        ...{ id, name },
        state: stateOf(row),
        channel: { id: channelId, name: channelName },
        merchant: { merchantId, number: team?.merchantNumber ?? '', name: team?.name ?? '' },
        held: heldAt && { reason: heldReason ?? '', at: heldAt.toISOString() },
      });
    });
  };
  const show = async (queries: Queries, id: string): Promise<Detail> => {
    const row = (await rows.find(queries, id)) ?? refuse('not_found');
    const [shown] = await presentAll(queries, [row]);
    if (!shown) throw new Error('a row that is there is presented');
    return detail(queries, row, shown);
  };

  /** What was decided is told to the team in the commit that does it. False where it stands so already. */
  const putRow = async (
    tx: Tx,
    act: AuditEvent,
    row: Row,
    { what, reason }: Pick<Decided, 'what' | 'reason'>,
  ): Promise<boolean> => {
    const { now } = act;
    if (!(await rows.putHold(tx, row, what === 'held' ? { reason, at: now } : null))) return false;
    const { merchantId, channelId, channelName: channel, id, name } = row;
    await auditEvents.record(tx, act, {
      kind: kinds[what],
      merchantId,
      subjectId: id,
      subjectName: `${channel}: ${name}`,
      changes: [{ field: 'reason', before: '', after: reason }],
    });
    events.publish(tx, merchantId, changed(row));
    const decided = { channelId, channel, name, what, reason, at: now.toISOString() };
    await notices.tell(tx, merchantId, notice(row, decided));
    return true;
  };

  const decide = (call: Deciding, what: Decided['what']): Promise<Detail> =>
    idempotently(db, call, async (tx) => {
      const { params, body } = call;
      const row = (await rows.find(tx, params.id)) ?? refuse('not_found');
      if (!(await putRow(tx, call, row, { what, reason: body.reason }))) refuse('colleague_first');
      return show(tx, params.id);
    });

  return {
    list: async ({ query }: Listing) => {
      const { state, search: text, ...ask } = query;
      const { pageNum = 1, pageSize = defaultPageSize } = ask;
      const [skip, last] = [skipOf(ask), lastKeyOf(ask.cursor, idKeys)];
      const search =
        text === undefined ? undefined : { text, nameKey: nameKeyOf(text), teams: await teams.foundBy(db, text) };
      const found = await rows.list(db, { state, search }, { last, limit: pageSize + 1, skip });
      const counted = await rows.count(db, { state, search });
      const page = found.slice(0, pageSize);
      return {
        list: await presentAll(db, page),
        total: Math.min(counted, totalCountedAtMost),
        totalIsCapped: counted > totalCountedAtMost,
        pageNum,
        pageSize,
        nextCursor: found.length > pageSize ? (page.at(-1)?.id ?? null) : null,
      };
    },

    /** As it is now; undefined once it is gone. */
    find: async (queries: Queries, id: string): Promise<Pick<DeskAutomation, 'id' | 'name' | 'state'> | undefined> => {
      const row = await rows.find(queries, id);
      return row && { id, name: row.name, state: stateOf(row) };
    },

    /** The same decision within another one. False where it stands so already, and where it is gone. */
    put: async (tx: Tx, act: AuditEvent, id: string, to: Pick<Decided, 'what' | 'reason'>): Promise<boolean> => {
      const row = await rows.find(tx, id);
      return row !== undefined && putRow(tx, act, row, to);
    },

    /** @throws Refusal `not_found`. */
    get: ({ params }: Asking): Promise<Detail> => show(db, params.id),

    /** @throws Refusal `not_found`; `colleague_first` when it is held already. */
    hold: (call: Deciding): Promise<Detail> => decide(call, 'held'),

    /** It stays off: its team knows whether it still holds. @throws Refusal `not_found`; `colleague_first` when it is not held. */
    release: (call: Deciding): Promise<Detail> => decide(call, 'released'),
  };
};
export type AutomationDesk = Pick<ReturnType<typeof createAutomationDesk>, 'find' | 'put'>;
