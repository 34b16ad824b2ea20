import type { OwnTemplateEntry } from '@balcao/contract/message-own-form';
import {
  cancelOwnTemplate,
  changeOwnTemplate,
  createOwnTemplate,
  getOwnTemplate,
  listOwnTemplates,
  type OwnTemplateChange,
  removeOwnTemplate,
  submitOwnTemplate,
} from '@balcao/contract/message-own-template';
import { useCommand } from '@balcao/ui/use-command';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useTeamPlace } from '../../lib/member.ts';

/** Move with the mini program, and with their reviews. */
export const ownTemplatesOptions = (id: string) =>
  queryOptions({
    queryKey: ['template', 'list', id],
    queryFn: async ({ signal }) => (await api(listOwnTemplates, { params: { id } }, { signal })).list,
  });

export const ownTemplateOptions = (id: string, templateId: string) =>
  queryOptions({
    queryKey: ['template', 'one', id, templateId],
    queryFn: ({ signal }) => api(getOwnTemplate, { params: { id, templateId } }, { signal }),
  });

/** Asked for also when it was refused: a colleague or the review was first. */
const useInvalidation = () => {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(['template', 'applet', 'log'].map((word) => queryClient.invalidateQueries({ queryKey: [word] })));
};

export const useCreateOwnTemplate = (id: string) =>
  useKeyedMutation({
    place: useTeamPlace(`ownMessage:${id}`),
    send: (body: OwnTemplateEntry, attempt) => api(createOwnTemplate, { params: { id }, body }, attempt),
    onSettled: useInvalidation(),
    meta: { errors: 'inline' },
  });

export const useChangeOwnTemplate = (id: string, templateId: string) =>
  useCommand({
    mutationFn: (body: OwnTemplateChange) => api(changeOwnTemplate, { params: { id, templateId }, body }),
    onSettled: useInvalidation(),
    meta: { errors: 'inline' },
  });

export const useSubmitOwnTemplate = (id: string) =>
  useCommand({
    mutationFn: (templateId: string) => api(submitOwnTemplate, { params: { id, templateId } }),
    onSettled: useInvalidation(),
  });

export const useCancelOwnTemplate = (id: string, templateId: string) =>
  useCommand({
    mutationFn: () => api(cancelOwnTemplate, { params: { id, templateId } }),
    onSettled: useInvalidation(),
  });

export const useRemoveOwnTemplate = (id: string, templateId: string) =>
  useCommand({
    mutationFn: () => api(removeOwnTemplate, { params: { id, templateId } }),
    onSettled: useInvalidation(),
  });
