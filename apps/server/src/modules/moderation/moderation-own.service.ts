import type { ReplyOf } from '@balcao/contract/endpoint';
import { LogEvent } from '@balcao/contract/log';
import type { appealCase, listOwnCases, OwnCase } from '@balcao/contract/moderation-own';
import type { Db } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { CaseRow } from './moderation.tables.ts';
import { findCase, listSanctioned, moveCase } from './moderation-case.repository.ts';

interface Needs {
  readonly db: Db;
  readonly events: Pick<Events, 'publish'>;
  readonly logs: Pick<LogService, 'record'>;
  readonly access: Pick<ChannelAccess, 'reach' | 'reachToChange'>;
}
/** The last ones; a channel with more has other worries. */
const shownAtMost = 50;

const present = (row: CaseRow): OwnCase[] => {
  const { sanction, decidedAt, decidedReason, appeal, appealedAt } = row;
  if (!sanction || !decidedAt || decidedReason === null) return [];
  return [
    {
      id: row.id,
      subject: row.subject,
      broadcastId: row.subject === 'broadcast' ? row.subjectId : null,
      automationId: row.subject === 'robot' || row.subject === 'workflow' ? row.subjectId : null,
      label: row.label,
      sanction,
      state: row.state,
      reason: decidedReason,
      decidedAt: decidedAt.toISOString(),
      appeal: appeal !== null && appealedAt ? { text: appeal, at: appealedAt.toISOString() } : null,
    },
  ];
};

/** What a team reads of the decisions about its channels, and how it asks for another look. */
export const createOwnModeration = ({ db, events, logs, access }: Needs) => ({
  list: async ({ actor, params }: Call<typeof listOwnCases>): Promise<ReplyOf<typeof listOwnCases>> => {
    const { channel } = await access.reach(db, actor, params.id);
    const { merchantId, id: channelId } = channel;
    return { list: (await listSanctioned(db, { merchantId, channelId }, shownAtMost)).flatMap(present) };
  },

  /** @throws Refusal `state_forbids` when another look was asked for already, or nothing holds any more. */
  appeal: (call: Call<typeof appealCase>): Promise<OwnCase> =>
    idempotently(db, call, async (tx) => {
      const { actor, params, body, now } = call;
      const { channel } = await access.reachToChange(tx, actor, params.id);
      const { merchantId, id: channelId, name } = channel;
      const found = await findCase(tx, { merchantId, id: params.caseId });
      if (found?.channelId !== channelId || found.sanction === null || found.subject === 'reply') refuse('not_found');
      const to = { state: 'appealed', appeal: body.text, appealedAt: now } as const;
      const row = (await moveCase(tx, { merchantId, id: params.caseId }, ['actioned'], to)) ?? refuse('state_forbids');
      events.publish(tx, merchantId, { topic: 'channel', key: channelId });
      const subject = { kind: 'channel', id: channelId, name } as const;
      await logs.record(tx, call, { event: LogEvent.enum.moderationAppealed, subject });
      const [own] = present(row);
      if (!own) throw new Error('a case that is appealed is presented');
      return own;
    }),
});
export type OwnModeration = ReturnType<typeof createOwnModeration>;
