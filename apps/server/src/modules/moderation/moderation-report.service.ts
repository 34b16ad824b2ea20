import { DEFAULT_ZONE, dayStart } from '@balcao/brazil/dates';
import type { ReplyOf } from '@balcao/contract/endpoint';
import { type ReportReason, reportsADay } from '@balcao/contract/moderation';
import {
  type listOwnReports,
  type OwnReport,
  ownReportsShown,
  type reportBroadcast,
  type reportChannel,
  type reportMessage,
  type reportReply,
} from '@balcao/contract/moderation-report';
import { countedDayOf } from '../../platform/counted-day.ts';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { BroadcastFeed } from '../broadcast/broadcast-feed.service.ts';
import type { ConversationComplaints } from '../conversation/conversation-complaint.service.ts';
import type { ReplyModeration } from '../reaction/reply-moderation.service.ts';
import type { CaseRow, ReportRow } from './moderation.tables.ts';
import { countReport, insertOpenCase, type NewCase } from './moderation-case.repository.ts';
import { countReportsSince, insertReport, listReportsOf, lockPerson } from './moderation-report.repository.ts';

interface Needs {
  readonly db: Db;
  readonly feed: Pick<BroadcastFeed, 'readable'>;
  readonly replies: Pick<ReplyModeration, 'readable'>;
  readonly messages: () => Pick<ConversationComplaints, 'report'>;
}
type Subject = Pick<NewCase, 'merchantId' | 'channelId' | 'channelName' | 'subject' | 'subjectId' | 'label'>;
type Asked = Call<typeof reportChannel> | Call<typeof reportBroadcast> | Call<typeof reportReply>;
type Reporting = Pick<Asked, 'actor' | 'body' | 'now'>;
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

/** What a team calls its robots and workflows, people do not read. */
const nameOf = ({ subject, label }: CaseRow): string => (subject === 'robot' || subject === 'workflow' ? '' : label);

const present = ({ report, of }: { report: ReportRow; of: CaseRow }): OwnReport => ({
  id: report.id,
  subject: of.subject,
  channel: of.channelName,
  label: nameOf(of),
  reason: report.reason,
  reportedAt: report.reportedAt.toISOString(),
  outcome: outcomes[of.state],
  decidedAt: of.decidedAt?.toISOString() ?? null,
});

/** What people report of channels and of what these have sent. */
export const createModerationReports = ({ db, feed, replies, messages }: Needs) => {
  /** Counts it in the case of its subject that waits; one that is decided in this moment is followed by another. */
  const countIn = async (tx: Tx, opened: NewCase, reason: ReportReason): Promise<CaseRow> => {
    for (;;) {
      await insertOpenCase(tx, opened);
      const row = await countReport(tx, opened, reason);
      if (row) return row;
    }
  };

  const reach = async (tx: Tx, { actor, params }: Asked, { broadcastId, replyId }: Within): Promise<Subject> => {
    const { customerId } = actor;
    const { channel, label } = await feed.readable(tx, params.link, customerId, broadcastId);
    const { merchantId, id: channelId, name: channelName } = channel;
    const of = { merchantId, channelId, channelName, label };
    if (broadcastId === undefined) return { ...of, subject: 'channel', subjectId: channelId };
    if (replyId === undefined) return { ...of, subject: 'broadcast', subjectId: broadcastId };
    const key = { merchantId, channelId, id: replyId };
    const text = await replies.readable(tx, key, { broadcastId, customerId });
    return { ...of, subject: 'reply', subjectId: replyId, label: text };
  };

  const keep = async (tx: Tx, { actor, body, now }: Reporting, subject: Subject, quoted = ''): Promise<void> => {
    const { customerId } = actor;
    const today = new Date(dayStart(countedDayOf(now), DEFAULT_ZONE));
    if ((await countReportsSince(tx, customerId, today)) >= reportsADay) refuse('reports_today');
    const { merchantId } = subject;
    const opened = { ...subject, id: newId(now), state: 'open', openedAt: now, lastReportedAt: now } as const;
    const { id: caseId } = await countIn(tx, opened, body.reason);
    const row = { ...body, merchantId, id: newId(now), caseId, customerId, quoted, reportedAt: now };
    if (!(await insertReport(tx, row))) refuse('reported_already');
  };

  const report = (call: Asked, within: Within): Promise<null> =>
    transaction(db, async (tx) => {
      await lockPerson(tx, call.actor.customerId);
      await keep(tx, call, await reach(tx, call, within));
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

    /**
     * What a robot or a workflow said counts in the case of that one, with its words; what a template said, in the quality of the template.
     * @throws Refusal `not_found`, also for what a person wrote; `reported_already`; `reports_today`.
     */
    reportMessage: (call: Call<typeof reportMessage>): Promise<null> =>
      transaction(db, async (tx) => {
        await lockPerson(tx, call.actor.customerId);
        const said = await messages().report(tx, call);
        if (!said) return null;
        const { quoted, ...subject } = said;
        await keep(tx, call, subject, quoted);
        return null;
      }),

    own: async ({ actor }: Call<typeof listOwnReports>): Promise<ReplyOf<typeof listOwnReports>> => ({
      list: (await listReportsOf(db, actor.customerId, ownReportsShown)).map(present),
    }),
  };
};
export type ModerationReports = ReturnType<typeof createModerationReports>;
