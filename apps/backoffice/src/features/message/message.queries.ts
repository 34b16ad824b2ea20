import type { BodyOf } from '@balcao/contract/endpoint';
import { listMessageDeliveries } from '@balcao/contract/message-delivery';
import { addFromTemplate, listOfferedTemplates } from '@balcao/contract/message-from-template';
import {
  addMessageTemplate,
  listMessageTemplates,
  pauseMessageTemplate,
  removeMessageTemplate,
  resumeMessageTemplate,
} from '@balcao/contract/message-template';
import { useCommand } from '@balcao/ui/use-command';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { api } from '../../lib/api.ts';
import { useTeamPlace } from '../../lib/member.ts';

export const MessageSearch = listMessageDeliveries.query;
/** The filters and the page of the records, as they stand in the address. */
export type MessageSearch = z.infer<typeof MessageSearch>;

/** Belong to the mini program: what changes that asks for them again. */
export const templatesOptions = (id: string) =>
  queryOptions({
    queryKey: ['applet', 'messages', id],
    queryFn: async ({ signal }) => (await api(listMessageTemplates, { params: { id } }, { signal })).list,
  });

export const deliveriesOptions = (id: string, query: MessageSearch) =>
  queryOptions({
    queryKey: ['applet', 'deliveries', id, query],
    queryFn: ({ signal }) => api(listMessageDeliveries, { params: { id }, query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Asked for also when it was refused: a colleague was first. The log tells of it. */
const useInvalidation = () => {
  const queryClient = useQueryClient();
  return () => Promise.all(['applet', 'log'].map((word) => queryClient.invalidateQueries({ queryKey: [word] })));
};

export const useAddTemplate = (id: string) =>
  useKeyedMutation({
    place: useTeamPlace(`message:${id}`),
    send: (body: BodyOf<typeof addMessageTemplate>, attempt) =>
      api(addMessageTemplate, { params: { id }, body }, attempt),
    onSettled: useInvalidation(),
    meta: { errors: 'inline' },
  });

export const offeredTemplatesOptions = (id: string, search: string) =>
  queryOptions({
    queryKey: ['messageTemplate', 'offered', id, search],
    queryFn: ({ signal }) =>
      api(listOfferedTemplates, { params: { id }, query: search === '' ? {} : { search } }, { signal }),
    placeholderData: keepPreviousData,
  });
export const useAddFromTemplate = (id: string) =>
  useKeyedMutation({
    place: useTeamPlace(`message-from-template:${id}`),
    send: (body: BodyOf<typeof addFromTemplate>, attempt) => api(addFromTemplate, { params: { id }, body }, attempt),
    onSettled: useInvalidation(),
    meta: { errors: 'inline' },
  });

export const usePauseTemplate = (id: string) =>
  useCommand({
    mutationFn: (templateId: string) => api(pauseMessageTemplate, { params: { id, templateId } }),
    onSettled: useInvalidation(),
  });

export const useResumeTemplate = (id: string) =>
  useCommand({
    mutationFn: (templateId: string) => api(resumeMessageTemplate, { params: { id, templateId } }),
    onSettled: useInvalidation(),
  });

export const useRemoveTemplate = (id: string) =>
  useCommand({
    mutationFn: (templateId: string) => api(removeMessageTemplate, { params: { id, templateId } }),
    onSettled: useInvalidation(),
  });
