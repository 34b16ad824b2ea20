import type { stopConversation } from '@balcao/contract/conversation-phone';
import type { reportMessage } from '@balcao/contract/moderation-report';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { TemplateComplaints } from '../template/template-quality.service.ts';
import { findBetween, lockBetween, updateConversation } from './conversation.repository.ts';
import type { ConversationRow, MessageRow } from './conversation.tables.ts';
import type { PhoneAccess } from './conversation-phone-access.ts';
import type { ConversationTelling } from './conversation-telling.ts';
import { findAt, findLastOfChannel } from './message.repository.ts';
import { automationOf, type ReportedAutomation } from './reportable-message.ts';

interface Needs {
  readonly db: Db;
  readonly reach: PhoneAccess;
  readonly complaints: TemplateComplaints;
  readonly tell: Pick<ConversationTelling, 'changed'>;
}

/** What people do against what a channel writes to them: they stop the conversation, or report a message. */
export const createConversationComplaints = ({ db, reach, complaints, tell }: Needs) => {
  /** Undefined for what was not made from a template. */
  const complainedOf = ({ merchantId, id, customerId }: ConversationRow, said: MessageRow | undefined, now: Date) => {
    if (!said?.templateId) return undefined;
    const { templateId, position, at: saidAt } = said;
    return { merchantId, conversationId: id, customerId, templateId, position, saidAt, now };
  };
  const stopped = async (tx: Tx, row: ConversationRow, now: Date): Promise<void> => {
    const complained = complainedOf(row, await findLastOfChannel(tx, row), now);
    if (complained) await complaints.stopped(tx, complained);
  };

  return {
    /** The template that was said last is complained of by it (docs/decisions/092). @throws Refusal `not_found`. */
    stop: ({ actor, params, body, now }: Call<typeof stopConversation>): Promise<null> =>
      transaction(db, async (tx) => {
        const { key } = await reach(tx, params.link, actor.customerId);
        const row = (await lockBetween(tx, key)) ?? refuse('not_found');
        if (row.isStopped === body.isStopped) return null;
        await updateConversation(tx, row, { isStopped: body.isStopped });
        if (body.isStopped) await stopped(tx, row, now);
        tell.changed(tx, row);
        return null;
      }),

    /**
     * Reports the template of a message, where it was made from one, and is undefined; otherwise returns the robot or the workflow that
     * wrote it. @throws Refusal `not_found`, also for what a person wrote; for a template also `reported_already` and `reports_today`.
     */
    report: async (
      tx: Tx,
      { actor, params, body, now }: Call<typeof reportMessage>,
    ): Promise<ReportedAutomation | undefined> => {
      const { key, channel } = await reach(tx, params.link, actor.customerId);
      const row = (await findBetween(tx, key)) ?? refuse('not_found');
      const said = (await findAt(tx, row, params.position)) ?? refuse('not_found');
      const complained = complainedOf(row, said, now);
      if (complained) {
        await complaints.report(tx, complained, body);
        return undefined;
      }
      const automation = automationOf(said) ?? refuse('not_found');
      const { merchantId, channelId } = row;
      const of = { merchantId, channelId, channelName: channel.name };
      return { ...automation, ...of, label: said.speaker ?? '', quoted: said.text };
    },
  };
};
export type ConversationComplaints = ReturnType<typeof createConversationComplaints>;
