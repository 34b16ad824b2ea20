import { mimeOfDocument } from '@balcao/contract/conversation-document';
import type { Tx } from '../../platform/db.ts';
import type { Erased, PersonalData } from '../../platform/personal-data.ts';
import type { FoundChannels } from '../channel/found-channels.service.ts';
import { type ConversationRow, type KeptFile, type MessageRow, withFile } from './conversation.tables.ts';
import {
  closeErased,
  conversationsOfPerson,
  dropAttachment,
  emptyMessages,
  lockUnerased,
  messagesOfPerson,
  messagesWithFile,
} from './conversation-personal.repository.ts';
import type { ConversationTelling } from './conversation-telling.ts';
import type { SentFiles } from './sent-file.ts';

interface Needs {
  readonly found: Pick<FoundChannels, 'byPlaces'>;
  readonly tell: Pick<ConversationTelling, 'changed'>;
  readonly files: Pick<SentFiles, 'bytesOf' | 'erase'>;
}

/** Files that are deleted in one transaction. */
const filesAtOnce = 20;

/** A picture, a voice message or a document in the data of a person. */
const fileOf = (file: KeptFile, base64: string) => {
  if (file.kind === 'picture') return { picture: { type: 'image/webp', base64 } };
  if (file.kind === 'voice') return { voice: { type: file.type, seconds: file.seconds, base64 } };
  return { document: { type: mimeOfDocument(file.type), name: file.name, base64 } };
};

/** What a person wrote with channels. The team of a channel sees afterwards that messages were erased, and where they stood. */
export const createConversationData = ({ found, tell, files }: Needs): PersonalData => {
  const presentSaid = async (channel: string, row: MessageRow) => {
    const { position, kind, text, attachment, at } = row;
    const bytes = await files.bytesOf(row);
    return {
      ...{ channel, position, from: kind === 'follower' ? 'person' : 'channel', text, at },
      ...(bytes && withFile(attachment) ? fileOf(attachment, bytes.toString('base64')) : {}),
      ...(attachment?.kind === 'place' ? { place: attachment } : {}),
    };
  };
  const eraseFiles = async (tx: Tx, row: ConversationRow): Promise<Erased> => {
    const some = await messagesWithFile(tx, row, filesAtOnce);
    for (const message of some) {
      await files.erase(tx, message);
      await dropAttachment(tx, row, message);
    }
    return some.length < filesAtOnce ? 'done' : 'left';
  };
  return {
    name: 'conversations',
    read: async function* (queries, customerId) {
      for await (const rows of conversationsOfPerson(queries, customerId)) {
        const channels = await found.byPlaces(queries, rows);
        for (const row of rows) {
          const channel = channels.get(row.channelId)?.name ?? '';
          // One at a time: a message may come with a file.
          for await (const said of messagesOfPerson(queries, row))
            for (const one of said) yield [await presentSaid(channel, one)];
        }
      }
    },
    erase: async (tx, customerId) => {
      const row = await lockUnerased(tx, customerId);
      if (!row) return 'done';
      if ((await eraseFiles(tx, row)) === 'left') return 'left';
      if ((await emptyMessages(tx, row)) === 'done') tell.changed(tx, await closeErased(tx, row));
      return 'left';
    },
  };
};
