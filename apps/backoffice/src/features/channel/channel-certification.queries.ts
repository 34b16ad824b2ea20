import {
  cancelChannelCertification,
  listChannelCertifications,
  submitChannelCertification,
} from '@balcao/contract/channel-certification';
import type { ChannelCertificationKind } from '@balcao/contract/channel-certification-kind';
import type { BodyOf } from '@balcao/contract/endpoint';
import { Attempt } from '@balcao/ui/attempt';
import { useCommand } from '@balcao/ui/use-command';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const channelCertificationsOptions = (id: string) =>
  queryOptions({
    queryKey: ['channel', 'certifications', id],
    queryFn: async ({ signal }) => (await api(listChannelCertifications, { params: { id } }, { signal })).list,
  });

/** Asks afterwards how things stand, also when it is refused. */
const useInvalidation = () => {
  const queryClient = useQueryClient();
  return () => Promise.all(['channel', 'log'].map((word) => queryClient.invalidateQueries({ queryKey: [word] })));
};

export const useSendChannelCertification = (id: string) => {
  const invalidate = useInvalidation();
  return async (body: BodyOf<typeof submitChannelCertification>, idempotencyKey: string): Promise<void> => {
    try {
      await api(submitChannelCertification, { params: { id }, body }, new Attempt(idempotencyKey));
    } finally {
      void invalidate();
    }
  };
};

/** Takes back what is under review. */
export const useCancelChannelCertification = (id: string, kind: ChannelCertificationKind) =>
  useCommand({
    mutationFn: () => api(cancelChannelCertification, { params: { id, kind } }),
    onSettled: useInvalidation(),
  });
