import type { BodyOf } from '@balcao/contract/endpoint';
import { localeOf } from '@balcao/contract/locale';
import {
  compareVersion,
  createVersion,
  describeVersion,
  endTrial,
  getVersion,
  listVersions,
  readVersionBoard,
  removeVersion,
  startTrial,
} from '@balcao/contract/version';
import {
  advanceRelease,
  listReleases,
  publishVersion,
  type ReleaseShare,
  rollBackVersion,
  stopRelease,
} from '@balcao/contract/version-release';
import { cancelVersion, submitVersion, type VersionSubmission } from '@balcao/contract/version-review';
import { addTester, listTesters, removeTester } from '@balcao/contract/version-tester';
import { type SendWatch, sendFile } from '@balcao/ui/send-file';
import { useCommand } from '@balcao/ui/use-command';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { api } from '../../lib/api.ts';
import { useTeamPlace } from '../../lib/member.ts';
import { sessionToken } from '../../lib/session-token.ts';
import type { VersionSearch } from './version-search.ts';

export const boardOptions = (id: string) =>
  queryOptions({
    queryKey: ['version', 'board', id],
    queryFn: ({ signal }) => api(readVersionBoard, { params: { id } }, { signal }),
  });

export const versionListOptions = (id: string, { stage, cursor, pageSize }: VersionSearch) =>
  queryOptions({
    queryKey: ['version', 'list', id, { stage, cursor, pageSize }],
    queryFn: ({ signal }) =>
      api(
        listVersions,
        {
          params: { id },
          query: { ...(stage && { stage }), ...(cursor && { cursor }), ...(pageSize && { pageSize }) },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

export const releaseListOptions = (id: string, { cursor, pageSize }: VersionSearch) =>
  queryOptions({
    queryKey: ['version', 'releases', id, { cursor, pageSize }],
    queryFn: ({ signal }) =>
      api(
        listReleases,
        { params: { id }, query: { ...(cursor && { cursor }), ...(pageSize && { pageSize }) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

export const versionOptions = (id: string, versionId: string) =>
  queryOptions({
    queryKey: ['version', 'one', id, versionId],
    queryFn: ({ signal }) => api(getVersion, { params: { id, versionId } }, { signal }),
  });

/** What differs from the version that is online. */
export const comparisonOptions = (id: string, versionId: string) =>
  queryOptions({
    queryKey: ['version', 'comparison', id, versionId],
    queryFn: ({ signal }) => api(compareVersion, { params: { id, versionId }, query: {} }, { signal }),
  });

export const testersOptions = (id: string) =>
  queryOptions({
    queryKey: ['version', 'testers', id],
    queryFn: ({ signal }) => api(listTesters, { params: { id } }, { signal }),
  });

/** What is done with a version shows in its mini program and in the log; asked for also when it was refused: another was first. */
const useInvalidation = () => {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(['version', 'applet', 'log'].map((word) => queryClient.invalidateQueries({ queryKey: [word] })));
};

const inline = { errors: 'inline' } as const;

export const useCreateVersion = (id: string) =>
  useKeyedMutation({
    place: useTeamPlace(`version:${id}`),
    send: (body: BodyOf<typeof createVersion>, attempt) => api(createVersion, { params: { id }, body }, attempt),
    onSettled: useInvalidation(),
    meta: inline,
  });

export const useSubmitVersion = (id: string, versionId: string) =>
  useKeyedMutation({
    place: useTeamPlace(`version-review:${versionId}`),
    // A test account is in it.
    keptIn: 'page',
    send: (body: VersionSubmission, attempt) => api(submitVersion, { params: { id, versionId }, body }, attempt),
    onSettled: useInvalidation(),
    meta: inline,
  });

export const usePublishVersion = (id: string, versionId: string) =>
  useKeyedMutation({
    place: useTeamPlace(`version-release:${versionId}`),
    send: (body: BodyOf<typeof publishVersion>, attempt) =>
      api(publishVersion, { params: { id, versionId }, body }, attempt),
    onSettled: useInvalidation(),
    meta: inline,
  });

export const useRollBack = (id: string) =>
  useKeyedMutation({
    place: useTeamPlace(`version-rollback:${id}`),
    send: (versionId: string, attempt) => api(rollBackVersion, { params: { id, versionId } }, attempt),
    onSettled: useInvalidation(),
  });

export const useDescribeVersion = (id: string, versionId: string) =>
  useCommand({
    mutationFn: (body: BodyOf<typeof describeVersion>) => api(describeVersion, { params: { id, versionId }, body }),
    onSettled: useInvalidation(),
    meta: inline,
  });

export const useRemoveVersion = (id: string) =>
  useCommand({
    mutationFn: (versionId: string) => api(removeVersion, { params: { id, versionId } }),
    onSettled: useInvalidation(),
  });

export const useStartTrial = (id: string) =>
  useCommand({
    mutationFn: (versionId: string) => api(startTrial, { params: { id, versionId } }),
    onSettled: useInvalidation(),
  });

export const useEndTrial = (id: string) =>
  useCommand({
    mutationFn: (versionId: string) => api(endTrial, { params: { id, versionId } }),
    onSettled: useInvalidation(),
  });

export const useCancelVersion = (id: string) =>
  useCommand({
    mutationFn: (versionId: string) => api(cancelVersion, { params: { id, versionId } }),
    onSettled: useInvalidation(),
  });

export const useAdvanceRelease = (id: string) =>
  useCommand({
    mutationFn: ({ releaseId, share }: { releaseId: string; share: z.infer<typeof ReleaseShare> }) =>
      api(advanceRelease, { params: { id, releaseId }, body: { share } }),
    onSettled: useInvalidation(),
  });

export const useStopRelease = (id: string) =>
  useCommand({
    mutationFn: (releaseId: string) => api(stopRelease, { params: { id, releaseId } }),
    onSettled: useInvalidation(),
  });

export const useAddTester = (id: string) =>
  useCommand({
    mutationFn: (phone: string) => api(addTester, { params: { id }, body: { phone } }),
    onSettled: useInvalidation(),
    meta: inline,
  });

export const useRemoveTester = (id: string) =>
  useCommand({
    mutationFn: (testerId: string) => api(removeTester, { params: { id, testerId } }),
    onSettled: useInvalidation(),
  });

/** As every call, with the token that the session has at that moment. */
const headers = (): Record<string, string> => {
  const token = sessionToken.get();
  const language = localeOf(document.documentElement.lang).slice(0, 2);
  return { 'accept-language': language, ...(token ? { authorization: `Bearer ${token}` } : {}) };
};

/** Sends a package whole and answers with the id of its upload. */
export const sendPackage = (zip: File, merchantId: string, watch: SendWatch): Promise<string> =>
  sendFile(zip, { ...watch, headers, owner: merchantId, metadata: { use: 'package' } });
