import type { QueryOf } from '@balcao/contract/endpoint';
import {
  cancelTemplate,
  changeTemplate,
  createTemplate,
  discardTemplateEdition,
  duplicateTemplate,
  getTemplate,
  listTemplates,
  removeTemplate,
  submitTemplate,
  type TemplateChange,
} from '@balcao/contract/template';
import type { TemplateEntry } from '@balcao/contract/template-form';
import { listTemplateUses } from '@balcao/contract/template-use';
import { useCommand } from '@balcao/ui/use-command';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useTeamPlace } from '../../lib/member.ts';

/** What the address of the list says: the query of the call that fills it. */
export type TemplateSearch = QueryOf<typeof listTemplates>;
const of = (templateId: string) => ({ params: { templateId } });

export const templateListOptions = (search: TemplateSearch) =>
  queryOptions({
    queryKey: ['messageTemplate', 'list', search],
    queryFn: ({ signal }) => api(listTemplates, { query: search }, { signal }),
    placeholderData: keepPreviousData,
  });

export const templateOptions = (templateId: string) =>
  queryOptions({
    queryKey: ['messageTemplate', 'one', templateId],
    queryFn: ({ signal }) => api(getTemplate, of(templateId), { signal }),
  });

export const templateUsesOptions = (templateId: string) =>
  queryOptions({
    queryKey: ['messageTemplate', 'uses', templateId],
    queryFn: ({ signal }) => api(listTemplateUses, of(templateId), { signal }),
  });

/** Asked for also when it was refused: a colleague or the review was first. */
const useInvalidation = () => {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(['messageTemplate', 'log'].map((word) => queryClient.invalidateQueries({ queryKey: [word] })));
};

export const useCreateTemplate = () =>
  useKeyedMutation({
    place: useTeamPlace('messageTemplate'),
    send: (body: TemplateEntry, attempt) => api(createTemplate, { body }, attempt),
    onSettled: useInvalidation(),
    meta: { errors: 'inline' },
  });

export const useDuplicateTemplate = (templateId: string) =>
  useKeyedMutation({
    place: useTeamPlace(`messageTemplate:${templateId}:copy`),
    send: (body: { name: string }, attempt) => api(duplicateTemplate, { ...of(templateId), body }, attempt),
    onSettled: useInvalidation(),
    meta: { errors: 'inline' },
  });

export const useChangeTemplate = (templateId: string) =>
  useCommand({
    mutationFn: (body: TemplateChange) => api(changeTemplate, { ...of(templateId), body }),
    onSettled: useInvalidation(),
    meta: { errors: 'inline' },
  });

export const useSubmitTemplate = () =>
  useCommand({
    mutationFn: ({ id, version }: { id: string; version: number }) =>
      api(submitTemplate, { ...of(id), body: { version } }),
    onSettled: useInvalidation(),
  });

export const useCancelTemplate = (templateId: string) =>
  useCommand({ mutationFn: () => api(cancelTemplate, of(templateId)), onSettled: useInvalidation() });

export const useDiscardEdition = (templateId: string) =>
  useCommand({ mutationFn: () => api(discardTemplateEdition, of(templateId)), onSettled: useInvalidation() });

export const useRemoveTemplate = (templateId: string) =>
  useCommand({ mutationFn: () => api(removeTemplate, of(templateId)), onSettled: useInvalidation() });
