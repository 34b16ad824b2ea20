import { mimeOfDocument, type SentDocument } from '@balcao/contract/conversation-document';
import { beforeOf } from '@balcao/contract/conversation-message';
import {
  askForPerson,
  openConversation,
  type PhoneMessage,
  readFromChannel,
  stopConversation,
  tellWriting,
  writeToChannel,
} from '@balcao/contract/conversation-phone';
import {
  readOwnDocument,
  readOwnPicture,
  readOwnVoice,
  sendPicture,
  sendPlace,
  sendVoice,
} from '@balcao/contract/conversation-sending';
import { currentCustomer } from '@balcao/contract/customer';
import { NetworkError } from '@balcao/sdk/client';
import { fileOfAnswer } from '@balcao/ui/file-of-answer';
import { pictureAddressOf } from '@balcao/ui/picture-address';
import { saveFile } from '@balcao/ui/save-file';
import { useCommand } from '@balcao/ui/use-command';
import { soundOfBase64 } from '@balcao/ui/voice-sound';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { api, stream } from '../../lib/api.ts';
import { keptFiles } from './kept-files.ts';
import { type KeptMessage, outbox } from './outbox.ts';

const conversationKey = ['conversation'] as const;
/** An answer may come while the page is open. */
const askAgainMs = 2_000;

/** Whose phone this is. */
export const personQuery = queryOptions({ queryKey: ['customer', 'current'], queryFn: () => api(currentCustomer, {}) });

/** The conversation with a channel: the newest messages, and older ones page by page. */
export const openedQuery = (link: string) =>
  infiniteQueryOptions({
    queryKey: [...conversationKey, 'opened', link],
    queryFn: ({ pageParam: before, client }) =>
      before === null
        ? api(openConversation, { params: { link }, query: {} })
        : client.ensureQueryData({
            queryKey: [...conversationKey, 'older', link, before],
            // Nothing that was written changes: older messages are asked for once.
            queryFn: () => api(openConversation, { params: { link }, query: { before } }),
          }),
    initialPageParam: null as number | null,
    getNextPageParam: (page, { length }) => beforeOf(page, length === 1),
    refetchInterval: askAgainMs,
    retry: false,
  });

const useRefresh = () => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: conversationKey });
};

/** The picture of a message: it never changes. */
export const pictureQuery = (place: string, link: string, position: number) =>
  queryOptions({
    queryKey: ['conversation-picture', place, position],
    queryFn: async ({ signal }) => pictureAddressOf(await stream(readOwnPicture, {}, signal, { link, position })),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
/** The picture of a message that is on its way; null where it is here no more. */
export const keptPictureQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['conversation-picture', 'kept', clientId],
    queryFn: async () => (await keptFiles.get(clientId)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** One message by its place; null where the person has none there. */
export const messageQuery = (place: string, link: string, position: number) =>
  queryOptions({
    queryKey: ['conversation-message', place, link, position],
    queryFn: async () => {
      const query = { before: position + 1 };
      const { list } = await api(openConversation, { params: { link }, query });
      return list.find((one) => one.position === position) ?? null;
    },
    retry: false,
  });
/** The document of a message: it never changes. */
export const documentQuery = (place: string, link: string, position: number, type: SentDocument['type']) =>
  queryOptions({
    queryKey: ['conversation-document', place, link, position],
    queryFn: async ({ signal }) =>
      fileOfAnswer(await stream(readOwnDocument, {}, signal, { link, position }), mimeOfDocument(type)),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** Hands the document of a message to the browser's downloads. */
export const useSaveDocument = (place: string, link: string, position: number) => {
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: async ({ type, name }: SentDocument) =>
      saveFile(await queryClient.fetchQuery(documentQuery(place, link, position, type)), name),
  });
};

/** The sound of a voice message: it never changes. */
export const voiceQuery = (place: string, link: string, position: number, type: string) =>
  queryOptions({
    queryKey: ['conversation-voice', place, position],
    queryFn: async ({ signal }) => fileOfAnswer(await stream(readOwnVoice, {}, signal, { link, position }), type),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
/** The sound of a voice message that is on its way; null where it is here no more. */
export const keptVoiceQuery = (clientId: string, type: string) =>
  queryOptions({
    queryKey: ['conversation-voice', 'kept', clientId],
    queryFn: async () => {
      const base64 = await keptFiles.get(clientId);
      return base64 === undefined ? null : soundOfBase64(base64, type);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** @throws Error with `lost` where a picture or a voice message is here no more. */
const sendKept = async (
  link: string,
  { clientId, text, pressed, attachment }: KeptMessage,
  lost: Readonly<Record<'picture' | 'voice', string>>,
): Promise<PhoneMessage> => {
  const params = { link };
  if (attachment?.kind === 'place') {
    const { latitude, longitude, label } = attachment;
    return api(sendPlace, { params, body: { clientId, latitude, longitude, label } });
  }
  if (!attachment) return api(writeToChannel, { params, body: { clientId, text, ...(pressed ? { pressed } : {}) } });
  const base64 = await keptFiles.get(clientId);
  if (base64 === undefined) throw new Error(lost[attachment.kind]);
  const said = { clientId, ...(text === '' ? {} : { text }) };
  return attachment.kind === 'picture'
    ? api(sendPicture, { params, body: { ...said, picture: base64 } })
    : api(sendVoice, { params, body: { ...said, voice: base64 } });
};
/** Sends what lies in the outbox, one after the other; it goes from there once it is known to have arrived. */
export const useSend = (place: string, link: string) => {
  const picture = useTranslations('ui.attachment')('lost');
  const voice = useTranslations('ui.voice')('lost');
  return useCommand({
    scope: { id: place },
    mutationFn: (message: KeptMessage) => sendKept(link, message, { picture, voice }),
    onMutate: ({ clientId }) => outbox.mark(place, clientId, undefined),
    // After a lost connection it is unknown whether it arrived.
    onError: (error, { clientId }) => outbox.mark(place, clientId, error instanceof NetworkError ? '' : error.message),
    // It stays until the list has it: nothing jumps.
    onSuccess: ({ position }, { clientId }) => outbox.arrive(place, clientId, position),
    onSettled: useRefresh(),
    meta: { errors: 'inline' },
  });
};

export const useStop = (link: string) =>
  useCommand({
    mutationFn: (isStopped: boolean) => api(stopConversation, { params: { link }, body: { isStopped } }),
    onSettled: useRefresh(),
  });

export const useAskForPerson = (link: string) =>
  useCommand({ mutationFn: () => api(askForPerson, { params: { link } }), onSettled: useRefresh() });

/** Marks of what was read are no command of a person: one that fails is sent with the next. */
export const tellRead = (link: string, position: number): Promise<unknown> =>
  api(readFromChannel, { params: { link }, body: { position } }).catch(() => undefined);

/** A hint, and no more than that: one that fails is lost. */
export const tellThatOneWrites = (link: string): Promise<unknown> =>
  api(tellWriting, { params: { link } }).catch(() => undefined);
