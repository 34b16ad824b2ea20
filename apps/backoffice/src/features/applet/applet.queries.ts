import { changeApplet, checkAppletName, createApplet, getApplet, listApplets } from '@balcao/contract/applet';
import type { BodyOf, QueryOf } from '@balcao/contract/endpoint';
import { useCommand } from '@balcao/ui/use-command';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useTeamPlace } from '../../lib/member.ts';

/** What the address of the list says: the query of the call that fills it. */
export type AppletSearch = QueryOf<typeof listApplets>;

export const appletListOptions = (search: AppletSearch) =>
  queryOptions({
    queryKey: ['applet', 'list', search],
    queryFn: ({ signal }) => api(listApplets, { query: search }, { signal }),
    placeholderData: keepPreviousData,
  });

export const appletOptions = (id: string) =>
  queryOptions({
    queryKey: ['applet', 'one', id],
    queryFn: ({ signal }) => api(getApplet, { params: { id } }, { signal }),
  });

/** Whether a name is free, to the mini program that is to have it. */
export const nameOptions = (name: string, of: string | undefined) =>
  queryOptions({
    queryKey: ['applet', 'name', name, of],
    queryFn: ({ signal }) => api(checkAppletName, { query: { name, ...(of === undefined ? {} : { of }) } }, { signal }),
  });

/** A change of a mini program is a line in the log. */
const useInvalidation = () => {
  const queryClient = useQueryClient();
  return () => Promise.all(['applet', 'log'].map((word) => queryClient.invalidateQueries({ queryKey: [word] })));
};

/** One mini program is made, however often it is sent. */
export const useCreateApplet = () =>
  useKeyedMutation({
    place: useTeamPlace('applet'),
    // A picture is too much for what a tab keeps.
    keptIn: 'page',
    send: (body: BodyOf<typeof createApplet>, attempt) => api(createApplet, { body }, attempt),
    onSuccess: useInvalidation(),
    meta: { errors: 'inline' },
  });

/** Asks for it again also when it is refused: a colleague may have been first. */
export const useChangeApplet = (id: string) =>
  useCommand({
    mutationFn: (body: BodyOf<typeof changeApplet>) => api(changeApplet, { params: { id }, body }),
    onSettled: useInvalidation(),
    meta: { errors: 'inline' },
  });
