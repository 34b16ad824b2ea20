import type { ChosenDocument } from '@balcao/ui/chosen-document';
import type { ChosenPicture } from '@balcao/ui/chosen-picture';
import type { ChosenVoice } from '@balcao/ui/chosen-voice';
import { createFileDrafts } from '@balcao/ui/file-draft';
import { createKeptFiles } from '@balcao/ui/kept-files';
import { beforeLogOut } from '../../lib/log-out.ts';

/** What a member keeps with a file or a recording that was not sent, or is not known to have arrived. */
interface Sending {
  /** Under which it is sent: it is the same in each tab that shows it. */
  readonly clientId: string;
  /** The words that it was sent with last. */
  readonly text?: string;
}
const keptFiles = createKeptFiles('balcao.backoffice');

/** Files of one kind by member, team and conversation. A member who logs out leaves none behind. */
const createMemberFiles = <V extends object>(kind: 'picture' | 'voice' | 'document') => {
  const drafts = createFileDrafts<V & Sending>(kind, keptFiles);
  beforeLogOut(drafts.clear);
  return {
    ...drafts,
    keep: (place: string, file: V): void => drafts.put(place, { ...file, clientId: crypto.randomUUID() }),

    /** The id under which it is sent with these words: the same for as long as the words are. */
    sendingIdOf: (place: string, file: V & Sending, text: string): string => {
      const isSame = file.text === undefined || file.text === text;
      const clientId = isSame ? file.clientId : crypto.randomUUID();
      drafts.put(place, { ...file, clientId, text });
      return clientId;
    },

    /** It has arrived; one that was chosen or recorded since then stays. */
    arrived: (place: string, clientId: string): void => {
      if (drafts.now(place)?.clientId === clientId) drafts.drop(place);
    },
  };
};
export const memberVoices = createMemberFiles<ChosenVoice>('voice');
export const memberPictures = createMemberFiles<ChosenPicture>('picture');
export const memberDocuments = createMemberFiles<ChosenDocument>('document');
