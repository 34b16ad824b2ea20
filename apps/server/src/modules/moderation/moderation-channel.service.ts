import type { ReplyOf } from '@balcao/contract/endpoint';
import type {
  DeskChannel,
  DeskChannelDetail,
  freezeChannel,
  getDeskChannel,
  listDeskChannels,
  putChannelLimit,
} from '@balcao/contract/moderation-channel';
import type { Db, Queries } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { nameKeyOf } from '../../platform/name-key.ts';
import type { ChannelDesk } from '../channel/channel-desk.service.ts';
import type { AuditEvents } from '../staff/audit-event.service.ts';
import type { StaffNames } from '../staff/staff-names.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { listCasesOf, sumWaiting } from './moderation-case.repository.ts';
import type { ModerationDecisions } from './moderation-decision.service.ts';
import type { ModerationDesk } from './moderation-desk.service.ts';
import { insertLimit, listLimits } from './moderation-limit.repository.ts';

interface Needs {
  readonly db: Db;
  readonly channels: ChannelDesk;
  readonly desk: Pick<ModerationDesk, 'presentAll'>;
  readonly decisions: Pick<ModerationDecisions, 'freeze'>;
  readonly teams: Pick<TeamService, 'payees'>;
  readonly staffNames: Pick<StaffNames, 'namesOf'>;
  readonly auditEvents: Pick<AuditEvents, 'record'>;
}
type Row = Awaited<ReturnType<ChannelDesk['find']>>;
/** Of one channel, on its page. */
const shownAtMost = 100;

/** All channels, as staff of the platform see them, and what they do with one of their own accord. */
export const createModerationChannels = (needs: Needs) => {
  const { db, channels, desk, decisions, teams, staffNames, auditEvents } = needs;

  const presentAll = async (queries: Queries, rows: readonly Row[]): Promise<DeskChannel[]> => {
    const known = await teams.payees(queries, [...new Set(rows.map(({ merchantId }) => merchantId))]);
    const waiting = await sumWaiting(queries, rows);
    return rows.map((row) => {
      const { id, name, type, state, followers, broadcastsADay, merchantId, frozenAt, createdAt } = row;
      const team = known.get(merchantId);
      return {
        ...{ id, name, type, state, followers, broadcastsADay },
        avatar: channels.avatarOf(row),
        frozenAt: frozenAt?.toISOString() ?? null,
        merchant: { merchantId, number: team?.merchantNumber ?? '', name: team?.name ?? '' },
        reports: waiting.get(id) ?? 0,
        createdAt: createdAt.toISOString(),
      };
    });
  };

  const limitsOf = async (queries: Queries, { merchantId, id }: Row): Promise<DeskChannelDetail['limits']> => {
    const rows = await listLimits(queries, { merchantId, channelId: id }, shownAtMost);
    const names = await staffNames.namesOf(queries, [...new Set(rows.map(({ staffId }) => staffId))]);
    return rows.map(({ before, after, reason, staffId, decidedAt }) => ({
      ...{ before, after, reason },
      by: names.get(staffId) ?? '',
      at: decidedAt.toISOString(),
    }));
  };

  const show = async (queries: Queries, id: string): Promise<DeskChannelDetail> => {
    const row = await channels.find(queries, id);
    const [shown] = await presentAll(queries, [row]);
    if (!shown) throw new Error('a channel that is there is presented');
    const cases = await listCasesOf(queries, { merchantId: row.merchantId, channelId: id }, shownAtMost);
    return {
      ...shown,
      url: channels.urlOf(row),
      description: row.description,
      badges: channels.badgesOf(row),
      cases: await desk.presentAll(queries, cases),
      limits: await limitsOf(queries, row),
    };
  };

  return {
    list: async ({ query }: Call<typeof listDeskChannels>): Promise<ReplyOf<typeof listDeskChannels>> => {
      const { state, isFrozen, search, ...ask } = query;
      const nameKey = search === undefined ? undefined : nameKeyOf(search);
      const by = { state, isFrozen: isFrozen && isFrozen === 'yes', nameKey };
      const { rows, ...page } = await channels.page(db, by, ask);
      return { ...page, list: await presentAll(db, rows) };
    },

    get: ({ params }: Call<typeof getDeskChannel>): Promise<DeskChannelDetail> => show(db, params.id),

    /** @throws Refusal `colleague_first` when it is frozen already. */
    freeze: (call: Call<typeof freezeChannel>): Promise<DeskChannelDetail> =>
      idempotently(db, call, async (tx) => {
        const row = await channels.find(tx, call.params.id);
        await decisions.freeze(tx, call, row);
        return show(tx, row.id);
      }),

    putLimit: (call: Call<typeof putChannelLimit>): Promise<DeskChannelDetail> =>
      idempotently(db, call, async (tx) => {
        const { actor, params, body, now } = call;
        const { broadcastsADay: after, reason } = body;
        const { merchantId, id: channelId, name } = await channels.find(tx, params.id);
        const before = await channels.putLimit(tx, { merchantId, id: channelId }, after);
        const id = newId(now);
        const { staffId } = actor;
        await insertLimit(tx, { merchantId, id, channelId, before, after, reason, staffId, decidedAt: now });
        await auditEvents.record(tx, call, {
          kind: 'channelLimitChanged',
          merchantId,
          subjectId: channelId,
          subjectName: name,
          changes: [{ field: 'reason', before: '', after: `${before} → ${after}. ${reason}` }],
        });
        return show(tx, channelId);
      }),
  };
};
export type ModerationChannels = ReturnType<typeof createModerationChannels>;
