import { DEFAULT_ZONE, dayStart } from '@balcao/brazil/dates';
import type { ReplyOf } from '@balcao/contract/endpoint';
import { type ReportReason, reportsADay } from '@balcao/contract/moderation';
import {
  type listOwnReports,
  type OwnReport,
  ownReportsShown,
  type reportBroadcast,
  type reportChannel,
  type reportReply,
} from '@balcao/contract/moderation-report';
import { countedDayOf } from '../../platform/counted-day.ts';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { BroadcastFeed } from '../broadcast/broadcast-feed.service.ts';
import type { ReplyModeration } from '../reaction/reply-moderation.service.ts';
import type { CaseRow, ReportRow } from './moderation.tables.ts';
import { countReport, insertOpenCase, type NewCase } from './moderation-case.repository.ts';
import { countReportsSince, insertReport, listReportsOf, lockPerson } from './moderation-report.repository.ts';

interface Needs {
  readonly db: Db;
  readonly feed: Pick<BroadcastFeed, 'readable'>;
  readonly replies: Pick<ReplyModeration, 'readable'>;
}
type Asked = Call<typeof reportChannel> | Call<typeof reportBroadcast> | Call<typeof reportReply>;
/** What of the channel is meant, if not itself. */
interface Within {
  readonly broadcastId?: string;
  readonly replyId?: string;
}

const outcomes = {
  open: null,
  dismissed: 'kept',
  actioned: 'acted',
  appealed: 'acted',
  upheld: 'acted',
  reversed: 'kept',
} as const satisfies Record<CaseRow['state'], OwnReport['outcome']>;

const present = ({ report, of }: { report: ReportRow; of: CaseRow }): OwnReport => ({
  id: report.id,
  subject: of.subject,
  channel: of.channelName,
  label: of.label,
  reason: report.reason,
  reportedAt: report.reportedAt.toISOString(),
  outcome: outcomes[of.state],
  decidedAt: of.decidedAt?.toISOString() ?? null,
});

/** What people report of channels and of what these have sent. */
export const createModerationReports = ({ db, feed, replies }: Needs) => {
  /** Counts it in the case of its subject that waits; one that is decided in this moment is followed by another. */
  const countIn = async (tx: Tx, opened: NewCase, reason: ReportReason): Promise<CaseRow> => {
    for (;;) {
      await insertOpenCase(tx, opened);
      const row = await countReport(tx, opened, reason);
      if (row) return row;
    }
  };

  const reach = async (tx: Tx, { actor, params }: Asked, { broadcastId, replyId }: Within) => {
    const { customerId } = actor;
    const { channel, label } = await feed.readable(tx, params.link, customerId, broadcastId);
    const { merchantId, id: channelId } = channel;
    if (broadcastId === undefined) return { channel, label, subject: 'channel', subjectId: channelId } as const;
    if (replyId === undefined) return { channel, label, subject: 'broadcast', subjectId: broadcastId } as const;
    const key = { merchantId, channelId, id: replyId };
    const text = await replies.readable(tx, key, { broadcastId, customerId });
    return { channel, label: text, subject: 'reply', subjectId: replyId } as const;
  };

  const report = (call: Asked, within: Within): Promise<null> =>
    transaction(db, async (tx) => {
      const { actor, body, now } = call;
      const { customerId } = actor;
      await lockPerson(tx, customerId);
      const { channel, label, subject, subjectId } = await reach(tx, call, within);
      const today = new Date(dayStart(countedDayOf(now), DEFAULT_ZONE));
      if ((await countReportsSince(tx, customerId, today)) >= reportsADay) refuse('reports_today');
      const { merchantId, id: channelId, name: channelName } = channel;
      const opened: NewCase = {
        ...{ merchantId, id: newId(now), channelId, subject, subjectId, channelName, label },
        ...{ state: 'open', openedAt: now, lastReportedAt: now },
      };
      const { id: caseId } = await countIn(tx, opened, body.reason);
      const row = { ...body, merchantId, id: newId(now), caseId, customerId, reportedAt: now };
      if (!(await insertReport(tx, row))) refuse('reported_already');
      return null;
    });

  return {
    /** @throws Refusal `not_found` for what the person cannot read; `channel_frozen`; `reported_already`; `reports_today`. */
    reportChannel: (call: Call<typeof reportChannel>): Promise<null> => report(call, {}),

    /** @throws Refusal, the same. */
    reportBroadcast: (call: Call<typeof reportBroadcast>): Promise<null> => {
      const { broadcastId } = call.params;
      return report(call, { broadcastId });
    },

    /** @throws Refusal, the same; `not_found` also for a reply of one's own. */
    reportReply: (call: Call<typeof reportReply>): Promise<null> => {
      const { broadcastId, replyId } = call.params;
      return report(call, { broadcastId, replyId });
    },

    own: async ({ actor }: Call<typeof listOwnReports>): Promise<ReplyOf<typeof listOwnReports>> => ({
      list: (await listReportsOf(db, actor.customerId, ownReportsShown)).map(present),
    }),
  };
};
export type ModerationReports = ReturnType<typeof createModerationReports>;
