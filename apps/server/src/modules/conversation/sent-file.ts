import { createHash } from 'node:crypto';
import { filesADayAtMost, filesAMinuteAtMost } from '@balcao/contract/conversation-attachment';
import type { RefusalName } from '@balcao/contract/refusal';
import type { Tx } from '../../platform/db.ts';
import type { Limits } from '../../platform/limits.ts';
import { refuse } from '../../platform/refusal.ts';
import type { DocumentProblem, UploadMessages } from '../upload/upload-message.service.ts';
import { type KeptFile, type MessageRow, withFile } from './conversation.tables.ts';

interface Needs {
  readonly limits: Pick<Limits, 'strike'>;
  readonly uploads: UploadMessages;
}
interface Sender {
  readonly merchantId: string;
  /** The account or the customer. */
  readonly senderId: string;
}
type Attached = Pick<MessageRow, 'merchantId' | 'attachment'>;
/** A picture, a voice message or a document as it is sent, in Base64; a document with the name that its sender gave it. */
export type SentFile =
  | { readonly kind: 'picture' | 'voice'; readonly base64: string }
  | { readonly kind: 'document'; readonly base64: string; readonly name: string };

const refusal = 'too_many_requests';
const inAMinute = { name: 'conversation.picture', points: filesAMinuteAtMost, seconds: 60, refusal } as const;
const inADay = { name: 'conversation.pictures', points: filesADayAtMost, seconds: 86_400, refusal } as const;
const voiceRefusals = { wrong: 'voice_wrong', tooLong: 'voice_long' } as const;

const documentRefusals = {
  apk: 'file_is_apk',
  typeWrong: 'media_type_wrong',
  damaged: 'media_damaged',
  active: 'media_active',
  infected: 'document_infected',
} as const satisfies Record<DocumentProblem, RefusalName>;

/** Pictures, voice messages and documents that come with messages, from either side. */
export const createSentFiles = ({ limits, uploads }: Needs) => {
  const bytesOf = async ({ merchantId, attachment }: Attached): Promise<Buffer | undefined> =>
    withFile(attachment) ? uploads.read(merchantId, attachment.uploadId) : undefined;
  const store = {
    picture: async (bytes: Buffer, sender: Sender) => {
      const { id: uploadId, ...size } = (await uploads.store({ ...sender, bytes })) ?? refuse('picture_wrong');
      return { kind: 'picture', ...size, uploadId } as const;
    },
    voice: async (bytes: Buffer, sender: Sender) => {
      const stored = await uploads.storeVoice({ ...sender, bytes });
      if (typeof stored === 'string') return refuse(voiceRefusals[stored]);
      const { id: uploadId, ...facts } = stored;
      return { kind: 'voice', ...facts, uploadId } as const;
    },
    document: async (bytes: Buffer, sender: Sender, name: string) => {
      const stored = await uploads.storeDocument({ ...sender, bytes, name });
      if (typeof stored === 'string') return refuse(documentRefusals[stored]);
      const { id: uploadId, ...facts } = stored;
      return { kind: 'document', ...facts, uploadId } as const;
    },
  };
  const stored = (file: SentFile, bytes: Buffer, sender: Sender) =>
    file.kind === 'document' ? store.document(bytes, sender, file.name) : store[file.kind](bytes, sender);
  return {
    /** A file that is in its conversation already: nothing of it is stored again. */
    again: ({ kind, base64 }: SentFile): KeptFile => ({
      ...unstored[kind],
      sent: hashOf(Buffer.from(base64, 'base64')),
    }),

    /** Looks into a file and stores it, for a message that is about to be added. @throws Refusal `too_many_requests`; what is wrong with the file. */
    take: async (file: SentFile, sender: Sender): Promise<KeptFile> => {
      await limits.strike(inAMinute, sender.senderId);
      await limits.strike(inADay, sender.senderId);
      const bytes = Buffer.from(file.base64, 'base64');
      return { ...(await stored(file, bytes, sender)), sent: hashOf(bytes) };
    },

    /** The message stands on it from now on. */
    keep: async (tx: Tx, { merchantId, attachment, at }: Pick<MessageRow, 'merchantId' | 'attachment' | 'at'>) => {
      if (withFile(attachment)) await uploads.keep(tx, merchantId, attachment.uploadId, at);
    },

    /** Deletes the file of a message of an erased person. */
    erase: (tx: Tx, { merchantId, attachment }: Attached): Promise<void> =>
      withFile(attachment) ? uploads.erase(tx, merchantId, attachment.uploadId) : Promise.resolve(),

    /** The bytes of the file of a message. @throws Refusal `not_found` for a message without one of this kind. */
    read: async (kind: KeptFile['kind'], message: Attached | undefined): Promise<Buffer> =>
      (message?.attachment?.kind === kind ? await bytesOf(message) : undefined) ?? refuse('not_found'),
    /** The same; undefined for a message without one, or whose file is gone. */
    bytesOf,
  };
};
export type SentFiles = ReturnType<typeof createSentFiles>;

const unstored = {
  picture: { kind: 'picture', width: 0, height: 0, uploadId: '' },
  voice: { kind: 'voice', type: 'audio/webm', seconds: 0, uploadId: '' },
  document: { kind: 'document', type: 'txt', name: '', bytes: 0, scan: 'unscanned', uploadId: '' },
} as const;
const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
