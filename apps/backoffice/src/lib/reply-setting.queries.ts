import { getReplySetting } from '@balcao/contract/reply';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** Whether followers may reply to what a channel publishes: of its settings, and of its broadcasts. */
export const replySettingOptions = (id: string) =>
  queryOptions({
    queryKey: ['channel', 'reply-setting', id],
    queryFn: ({ signal }) => api(getReplySetting, { params: { id } }, { signal }),
  });
