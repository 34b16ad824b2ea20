import { useChosenDocument } from '@balcao/ui/chosen-document';
import type { ChosenVoice } from '@balcao/ui/chosen-voice';
import { useFileDraft } from '@balcao/ui/file-draft';
import { useChosenPicture } from '@balcao/ui/picture-field.tsx';
import { useTextDraft } from '../../lib/use-text-draft.ts';
import { useAnswer, useAnswerByVoice, useAnswerWithDocument, useAnswerWithPicture } from './conversation.queries.ts';
import { memberDocuments, memberPictures, memberVoices } from './member-file.ts';

export type AnswerKind = 'member' | 'note';
interface Said {
  readonly kind: AnswerKind;
  readonly text: string;
  /** The last message that the member has read. */
  readonly seen: number;
}

/** What is typed, chosen and recorded for a conversation, and how it goes: each thing is sent again under its id until it has arrived. */
export const useAnswerSending = (channelId: string, id: string, place: string) => {
  const draft = useTextDraft(place);
  const picture = useFileDraft(memberPictures, place);
  const chosen = useChosenPicture({
    picture,
    keep: (one) => memberPictures.keep(place, one),
    drop: () => memberPictures.drop(place),
  });
  const paper = useFileDraft(memberDocuments, place);
  const chosenPaper = useChosenDocument({
    document: paper,
    keep: (one) => memberDocuments.keep(place, one),
    drop: () => memberDocuments.drop(place),
  });
  const voice = useFileDraft(memberVoices, place);
  const answer = useAnswer(channelId, id);
  const withPicture = useAnswerWithPicture(channelId, id);
  const withDocument = useAnswerWithDocument(channelId, id);
  const byVoice = useAnswerByVoice(channelId, id);
  const words = (text: string) => (text === '' ? {} : { text });
  /** Of one kind of file: it has arrived, and what was chosen or typed since stays. */
  const arrives = (files: Pick<typeof memberVoices, 'arrived'>, clientId: string, text: string) => () => {
    files.arrived(place, clientId);
    draft.arrive(text);
  };
  const sendPicture = (one: NonNullable<typeof picture>, { text, seen }: Said, onError: (error: Error) => void) => {
    const clientId = memberPictures.sendingIdOf(place, one, text);
    const onSuccess = arrives(memberPictures, clientId, text);
    withPicture.mutate({ picture: one.base64, seen, clientId, ...words(text) }, { onSuccess, onError });
  };
  const sendDocument = (one: NonNullable<typeof paper>, { text, seen }: Said, onError: (error: Error) => void) => {
    const clientId = memberDocuments.sendingIdOf(place, one, text);
    const onSuccess = arrives(memberDocuments, clientId, text);
    const { base64: document, name } = one;
    withDocument.mutate({ document, name, seen, clientId, ...words(text) }, { onSuccess, onError });
  };
  const sendVoice = (recorded: NonNullable<typeof voice>, { text, seen }: Said, onError: (error: Error) => void) => {
    const clientId = memberVoices.sendingIdOf(place, recorded, text);
    const onSuccess = arrives(memberVoices, clientId, text);
    byVoice.mutate({ voice: recorded.base64, seen, clientId, ...words(text) }, { onSuccess, onError });
  };
  const sendText = ({ kind, text, seen }: Said, onError: (error: Error) => void) =>
    answer.mutate({ kind, text, seen, clientId: draft.send(text) }, { onSuccess: () => draft.arrive(text), onError });
  return {
    draft,
    picture: chosen,
    document: chosenPaper,
    voice: {
      voice,
      keep: (recorded: ChosenVoice): void => memberVoices.keep(place, recorded),
      drop: (): void => memberVoices.drop(place),
    },
    isPending: answer.isPending || withPicture.isPending || withDocument.isPending || byVoice.isPending,
    error: answer.error ?? withPicture.error ?? withDocument.error ?? byVoice.error,
    send: (said: Said, onError: (error: Error) => void): void => {
      const isAnswer = said.kind === 'member';
      // A file is no note: it waits until an answer is written again.
      if (isAnswer && voice) sendVoice(voice, said, onError);
      else if (isAnswer && picture) sendPicture(picture, said, onError);
      else if (isAnswer && paper) sendDocument(paper, said, onError);
      else sendText(said, onError);
    },
  };
};
