import type { BodyOf } from '@balcao/contract/endpoint';
import {
  compareDeskVersion,
  type DeskApplet,
  type DeskFile,
  type DeskVersion,
  getDeskApplet,
  getDeskVersion,
  readDeskFile,
  showVersionOnPhone,
  takeDownVersion,
} from '@balcao/contract/version-desk';
import { useSendingCheck } from '@balcao/ui/sending';
import { useCommand } from '@balcao/ui/use-command';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useStaffPlace } from '../../lib/current-staff.ts';

export type { DeskApplet, DeskFile, DeskVersion };

/** Where versions stand: a decision moves them. What is in one never changes. */
export const versionStandings = ['version', 'standing'] as const;

export const deskVersionOptions = (id: string) =>
  queryOptions({
    queryKey: [...versionStandings, id],
    queryFn: ({ signal }) => api(getDeskVersion, { params: { id } }, { signal }),
  });

/** The mini program that the removal of a review is about. */
export const deskAppletOptions = (reviewId: string) =>
  queryOptions({
    queryKey: [...versionStandings, 'applet', reviewId],
    queryFn: ({ signal }) => api(getDeskApplet, { params: { id: reviewId } }, { signal }),
  });

export const deskComparisonOptions = (id: string) =>
  queryOptions({
    queryKey: ['version', 'comparison', id],
    queryFn: ({ signal }) => api(compareDeskVersion, { params: { id } }, { signal }),
  });

export const deskFileOptions = (id: string, path: string) =>
  queryOptions({
    queryKey: ['version', 'file', id, path],
    queryFn: ({ signal }) => api(readDeskFile, { params: { id }, query: { path } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Makes a link to the version in review for the reviewer's phone; the one before is void. Nothing of it stays when the desk is left. */
export const useShowOnPhone = (id: string) =>
  useCommand({ gcTime: 0, mutationFn: () => api(showVersionOnPhone, { params: { id } }) });

/** Takes a version from everyone, for good. Refused, it is asked for again: it moved meanwhile. */
export const useTakeDown = (id: string) => {
  const client = useQueryClient();
  const { queryKey } = deskVersionOptions(id);
  const sending = useKeyedMutation({
    place: useStaffPlace(`version-take-down:${id}`),
    send: (body: BodyOf<typeof takeDownVersion>, attempt) => api(takeDownVersion, { params: { id }, body }, attempt),
    onSuccess: (version) => client.setQueryData(queryKey, version),
    onSettled: () => client.invalidateQueries({ queryKey: versionStandings }),
  });
  const check = useSendingCheck(takeDownVersion, (body: BodyOf<typeof takeDownVersion>) => ({ params: { id }, body }));
  return { ...sending, check };
};
