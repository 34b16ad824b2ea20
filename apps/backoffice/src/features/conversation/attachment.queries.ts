import { mimeOfDocument, type SentDocument } from '@balcao/contract/conversation-document';
import {
  readConversationDocument,
  readConversationPicture,
  readConversationVoice,
} from '@balcao/contract/conversation-sending';
import { fileOfAnswer } from '@balcao/ui/file-of-answer';
import { pictureAddressOf } from '@balcao/ui/picture-address';
import { saveFile } from '@balcao/ui/save-file';
import { useCommand } from '@balcao/ui/use-command';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { stream } from '../../lib/api.ts';

/** The picture of a message: it never changes. */
export const pictureOptions = (channelId: string, conversationId: string, position: number) =>
  queryOptions({
    queryKey: ['conversation-picture', channelId, conversationId, position],
    queryFn: async ({ signal }) =>
      pictureAddressOf(await stream(readConversationPicture, {}, signal, { id: channelId, conversationId, position })),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
/** The sound of a voice message: it never changes. */
export const voiceOptions = (channelId: string, conversationId: string, position: number, type: string) =>
  queryOptions({
    queryKey: ['conversation-voice', channelId, conversationId, position],
    queryFn: async ({ signal }) =>
      fileOfAnswer(await stream(readConversationVoice, {}, signal, { id: channelId, conversationId, position }), type),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** Hands the document of a message, which never changes, to the browser's downloads. */
export const useSaveDocument = (channelId: string, conversationId: string, position: number) => {
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: async ({ type, name }: SentDocument) => {
      const document = await queryClient.fetchQuery({
        queryKey: ['conversation-document', channelId, conversationId, position],
        queryFn: async ({ signal }) => {
          const place = { id: channelId, conversationId, position };
          return fileOfAnswer(await stream(readConversationDocument, {}, signal, place), mimeOfDocument(type));
        },
        staleTime: Number.POSITIVE_INFINITY,
      });
      saveFile(document, name);
    },
  });
};
