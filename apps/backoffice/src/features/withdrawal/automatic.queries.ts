import type { BodyOf, QueryOf } from '@balcao/contract/endpoint';
import {
  getAutomatic,
  listAutomaticRuns,
  previewAutomatic,
  saveAutomatic,
} from '@balcao/contract/withdrawal-automatic';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useTeamPlace } from '../../lib/member.ts';
import { useStepUp } from '../../lib/step-up.ts';

/** What the address of the runs says: the query of the call that fills them. */
export type RunSearch = QueryOf<typeof listAutomaticRuns>;

export const automaticOptions = queryOptions({
  queryKey: ['withdrawal', 'automatic'],
  queryFn: ({ signal }) => api(getAutomatic, {}, { signal }),
});

/** By which facts it would decide now, with the destination that is chosen in the form. */
export const automaticPreviewOptions = (destinationId: string | null) =>
  queryOptions({
    queryKey: ['withdrawal', 'preview', destinationId],
    // It helps while one types; sending the form says what is wrong.
    meta: { errors: 'inline' },
    queryFn: ({ signal }) => api(previewAutomatic, { query: destinationId ? { destinationId } : {} }, { signal }),
    placeholderData: keepPreviousData,
  });

export const runsOptions = (search: RunSearch) =>
  queryOptions({
    queryKey: ['withdrawal', 'runs', search],
    queryFn: ({ signal }) => api(listAutomaticRuns, { query: search }, { signal }),
    placeholderData: keepPreviousData,
  });

export const useSaveAutomatic = () => {
  const withStepUp = useStepUp();
  const queryClient = useQueryClient();
  return useKeyedMutation({
    place: useTeamPlace('automatic'),
    send: (body: BodyOf<typeof saveAutomatic>, attempt) => withStepUp(() => api(saveAutomatic, { body }, attempt)),
    meta: { errors: 'editConflict' },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['withdrawal'] }),
  });
};
