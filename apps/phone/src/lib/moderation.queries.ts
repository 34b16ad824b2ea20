import type { PhoneMessage } from '@balcao/contract/conversation-phone';
import {
  listOwnReports,
  type ReportEntry,
  reportBroadcast,
  reportChannel,
  reportMessage,
  reportReply,
} from '@balcao/contract/moderation-report';
import { useCommand } from '@balcao/ui/use-command';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from './api.ts';

const moderationKey = ['moderation'] as const;
/** It may be decided while the page is open. */
const askAgainMs = 3_000;

export const ownReportsQuery = queryOptions({
  queryKey: [...moderationKey, 'own'],
  queryFn: async () => (await api(listOwnReports, {})).list,
  refetchInterval: askAgainMs,
});

/** What is reported: a channel, one broadcast of it, one reply to that, or one message to the person and what of that. */
export interface Reported {
  readonly link: string;
  readonly broadcastId?: string;
  readonly replyId?: string;
  readonly position?: number;
  readonly of?: NonNullable<PhoneMessage['reportable']>;
}
/** What the words speak of. */
export const subjectOf = ({ broadcastId, replyId, position }: Reported) => {
  if (position !== undefined) return 'message';
  return replyId === undefined ? (broadcastId === undefined ? 'channel' : 'broadcast') : 'reply';
};

const send = ({ link, broadcastId, replyId, position }: Reported, body: ReportEntry) => {
  if (position !== undefined) return api(reportMessage, { params: { link, position }, body });
  if (broadcastId === undefined) return api(reportChannel, { params: { link }, body });
  if (replyId === undefined) return api(reportBroadcast, { params: { link, broadcastId }, body });
  return api(reportReply, { params: { link, broadcastId, replyId }, body });
};

export const useReport = (reported: Reported) => {
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: (body: ReportEntry) => send(reported, body),
    meta: { errors: 'inline' },
    onSettled: () => queryClient.invalidateQueries({ queryKey: moderationKey }),
  });
};
