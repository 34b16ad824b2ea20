import type { ReplyOf } from '@balcao/contract/endpoint';
import { ReportReason } from '@balcao/contract/moderation';
import {
  type DeskCase,
  type DeskCaseDetail,
  type getDeskCase,
  type listDeskCases,
  textsShown,
} from '@balcao/contract/moderation-desk';
import { defaultPageSize, totalCountedAtMost } from '@balcao/contract/page';
import { cursorOf, idKeys, placeOf } from '../../platform/cursor.ts';
import type { Db, Queries } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import { skipOf } from '../../platform/page.ts';
import { refuse } from '../../platform/refusal.ts';
import type { BroadcastModeration, DeskReader } from '../broadcast/broadcast-moderation.service.ts';
import type { AutomationDesk } from '../channel/automation-desk.service.ts';
import type { ChannelDesk } from '../channel/channel-desk.service.ts';
import type { ReplyModeration } from '../reaction/reply-moderation.service.ts';
import type { StaffNames } from '../staff/staff-names.service.ts';
import type { TeamService } from '../team/team.service.ts';
import type { CaseRow } from './moderation.tables.ts';
import { countCases, countWaiting, findAnywhere, listCases, listDecisions } from './moderation-case.repository.ts';
import { listTexts } from './moderation-report.repository.ts';

interface Needs {
  readonly db: Db;
  readonly teams: Pick<TeamService, 'payees'>;
  readonly staffNames: Pick<StaffNames, 'namesOf'>;
  readonly channels: Pick<ChannelDesk, 'find' | 'avatarOf'>;
  readonly broadcasts: Pick<BroadcastModeration, 'show'>;
  readonly replies: Pick<ReplyModeration, 'show'>;
  readonly automations: () => Automations;
}
/** What staff know of robots and of workflows. */
export type Automations = Readonly<Record<'robot' | 'workflow', AutomationDesk>>;
/** The desk of what answers by itself; undefined for any other subject. */
export const deskOf = (automations: Automations, { subject }: CaseRow) =>
  subject === 'robot' || subject === 'workflow' ? automations[subject] : undefined;

const countedOf = ({ reasons }: CaseRow): DeskCase['reasons'] =>
  ReportReason.options
    .flatMap((reason) => {
      const { [reason]: count = 0 } = reasons;
      return count > 0 ? [{ reason, count }] : [];
    })
    .sort((one, other) => other.count - one.count);

/** What was reported, as staff of the platform see it. */
export const createModerationDesk = (needs: Needs) => {
  const { db, teams, staffNames, channels, broadcasts, replies, automations } = needs;
  const presentAll = async (queries: Queries, rows: readonly CaseRow[]): Promise<DeskCase[]> => {
    const known = await teams.payees(queries, [...new Set(rows.map(({ merchantId }) => merchantId))]);
    return rows.map((row) => {
      const team = known.get(row.merchantId);
      return {
        id: row.id,
        subject: row.subject,
        state: row.state,
        channel: { id: row.channelId, name: row.channelName },
        label: row.label,
        merchant: { merchantId: row.merchantId, number: team?.merchantNumber ?? '', name: team?.name ?? '' },
        reports: row.reports,
        reasons: countedOf(row),
        openedAt: row.openedAt.toISOString(),
        lastReportedAt: row.lastReportedAt.toISOString(),
        sanction: row.sanction,
        appealedAt: row.appealedAt?.toISOString() ?? null,
        decidedAt: row.decidedAt?.toISOString() ?? null,
      };
    });
  };

  const decisionsOf = async (queries: Queries, row: CaseRow): Promise<DeskCaseDetail['decisions']> => {
    const decisions = await listDecisions(queries, row);
    const names = await staffNames.namesOf(queries, [...new Set(decisions.map(({ staffId }) => staffId))]);
    return decisions.map(({ decision, reason, staffId, decidedAt }) => ({
      decision,
      reason,
      by: names.get(staffId) ?? '',
      at: decidedAt.toISOString(),
    }));
  };

  /** One of them with the subject as it is now, for one who looks. */
  const show = async (queries: Queries, row: CaseRow, reader: DeskReader): Promise<DeskCaseDetail> => {
    const { merchantId, channelId, subject, subjectId } = row;
    const channel = await channels.find(queries, channelId);
    const [shown] = await presentAll(queries, [row]);
    if (!shown) throw new Error('a case that is there is presented');
    const { name, description, followers, state, frozenAt } = channel;
    const key = { merchantId, channelId, id: subjectId };
    const texts = await listTexts(queries, row, textsShown);
    return {
      ...shown,
      about: {
        ...{ name, description, followers, state },
        avatar: channels.avatarOf(channel),
        frozenAt: frozenAt?.toISOString() ?? null,
      },
      post: subject === 'broadcast' ? await broadcasts.show(queries, key, reader) : null,
      reply: subject === 'reply' ? await replies.show(queries, key) : null,
      automation: (await deskOf(automations(), row)?.find(queries, subjectId)) ?? null,
      texts: texts.map(({ reportedAt, ...said }) => ({ ...said, at: reportedAt.toISOString() })),
      appeal: row.appeal !== null && row.appealedAt ? { text: row.appeal, at: row.appealedAt.toISOString() } : null,
      decisions: await decisionsOf(queries, row),
    };
  };

  return {
    show,
    presentAll,

    list: async ({ query }: Call<typeof listDeskCases>): Promise<ReplyOf<typeof listDeskCases>> => {
      const { pageNum = 1, pageSize = defaultPageSize, cursor, ...by } = query;
      const [skip, place] = [skipOf(query), placeOf(cursor, idKeys)];
      const rows = await listCases(db, by, { place, limit: pageSize + 1, skip });
      const counted = await countCases(db, by);
      const page = rows.slice(0, pageSize);
      const last = page.at(-1);
      return {
        list: await presentAll(db, page),
        total: Math.min(counted, totalCountedAtMost),
        totalIsCapped: counted > totalCountedAtMost,
        pageNum,
        pageSize,
        nextCursor: rows.length > pageSize && last ? cursorOf({ at: last.openedAt, key: last.id }) : null,
        waiting: await countWaiting(db),
      };
    },

    get: async ({ actor, params, now }: Call<typeof getDeskCase>): Promise<DeskCaseDetail> =>
      show(db, (await findAnywhere(db, params.id)) ?? refuse('not_found'), { staffId: actor.staffId, now }),
  };
};
export type ModerationDesk = ReturnType<typeof createModerationDesk>;
