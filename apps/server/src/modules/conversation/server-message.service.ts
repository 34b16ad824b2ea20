import {
  type OpenTemplateMessage,
  type queryTemplateMessage,
  type sendTemplateMessage,
  serverMessagesADay,
  type TemplateMessageState,
} from '@balcao/contract/template-open';
import { constraintOf, type Db, type Queries, type Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import type { ChannelServers } from '../channel/channel-server.service.ts';
import type { OpenFollowers } from '../follower/open-follower.service.ts';
import type { TemplateSending } from '../template/template-sending.service.ts';
import { findById, lockById } from './conversation.repository.ts';
import type { ConversationRow } from './conversation.tables.ts';
import type { ConversationTelling } from './conversation-telling.ts';
import type { MachineAnswers } from './machine-answer.service.ts';
import { findAt } from './message.repository.ts';
import { addMessage } from './message-adding.ts';
import { countServerMessages, findServerMessage, insertServerMessage } from './server-message.repository.ts';
import type { ServerMessageRow } from './server-message.tables.ts';

interface Needs {
  readonly db: Db;
  readonly access: Pick<ChannelAccess, 'reachWith' | 'share'>;
  readonly servers: Pick<ChannelServers, 'reach'>;
  readonly followers: OpenFollowers;
  readonly templates: Pick<TemplateSending, 'fill' | 'named'>;
  readonly machines: Pick<MachineAnswers, 'openWith'>;
  readonly tell: Pick<ConversationTelling, 'changed'>;
}
type Sending = Call<typeof sendTemplateMessage>;
const dayMs = 86_400_000;
/** Under which name the team sees what its server says. */
const speaker = 'API';

const stateOf = ({ delivered, followerRead }: ConversationRow, position: number): TemplateMessageState => {
  if (position <= followerRead) return 'read';
  return position <= delivered ? 'delivered' : 'sent';
};

/** Two calls under one number at the same instant: the index knows (rule: database-decides). */
const withFreeNumber = async (work: Promise<void>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (constraintOf(error) === 'conversation_server_message_number') refuse('message_number_used');
    throw error;
  }
};

/** What servers of teams send to single followers, by the rights of the member who has let them (docs/decisions/103). */
export const createServerMessages = (needs: Needs) => {
  const { db, access, servers, followers, templates, machines, tell } = needs;

  const present = async (
    queries: Queries,
    sent: ServerMessageRow,
    row: ConversationRow,
  ): Promise<OpenTemplateMessage> => {
    const { number, channelId, position, template, language, at } = sent;
    const message = await findAt(queries, row, position);
    return {
      ...{ merchantMessageNumber: number, channelId, template, language },
      followerId: followers.idOf(row),
      text: message?.text ?? '',
      state: stateOf(row, position),
      sentAt: at.toISOString(),
    };
  };

  /** A channel in which the server may speak now. */
  const reachChannel = async (tx: Tx, { actor, body }: Sending) => {
    const { giver } = await servers.reach(tx, actor.merchantId, body.channelId);
    const reached = await access.reachWith(tx, giver, body.channelId, 'answer');
    const channel = await access.share(tx, reached.channel);
    if (channel.frozenAt) refuse('channel_frozen');
    if (channel.state === 'closed') refuse('state_forbids');
    return channel;
  };

  /** The words of the template, and in which language. */
  const fill = async (tx: Tx, { actor: { merchantId }, body }: Sending, own: OpenTemplateMessage['language']) => {
    const named = (await templates.named(tx, merchantId, body.template)) ?? refuseField('template', 'templateUnknown');
    const language = body.language ?? named.languageFor(own);
    return { language, filled: await templates.fill(tx, { ...body, merchantId, templateId: named.id, language }) };
  };

  /** The conversation, held, with a place for one more. */
  const holdRoom = async (tx: Tx, key: { merchantId: string; id: string }, now: Date): Promise<ConversationRow> => {
    const row = (await lockById(tx, key)) ?? refuse('not_found');
    if (row.isStopped) refuse('conversation_stopped');
    const said = { merchantId: key.merchantId, conversationId: key.id };
    const today = await countServerMessages(tx, said, new Date(now.getTime() - dayMs));
    return today < serverMessagesADay ? row : refuse('template_messages_today');
  };

  return {
    /**
     * Once for each number.
     * @throws Refusal `form_invalid` at the follower, the template, its language or a value; `template_not_sendable`;
     * `conversation_stopped`; `template_messages_today`; `message_number_used`; `channel_frozen`; `state_forbids`.
     */
    send: (call: Sending): Promise<OpenTemplateMessage> =>
      idempotently(db, call, async (tx) => {
        const { body, now } = call;
        const { merchantId, id: channelId } = await reachChannel(tx, call);
        const place = { merchantId, channelId };
        const { customerId, language: own } =
          (await followers.find(tx, place, body.followerId)) ?? refuseField('followerId', 'followerUnknown');
        const { language, filled } = await fill(tx, call, own);
        const conversationId =
          (await machines.openWith(tx, { ...place, customerId, now })) ?? refuseField('followerId', 'followerUnknown');
        const row = await holdRoom(tx, { merchantId, id: conversationId }, now);
        const said = { kind: 'notice', authorId: null, speaker, clientId: newId(now), at: now } as const;
        const { position } = await addMessage(tx, row, { ...said, ...filled });
        const { merchantMessageNumber: number, template } = body;
        const sent = {
          ...place,
          number,
          conversationId,
          position,
          template,
          language,
          at: now,
          deliveredAt: null,
          readAt: null,
        };
        await withFreeNumber(insertServerMessage(tx, sent));
        tell.changed(tx, row);
        return present(tx, sent, row);
      }),

    query: async ({ actor, params }: Call<typeof queryTemplateMessage>): Promise<OpenTemplateMessage> => {
      const { merchantId } = actor;
      const sent = (await findServerMessage(db, merchantId, params.merchantMessageNumber)) ?? refuse('not_found');
      await servers.reach(db, merchantId, sent.channelId);
      const row = (await findById(db, { merchantId, id: sent.conversationId })) ?? refuse('not_found');
      return present(db, sent, row);
    },
  };
};
export type ServerMessages = ReturnType<typeof createServerMessages>;
