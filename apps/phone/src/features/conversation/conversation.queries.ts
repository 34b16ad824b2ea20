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
import { readOwnPicture, sendPicture, sendPlace } from '@balcao/contract/conversation-sending';
import { currentCustomer } from '@balcao/contract/customer';
import { pictureAddressOf } from '@balcao/ui/picture-address';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { api, stream } from '../../lib/api.ts';
import { keptPictures } from './kept-pictures.ts';
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
    queryFn: async () => (await keptPictures.get(clientId)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** @throws Error with `lost` where a picture is here no more. */
const sendKept = async (
  link: string,
  { clientId, text, pressed, attachment }: KeptMessage,
  lost: string,
): Promise<PhoneMessage> => {
  const params = { link };
  if (attachment?.kind === 'place') {
    const { latitude, longitude, label } = attachment;
    return api(sendPlace, { params, body: { clientId, latitude, longitude, label } });
  }
  if (!attachment) return api(writeToChannel, { params, body: { clientId, text, ...(pressed ? { pressed } : {}) } });
  const picture = await keptPictures.get(clientId);
  if (picture === undefined) throw new Error(lost);
  return api(sendPicture, { params, body: { clientId, picture, ...(text === '' ? {} : { text }) } });
};
/** Sends what lies in the outbox, one after the other; it goes from there once it is known to have arrived. */
export const useSend = (place: string, link: string) => {
  const t = useTranslations('ui.attachment');
  return useMutation({
    scope: { id: place },
    mutationFn: (message: KeptMessage) => sendKept(link, message, t('lost')),
    onMutate: ({ clientId }) => outbox.mark(place, clientId, undefined),
    onError: (error, { clientId }) => outbox.mark(place, clientId, error.message),
    // It stays until the list has it: nothing jumps.
    onSuccess: ({ position }, { clientId }) => outbox.arrive(place, clientId, position),
    onSettled: useRefresh(),
    meta: { errors: 'inline' },
  });
};

export const useStop = (link: string) =>
  useMutation({
    mutationFn: (isStopped: boolean) => api(stopConversation, { params: { link }, body: { isStopped } }),
    onSettled: useRefresh(),
  });

export const useAskForPerson = (link: string) =>
  useMutation({ mutationFn: () => api(askForPerson, { params: { link } }), onSettled: useRefresh() });

/** Marks of what was read are no command of a person: one that fails is sent with the next. */
export const tellRead = (link: string, position: number): Promise<unknown> =>
  api(readFromChannel, { params: { link }, body: { position } }).catch(() => undefined);

/** A hint, and no more than that: one that fails is lost. */
export const tellThatOneWrites = (link: string): Promise<unknown> =>
  api(tellWriting, { params: { link } }).catch(() => undefined);
