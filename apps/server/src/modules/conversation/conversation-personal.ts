import type { Tx } from '../../platform/db.ts';
import type { Erased, PersonalData } from '../../platform/personal-data.ts';
import type { FoundChannels } from '../channel/found-channels.service.ts';
import type { ConversationRow, MessageRow } from './conversation.tables.ts';
import {
  closeErased,
  conversationsOfPerson,
  dropAttachment,
  emptyMessages,
  lockUnerased,
  messagesOfPerson,
  messagesWithPicture,
} from './conversation-personal.repository.ts';
import type { ConversationTelling } from './conversation-telling.ts';
import type { SentPictures } from './sent-picture.ts';

interface Needs {
  readonly found: Pick<FoundChannels, 'byPlaces'>;
  readonly tell: Pick<ConversationTelling, 'changed'>;
  readonly pictures: Pick<SentPictures, 'bytesOf' | 'erase'>;
}

/** Pictures that are deleted in one transaction. */
const picturesAtOnce = 20;

/** What a person wrote with channels. The team of a channel sees afterwards that messages were erased, and where they stood. */
export const createConversationData = ({ found, tell, pictures }: Needs): PersonalData => {
  const presentSaid = async (channel: string, row: MessageRow) => {
    const { position, kind, text, attachment, at } = row;
    const bytes = await pictures.bytesOf(row);
    return {
      ...{ channel, position, from: kind === 'follower' ? 'person' : 'channel', text, at },
      ...(bytes ? { picture: { type: 'image/webp', base64: bytes.toString('base64') } } : {}),
      ...(attachment?.kind === 'place' ? { place: attachment } : {}),
    };
  };
  const erasePictures = async (tx: Tx, row: ConversationRow): Promise<Erased> => {
    const some = await messagesWithPicture(tx, row, picturesAtOnce);
    for (const message of some) {
      await pictures.erase(tx, message);
      await dropAttachment(tx, row, message);
    }
    return some.length < picturesAtOnce ? 'done' : 'left';
  };
  return {
    name: 'conversations',
    read: async function* (queries, customerId) {
      for await (const rows of conversationsOfPerson(queries, customerId)) {
        const channels = await found.byPlaces(queries, rows);
        for (const row of rows) {
          const channel = channels.get(row.channelId)?.name ?? '';
          // One at a time: a message may come with a picture.
          for await (const said of messagesOfPerson(queries, row))
            for (const one of said) yield [await presentSaid(channel, one)];
        }
      }
    },
    erase: async (tx, customerId) => {
      const row = await lockUnerased(tx, customerId);
      if (!row) return 'done';
      if ((await erasePictures(tx, row)) === 'left') return 'left';
      if ((await emptyMessages(tx, row)) === 'done') tell.changed(tx, await closeErased(tx, row));
      return 'left';
    },
  };
};
