import { listOwnReports, type ReportEntry, reportBroadcast, reportChannel } from '@balcao/contract/moderation-report';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from './api.ts';

const moderationKey = ['moderation'] as const;
/** It may be decided while the page is open. */
const askAgainMs = 3_000;

export const ownReportsQuery = queryOptions({
  queryKey: [...moderationKey, 'own'],
  queryFn: async () => (await api(listOwnReports, {})).list,
  refetchInterval: askAgainMs,
});

/** What is reported: a channel, or one broadcast of it. */
export interface Reported {
  readonly link: string;
  readonly broadcastId?: string;
}

export const useReport = ({ link, broadcastId }: Reported) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ReportEntry) =>
      broadcastId === undefined
        ? api(reportChannel, { params: { link }, body })
        : api(reportBroadcast, { params: { link, broadcastId }, body }),
    meta: { errors: 'inline' },
    onSettled: () => queryClient.invalidateQueries({ queryKey: moderationKey }),
  });
};
