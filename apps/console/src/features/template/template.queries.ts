import { disableTemplate, listDeskTemplates, pauseTemplate, resumeTemplate } from '@balcao/contract/template-desk';
import { getTemplateHealth } from '@balcao/contract/template-quality';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useSending } from '../../lib/use-sending.ts';
import type { TemplateSearch } from './template-search.ts';

export const templatesOptions = ({ state, search, cursor }: TemplateSearch) => {
  const query = { state, search, cursor };
  return queryOptions({
    queryKey: ['messageTemplate', query],
    queryFn: ({ signal }) => api(listDeskTemplates, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
};

export const templateHealthOptions = (id: string) =>
  queryOptions({
    queryKey: ['messageTemplate', 'health', id],
    queryFn: ({ signal }) => api(getTemplateHealth, { params: { id } }, { signal }),
  });

const targets = { pause: pauseTemplate, resume: resumeTemplate, disable: disableTemplate } as const;
export type TemplateAct = keyof typeof targets;

/** Pauses a template, lets it go on, or switches it off: with a reason that its team reads. */
export const useTemplateAct = (id: string, act: TemplateAct) => {
  const queryClient = useQueryClient();
  return useSending({
    target: targets[act],
    ask: (body: { readonly reason: string }) => ({ params: { id }, body }),
    meta: { errors: 'inline' },
    onSettled: () =>
      Promise.all([['messageTemplate'], ['auditEvent']].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
};
