import { Readable } from 'node:stream';
import type { ConversationMessage } from '@balcao/contract/conversation-message';
import type { PhoneMessage } from '@balcao/contract/conversation-phone';
import type {
  answerWithDocument,
  answerWithPicture,
  answerWithVoice,
  readConversationDocument,
  readConversationPicture,
  readConversationVoice,
  readOwnDocument,
  readOwnPicture,
  readOwnVoice,
  sendPicture,
  sendPlace,
  sendVoice,
} from '@balcao/contract/conversation-sending';
import type { Endpoint } from '@balcao/contract/endpoint';
import type { Db } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import { findBetween, findConversation } from './conversation.repository.ts';
import type { KeptFile } from './conversation.tables.ts';
import { placeOf, reachConversations } from './conversation-access.ts';
import type { Answering } from './conversation-answering.ts';
import type { PhoneAccess } from './conversation-phone-access.ts';
import type { PhoneWriting } from './conversation-phone-writing.ts';
import type { ConversationTelling } from './conversation-telling.ts';
import type { ConversationView } from './conversation-view.ts';
import { findAt, findByClient } from './message.repository.ts';
import { sentBefore } from './message-adding.ts';
import type { SentFile, SentFiles } from './sent-file.ts';

interface Needs {
  readonly db: Db;
  readonly access: Pick<ChannelAccess, 'reach'>;
  readonly answering: Answering;
  readonly reach: PhoneAccess;
  readonly writing: PhoneWriting;
  readonly files: SentFiles;
  readonly view: ConversationView;
  readonly tell: Pick<ConversationTelling, 'changed'>;
}

type Answer = Call<typeof answerWithPicture> | Call<typeof answerWithVoice> | Call<typeof answerWithDocument>;
type Reading<E extends Endpoint> = Pick<Call<E>, 'actor' | 'params'>;

/** What comes with messages of conversations: who sends it, and who sees it (docs/decisions/098, 106). */
export const createConversationAttachments = (needs: Needs) => {
  const { db, access, reach, writing, files, view, tell } = needs;
  const { reachToAnswer, put } = needs.answering;

  /** What a member answers with; looked into and stored before anything is held. @throws Refusal `not_found`; `channel_right`. */
  const take = async ({ actor, params, body: { clientId } }: Answer, file: SentFile) => {
    const channel = await reachConversations(access, db, actor, params.id);
    const key = { ...placeOf(channel), id: params.conversationId };
    const row = (await findConversation(db, key)) ?? refuse('not_found');
    if (await findByClient(db, row, clientId)) return files.again(file);
    return files.take(file, { merchantId: row.merchantId, senderId: actor.accountId });
  };
  /** A member's answer with a picture, by voice or with a document. */
  const answer = async (call: Answer, file: SentFile): Promise<ConversationMessage> => {
    const attachment = await take(call, file);
    return idempotently(db, call, async (tx) => {
      const { actor, params, body, now } = call;
      const { channel, row } = await reachToAnswer(tx, actor, params);
      const { text = '', clientId, seen } = body;
      const message = { kind: 'member', text, clientId, attachment, authorId: actor.accountId, at: now } as const;
      const before = await sentBefore(tx, row, message);
      const added = before ?? (await put(tx, channel, row, { ...message, seen }));
      if (!before) await files.keep(tx, added);
      tell.changed(tx, row);
      const [shown] = await view.messages(tx, [added]);
      return shown ?? refuse('not_found');
    });
  };

  /** @throws Refusal `not_found` for all but the follower whose conversation it is. */
  const readOwn = async (
    kind: KeptFile['kind'],
    { actor, params }: Reading<typeof readOwnPicture>,
  ): Promise<Readable> => {
    const { key } = await reach(db, params.link, actor.customerId);
    const row = (await findBetween(db, key)) ?? refuse('not_found');
    return Readable.from([await files.read(kind, await findAt(db, row, params.position))]);
  };
  /** @throws Refusal `not_found`, also for a conversation of another team; `channel_right`. */
  const read = async (
    kind: KeptFile['kind'],
    { actor, params }: Reading<typeof readConversationPicture>,
  ): Promise<Readable> => {
    const channel = await reachConversations(access, db, actor, params.id);
    const key = { ...placeOf(channel), id: params.conversationId };
    const row = (await findConversation(db, key)) ?? refuse('not_found');
    return Readable.from([await files.read(kind, await findAt(db, row, params.position))]);
  };

  return {
    /** @throws Refusal as of a text, and `picture_wrong`; `too_many_requests`. */
    send: ({ actor, params, body, now }: Call<typeof sendPicture>): Promise<PhoneMessage> => {
      const { clientId, picture, text = '' } = body;
      return writing(
        { customerId: actor.customerId, link: params.link, now },
        { clientId, file: { kind: 'picture', base64: picture }, text },
      );
    },

    /** @throws Refusal as of a text, and `voice_wrong`; `voice_long`; `too_many_requests`. */
    sendVoice: ({ actor, params, body, now }: Call<typeof sendVoice>): Promise<PhoneMessage> => {
      const { clientId, voice, text = '' } = body;
      const writer = { customerId: actor.customerId, link: params.link, now };
      return writing(writer, { clientId, file: { kind: 'voice', base64: voice }, text });
    },

    /** @throws Refusal as of a text. */
    sendPlace: ({ actor, params, body, now }: Call<typeof sendPlace>): Promise<PhoneMessage> => {
      const { clientId, ...at } = body;
      const writer = { customerId: actor.customerId, link: params.link, now };
      return writing(writer, { clientId, text: '', place: { kind: 'place', ...at } });
    },

    /** @throws Refusal as of a text, and `picture_wrong`; `too_many_requests`. */
    answer: (call: Call<typeof answerWithPicture>): Promise<ConversationMessage> =>
      answer(call, { kind: 'picture', base64: call.body.picture }),

    /** @throws Refusal as of a text, and `voice_wrong`; `voice_long`; `too_many_requests`. */
    answerByVoice: (call: Call<typeof answerWithVoice>): Promise<ConversationMessage> =>
      answer(call, { kind: 'voice', base64: call.body.voice }),

    /** @throws Refusal as of a text, and `file_is_apk`; `media_type_wrong`; `media_damaged`; `media_active`; `document_infected`; `too_many_requests`. */
    answerWithDocument: (call: Call<typeof answerWithDocument>): Promise<ConversationMessage> =>
      answer(call, { kind: 'document', base64: call.body.document, name: call.body.name }),

    readOwn: (call: Call<typeof readOwnPicture>) => readOwn('picture', call),
    readOwnVoice: (call: Call<typeof readOwnVoice>) => readOwn('voice', call),
    readOwnDocument: (call: Call<typeof readOwnDocument>) => readOwn('document', call),
    read: (call: Call<typeof readConversationPicture>) => read('picture', call),
    readVoice: (call: Call<typeof readConversationVoice>) => read('voice', call),
    readDocument: (call: Call<typeof readConversationDocument>) => read('document', call),
  };
};
export type ConversationAttachments = ReturnType<typeof createConversationAttachments>;
