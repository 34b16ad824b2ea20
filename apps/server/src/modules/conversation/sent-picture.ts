import { createHash } from 'node:crypto';
import { picturesADayAtMost, picturesAMinuteAtMost } from '@balcao/contract/conversation-attachment';
import type { Tx } from '../../platform/db.ts';
import type { Limits } from '../../platform/limits.ts';
import { refuse } from '../../platform/refusal.ts';
import type { UploadMessages } from '../upload/upload-message.service.ts';
import type { KeptAttachment, MessageRow } from './conversation.tables.ts';

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
export type KeptPicture = Extract<KeptAttachment, { kind: 'picture' }>;

const refusal = 'too_many_requests';
const inAMinute = { name: 'conversation.picture', points: picturesAMinuteAtMost, seconds: 60, refusal } as const;
const inADay = { name: 'conversation.pictures', points: picturesADayAtMost, seconds: 86_400, refusal } as const;

/** Pictures that come with messages, from either side. */
export const createSentPictures = ({ limits, uploads }: Needs) => {
  const bytesOf = async ({ merchantId, attachment }: Attached): Promise<Buffer | undefined> =>
    attachment?.kind === 'picture' ? uploads.read(merchantId, attachment.uploadId) : undefined;
  return {
    /** A picture that is in its conversation already: nothing of it is stored again. */
    again: (base64: string): KeptPicture => ({ ...unstored, sent: hashOf(Buffer.from(base64, 'base64')) }),

    /** Looks into a picture and stores it, for a message that is about to be added. @throws Refusal `too_many_requests`; `picture_wrong`. */
    take: async (base64: string, { merchantId, senderId }: Sender): Promise<KeptPicture> => {
      await limits.strike(inAMinute, senderId);
      await limits.strike(inADay, senderId);
      const bytes = Buffer.from(base64, 'base64');
      const stored = (await uploads.store({ merchantId, senderId, bytes })) ?? refuse('picture_wrong');
      const { id: uploadId, width, height } = stored;
      return { kind: 'picture', width, height, uploadId, sent: hashOf(bytes) };
    },

    /** The message stands on it from now on. */
    keep: async (tx: Tx, { merchantId, attachment, at }: Pick<MessageRow, 'merchantId' | 'attachment' | 'at'>) => {
      if (attachment?.kind === 'picture') await uploads.keep(tx, merchantId, attachment.uploadId, at);
    },

    /** Deletes the picture of a message of an erased person. */
    erase: (tx: Tx, { merchantId, attachment }: Attached): Promise<void> =>
      attachment?.kind === 'picture' ? uploads.erase(tx, merchantId, attachment.uploadId) : Promise.resolve(),

    /** The bytes of the picture of a message, in WebP. @throws Refusal `not_found` for a message without one. */
    read: async (message: Attached | undefined): Promise<Buffer> =>
      (message && (await bytesOf(message))) ?? refuse('not_found'),
    /** The same; undefined for a message without one, or whose picture is gone. */
    bytesOf,
  };
};
export type SentPictures = ReturnType<typeof createSentPictures>;

const unstored = { kind: 'picture', width: 0, height: 0, uploadId: '' } as const;
const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
