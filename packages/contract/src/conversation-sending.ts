import * as z from 'zod/mini';
import { Place, PlaceLabel, sentPictureBytesAtMost } from './conversation-attachment.ts';
import { DocumentName, sentDocumentBytesAtMost } from './conversation-document.ts';
import { answerRefusals, ConversationMessage, MessageText, Position } from './conversation-message.ts';
import { PhoneMessage } from './conversation-phone.ts';
import { endpoint } from './endpoint.ts';
import { Id, queryWhole, token } from './scalars.ts';
import { voiceBytesAtMost } from './voice.ts';

const pictureWrong = { error: 'photo', abort: true } as const;
const lettersAtMost = Math.ceil(sentPictureBytesAtMost / 3) * 4;
/** A picture in Base64, with words where there are any. */
const PictureEntry = {
  /** An id of the sender's own, under which it counts once however often it comes. */
  clientId: Id,
  picture: z.base64(pictureWrong).check(z.minLength(4, pictureWrong), z.maxLength(lettersAtMost, pictureWrong)),
  text: z.optional(MessageText),
} as const;
/** The words with the picture take four bytes a letter at most. */
const bodyBytesAtMost = lettersAtMost + 64 * 1024;

/** Which message of its conversation, in an address. */
const MessagePosition = queryWhole(1, 2_147_483_647);

const ofLink = z.object({ link: token(22) });
const ofCustomer = { face: 'app', access: 'customer' } as const;
const writing = { ...ofCustomer, method: 'POST', rate: 'write', params: ofLink, reply: PhoneMessage } as const;
const writers = ['not_found', 'state_forbids', 'channel_frozen', 'conversation_follow', 'conversation_fast'] as const;

export const sendPicture = endpoint({
  ...writing,
  id: 'conversation.sendPicture',
  path: '/channel/{link}/conversation/picture',
  summary: 'Sends a picture to a channel that one follows, once for each id of the sender; it is encoded again',
  bodyBytesAtMost,
  body: z.strictObject(PictureEntry),
  refusals: [...writers, 'too_many_requests', 'picture_wrong', 'idempotency_key_reused'],
});

const voiceWrong = { error: 'voice', abort: true } as const;
const voiceLettersAtMost = Math.ceil(voiceBytesAtMost / 3) * 4;
/** A voice message in Base64, with words where there are any: Opus in WebM or Ogg, AAC in MP4, or MP3. */
const VoiceEntry = {
  clientId: Id,
  voice: z.base64(voiceWrong).check(z.minLength(4, voiceWrong), z.maxLength(voiceLettersAtMost, voiceWrong)),
  text: z.optional(MessageText),
} as const;
const voiceBodyBytesAtMost = voiceLettersAtMost + 64 * 1024;

export const sendVoice = endpoint({
  ...writing,
  id: 'conversation.sendVoice',
  path: '/channel/{link}/conversation/voice',
  summary:
    'Sends a voice message to a channel that one follows, once for each id of the sender; only its sound is kept',
  bodyBytesAtMost: voiceBodyBytesAtMost,
  body: z.strictObject(VoiceEntry),
  refusals: [...writers, 'too_many_requests', 'voice_wrong', 'voice_long', 'idempotency_key_reused'],
});

export const sendPlace = endpoint({
  ...writing,
  id: 'conversation.sendPlace',
  path: '/channel/{link}/conversation/place',
  summary: 'Sends a place to a channel that one follows, once for each id of the sender',
  body: z.strictObject({ clientId: Id, ...Place, label: z.nullable(PlaceLabel) }),
  refusals: [...writers, 'idempotency_key_reused'],
});

export const readOwnPicture = endpoint({
  ...ofCustomer,
  id: 'conversation.ownPicture',
  method: 'GET',
  path: '/channel/{link}/conversation/message/{position}/picture',
  summary: 'The picture of a message, for the follower whose conversation it is',
  rate: 'read',
  params: z.extend(ofLink, { position: MessagePosition }),
  reply: z.string(),
  refusals: ['not_found'],
  streams: 'image/webp',
});

export const readOwnVoice = endpoint({
  ...readOwnPicture,
  id: 'conversation.ownVoice',
  path: '/channel/{link}/conversation/message/{position}/voice',
  summary: 'The voice message of a message, for the follower whose conversation it is; the message says its type',
  streams: 'application/octet-stream',
});

export const readOwnDocument = endpoint({
  ...readOwnPicture,
  id: 'conversation.ownDocument',
  path: '/channel/{link}/conversation/message/{position}/document',
  summary: 'The document of a message, for the follower whose conversation it is; the message says its type',
  streams: 'application/octet-stream',
});

const access = (level: 'read' | 'write') => ({ menu: 'channels.index', level }) as const;
const ofConversation = z.object({ id: Id, conversationId: Id });

export const answerWithPicture = endpoint({
  id: 'conversation.answerWithPicture',
  face: 'admin',
  method: 'POST',
  path: '/channel/{id}/conversation/{conversationId}/picture',
  summary: 'Answers a follower with a picture, once for each id of the sender; it is encoded again',
  access: access('write'),
  rate: 'write',
  params: ofConversation,
  bodyBytesAtMost,
  body: z.strictObject({
    ...PictureEntry,
    /** The last message that the member has read: the answer is refused when a colleague has answered after it. */
    seen: Position,
  }),
  reply: ConversationMessage,
  refusals: [...answerRefusals, 'too_many_requests', 'picture_wrong'],
});

export const answerWithVoice = endpoint({
  id: 'conversation.answerWithVoice',
  face: 'admin',
  method: 'POST',
  path: '/channel/{id}/conversation/{conversationId}/voice',
  summary: 'Answers a follower by voice, once for each id of the sender; only its sound is kept',
  access: access('write'),
  rate: 'write',
  params: ofConversation,
  bodyBytesAtMost: voiceBodyBytesAtMost,
  body: z.strictObject({ ...VoiceEntry, seen: Position }),
  reply: ConversationMessage,
  refusals: [...answerRefusals, 'too_many_requests', 'voice_wrong', 'voice_long'],
});

const documentWrong = { error: 'sentDocument', abort: true } as const;
const documentLettersAtMost = Math.ceil(sentDocumentBytesAtMost / 3) * 4;

export const answerWithDocument = endpoint({
  id: 'conversation.answerWithDocument',
  face: 'admin',
  method: 'POST',
  path: '/channel/{id}/conversation/{conversationId}/document',
  summary:
    'Answers a follower with a document, once for each id of the sender: a PDF, DOCX, XLSX or plain text, by its content',
  access: access('write'),
  rate: 'write',
  params: ofConversation,
  bodyBytesAtMost: documentLettersAtMost + 64 * 1024,
  body: z.strictObject({
    clientId: Id,
    document: z
      .base64(documentWrong)
      .check(z.minLength(4, documentWrong), z.maxLength(documentLettersAtMost, documentWrong)),
    name: DocumentName,
    text: z.optional(MessageText),
    seen: Position,
  }),
  reply: ConversationMessage,
  refusals: [
    ...answerRefusals,
    'too_many_requests',
    'file_is_apk',
    'media_type_wrong',
    'media_damaged',
    'media_active',
    'document_infected',
  ],
});

export const readConversationPicture = endpoint({
  id: 'conversation.picture',
  face: 'admin',
  method: 'GET',
  path: '/channel/{id}/conversation/{conversationId}/message/{position}/picture',
  summary: 'The picture of a message, for members who may answer in the channel',
  access: access('read'),
  rate: 'read',
  params: z.extend(ofConversation, { position: MessagePosition }),
  reply: z.string(),
  refusals: ['not_found', 'channel_right'],
  streams: 'image/webp',
});

export const readConversationVoice = endpoint({
  ...readConversationPicture,
  id: 'conversation.voice',
  path: '/channel/{id}/conversation/{conversationId}/message/{position}/voice',
  summary: 'The voice message of a message, for members who may answer in the channel; the message says its type',
  streams: 'application/octet-stream',
});

export const readConversationDocument = endpoint({
  ...readConversationPicture,
  id: 'conversation.document',
  path: '/channel/{id}/conversation/{conversationId}/message/{position}/document',
  summary: 'The document of a message, for members who may answer in the channel; the message says its type',
  streams: 'application/octet-stream',
});
