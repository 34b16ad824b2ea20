import type { ChannelRight } from '@balcao/contract/channel';
import { inviteMember, resendInvitation, revokeInvitation } from '@balcao/contract/invitation';
import type { Locale } from '@balcao/contract/locale';
import { RefusedError } from '@balcao/sdk/client';
import { useCommand } from '@balcao/ui/use-command';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** An invitation stands in the channel, in the team and in the log. */
const useInvalidation = () => {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(['channel', 'invitation', 'log'].map((word) => queryClient.invalidateQueries({ queryKey: [word] })));
};

const ofAddress = ['member_already', 'already_exists', 'captcha_too_soon'] as const;
/** What is wrong with the address, where it is that. */
export const addressRefusalOf = (error: unknown): (typeof ofAddress)[number] | undefined =>
  error instanceof RefusedError ? ofAddress.find((name) => name === error.name) : undefined;

export interface ManagerInvitation {
  readonly email: string;
  readonly roleId: string;
  readonly rights: ChannelRight[];
  readonly locale: Locale;
}
export const useInviteManager = (channelId: string) =>
  useCommand({
    mutationFn: ({ rights, ...ask }: ManagerInvitation) =>
      api(inviteMember, { body: { ...ask, channel: { channelId, rights } } }),
    onSettled: useInvalidation(),
    meta: { errors: 'inline' },
  });
export const useResendToManager = () =>
  useCommand({
    mutationFn: (id: string) => api(resendInvitation, { params: { id } }),
    onSettled: useInvalidation(),
  });
export const useRevokeFromManager = () =>
  useCommand({
    mutationFn: (id: string) => api(revokeInvitation, { params: { id } }),
    onSettled: useInvalidation(),
  });
