import type { ConversationMessage } from '@balcao/contract/conversation-message';
import type { ReplyOf } from '@balcao/contract/endpoint';
import type { listSendableTemplates, sendTemplate } from '@balcao/contract/template-sending';
import type { Db, Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import type { TemplateSending } from '../template/template-sending.service.ts';
import type { ConversationRow, MessageRow } from './conversation.tables.ts';
import { reachConversations } from './conversation-access.ts';
import type { Answering } from './conversation-answering.ts';
import type { ConversationTelling } from './conversation-telling.ts';
import type { ConversationView } from './conversation-view.ts';
import { findByClient } from './message.repository.ts';

interface Needs {
  readonly db: Db;
  readonly access: Pick<ChannelAccess, 'reach'>;
  readonly answering: Answering;
  readonly templates: TemplateSending;
  readonly view: Pick<ConversationView, 'messages'>;
  readonly tell: Pick<ConversationTelling, 'changed'>;
}

/** Members answer with message templates (docs/decisions/082). */
export const createConversationTemplates = ({ db, access, answering, templates, view, tell }: Needs) => {
  /** What was sent under this id. It stands, also when the template says something else by now, or is sent no more. */
  const sentBefore = async (
    tx: Tx,
    row: ConversationRow,
    { actor, body: { clientId, templateId } }: Call<typeof sendTemplate>,
  ): Promise<MessageRow | undefined> => {
    const before = await findByClient(tx, row, clientId);
    if (!before) return undefined;
    const isSame = before.kind === 'member' && before.authorId === actor.accountId && before.templateId === templateId;
    return isSame ? before : refuse('idempotency_key_reused');
  };

  return {
    list: async ({
      actor,
      params,
      query,
    }: Call<typeof listSendableTemplates>): Promise<ReplyOf<typeof listSendableTemplates>> => {
      const { merchantId } = await reachConversations(access, db, actor, params.id);
      return templates.listSendable(db, merchantId, query.search);
    },

    /**
     * It is an answer as any other.
     * @throws Refusal `template_not_sendable`; `form_invalid` at the language or a value; `conversation_answered`;
     * `conversation_stopped`; `channel_frozen`; `idempotency_key_reused`.
     */
    send: (call: Call<typeof sendTemplate>): Promise<ConversationMessage> =>
      idempotently(db, call, async (tx) => {
        const { actor, params, now } = call;
        const { channel, row } = await answering.reachToAnswer(tx, actor, params);
        const { clientId, seen, ...choice } = call.body;
        const { merchantId } = channel;
        const said = { kind: 'member', authorId: actor.accountId, clientId, at: now, seen } as const;
        const before = await sentBefore(tx, row, call);
        const added =
          before ??
          (await answering.put(tx, channel, row, {
            ...said,
            ...(await templates.fill(tx, { ...choice, merchantId })),
          }));
        tell.changed(tx, row);
        const [shown] = await view.messages(tx, [added]);
        return shown ?? refuse('not_found');
      }),
  };
};
export type ConversationTemplates = ReturnType<typeof createConversationTemplates>;
