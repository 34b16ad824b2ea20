import type { ReplyOf } from '@balcao/contract/endpoint';
import { defaultPageSize, totalCountedAtMost } from '@balcao/contract/page';
import type { DeskRobot, getDeskRobot, holdRobot, listDeskRobots, releaseRobot } from '@balcao/contract/robot-desk';
import { idKeys, lastKeyOf } from '../../platform/cursor.ts';
import type { Db, Queries } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { nameKeyOf } from '../../platform/name-key.ts';
import { skipOf } from '../../platform/page.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Notices } from '../notification/notices.service.ts';
import type { AuditEvents } from '../staff/audit-event.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { countEverywhere, findAnywhere, listEverywhere, putHold, type RobotListing } from './robot-desk.repository.ts';

interface Needs {
  readonly db: Db;
  readonly events: Pick<Events, 'publish'>;
  readonly notices: Pick<Notices, 'tell'>;
  readonly teams: Pick<TeamService, 'payees' | 'foundBy'>;
  readonly auditEvents: Pick<AuditEvents, 'record'>;
}
type Deciding = Call<typeof holdRobot> | Call<typeof releaseRobot>;

/** Robots of every team, as staff of the platform see them, and how they switch one off. */
export const createRobotDesk = ({ db, events, notices, teams, auditEvents }: Needs) => {
  const presentAll = async (queries: Queries, rows: readonly RobotListing[]): Promise<DeskRobot[]> => {
    const known = await teams.payees(queries, [...new Set(rows.map(({ merchantId }) => merchantId))]);
    return rows.map((row) => {
      const { id, name, isOn, heldAt, heldReason, greeting, persona, merchantId, createdAt } = row;
      const team = known.get(merchantId);
      return {
        ...{ id, name, greeting, persona },
        state: heldAt ? 'held' : isOn ? 'on' : 'off',
        channel: { id: row.channelId, name: row.channelName },
        merchant: { merchantId, number: team?.merchantNumber ?? '', name: team?.name ?? '' },
        held: heldAt && { reason: heldReason ?? '', at: heldAt.toISOString() },
        createdAt: createdAt.toISOString(),
      };
    });
  };

  const show = async (queries: Queries, id: string): Promise<DeskRobot> => {
    const row = (await findAnywhere(queries, id)) ?? refuse('not_found');
    const [shown] = await presentAll(queries, [row]);
    if (!shown) throw new Error('a robot that is there is presented');
    return shown;
  };

  /** What was decided is told to the team in the commit that does it. */
  const decide = (call: Deciding, isHeld: boolean): Promise<DeskRobot> =>
    idempotently(db, call, async (tx) => {
      const { params, body, now } = call;
      const { reason } = body;
      const row = (await findAnywhere(tx, params.id)) ?? refuse('not_found');
      if (!(await putHold(tx, row, isHeld ? { reason, at: now } : null))) refuse('colleague_first');
      const { merchantId, channelId, channelName: channel, id: robotId, name } = row;
      await auditEvents.record(tx, call, {
        kind: isHeld ? 'robotHeld' : 'robotReleased',
        merchantId,
        subjectId: robotId,
        subjectName: `${channel}: ${name}`,
        changes: [{ field: 'reason', before: '', after: reason }],
      });
      events.publish(tx, merchantId, { topic: 'robot', key: channelId });
      const what = isHeld ? 'held' : 'released';
      const data = { channelId, robotId, name, channel, what, reason, at: now.toISOString() } as const;
      await notices.tell(tx, merchantId, { kind: 'robotHeld', data });
      return show(tx, robotId);
    });

  return {
    list: async ({ query }: Call<typeof listDeskRobots>): Promise<ReplyOf<typeof listDeskRobots>> => {
      const { state, search: text, ...ask } = query;
      const { pageNum = 1, pageSize = defaultPageSize } = ask;
      const [skip, last] = [skipOf(ask), lastKeyOf(ask.cursor, idKeys)];
      const search =
        text === undefined ? undefined : { text, nameKey: nameKeyOf(text), teams: await teams.foundBy(db, text) };
      const rows = await listEverywhere(db, { state, search }, { last, limit: pageSize + 1, skip });
      const counted = await countEverywhere(db, { state, search });
      const page = rows.slice(0, pageSize);
      return {
        list: await presentAll(db, page),
        total: Math.min(counted, totalCountedAtMost),
        totalIsCapped: counted > totalCountedAtMost,
        pageNum,
        pageSize,
        nextCursor: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null,
      };
    },

    /** @throws Refusal `not_found`. */
    get: ({ params }: Call<typeof getDeskRobot>): Promise<DeskRobot> => show(db, params.id),

    /** @throws Refusal `not_found`; `colleague_first` when it is held already. */
    hold: (call: Call<typeof holdRobot>): Promise<DeskRobot> => decide(call, true),

    /** It stays off: its team knows whether its answers still hold. @throws Refusal `not_found`; `colleague_first` when it is not held. */
    release: (call: Call<typeof releaseRobot>): Promise<DeskRobot> => decide(call, false),
  };
};
export type RobotDesk = ReturnType<typeof createRobotDesk>;
