import type { BodyOf, ReplyOf } from '@balcao/contract/endpoint';
import {
  acceptInvitation,
  inviteMember,
  listInvitations,
  readInvitation,
  resendInvitation,
  revokeInvitation,
} from '@balcao/contract/invitation';
import { changeTeam } from '@balcao/contract/session';
import { RefusedError } from '@balcao/sdk/client';
import { useCommand } from '@balcao/ui/use-command';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { changeTeamOfSession, useSessionContext } from '../../lib/session.ts';

export type InvitationRead = ReplyOf<typeof readInvitation>;
/** Why an invitation cannot be accepted; `unknown` for all other refusals. */
export type InvitationEnd = 'unknown' | 'used' | 'expired' | 'roleOff';

export const invitationsOptions = (cursor: string | undefined) =>
  queryOptions({
    queryKey: ['invitation', 'list', cursor],
    queryFn: ({ signal }) => api(listInvitations, { query: { cursor } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** What an invitation is for, for the holder of its code, with or without a session. */
export const invitationByCode = (code: string): Promise<InvitationRead> => api(readInvitation, { params: { code } });

export const invitationOptions = (code: string) =>
  queryOptions({ queryKey: ['invitation', 'code', code], queryFn: () => invitationByCode(code), retry: false });

const ends: Readonly<Record<string, InvitationEnd>> = {
  not_found: 'unknown',
  form_invalid: 'unknown',
  invitation_used: 'used',
  invitation_expired: 'expired',
  role_off: 'roleOff',
};
/** Why the invitation is over; undefined when it is only that the server cannot be reached, or refuses for another reason. */
export const endOf = (error: unknown): InvitationEnd | undefined =>
  error instanceof RefusedError ? ends[error.name] : undefined;

/** An invitation is a line in the log too. */
const useInvalidation = () => {
  const queryClient = useQueryClient();
  return () => Promise.all(['invitation', 'log'].map((word) => queryClient.invalidateQueries({ queryKey: [word] })));
};

type Ask = BodyOf<typeof inviteMember>;
/** What each address has come to: `left` have not been asked for, because something else went wrong first. */
export interface Sent {
  readonly sent: readonly string[];
  readonly refused: readonly { readonly email: string; readonly why: AddressRefusal }[];
  readonly left: readonly string[];
  readonly error: unknown;
}
const addressRefusals = ['member_already', 'already_exists', 'captcha_too_soon'] as const;
type AddressRefusal = (typeof addressRefusals)[number];
const whyNot = (error: unknown): AddressRefusal | undefined =>
  error instanceof RefusedError ? addressRefusals.find((name) => name === error.name) : undefined;

/** Sends one mail after the other. A refused address does not stop the others; any other error does, and reports what is left. */
const inviteAll = async (emails: readonly string[], ask: Omit<Ask, 'email'>): Promise<Sent> => {
  const sent: string[] = [];
  const refused: { email: string; why: AddressRefusal }[] = [];
  for (const [index, email] of emails.entries())
    try {
      await api(inviteMember, { body: { ...ask, email } });
      sent.push(email);
    } catch (error) {
      const why = whyNot(error);
      if (!why) return { sent, refused, left: emails.slice(index), error };
      refused.push({ email, why });
    }
  return { sent, refused, left: [], error: undefined };
};

export const useInviteAll = () =>
  useCommand({
    mutationFn: ({ emails, ...ask }: Omit<Ask, 'email'> & { emails: readonly string[] }) => inviteAll(emails, ask),
    onSettled: useInvalidation(),
  });

export const useInviteByLink = () =>
  useCommand({
    mutationFn: (ask: Omit<Ask, 'email'>) => api(inviteMember, { body: { ...ask, email: null } }),
    onSettled: useInvalidation(),
  });

export const useResendInvitation = () =>
  useCommand({
    mutationFn: (id: string) => api(resendInvitation, { params: { id } }),
    onSettled: useInvalidation(),
  });

export const useRevokeInvitation = () =>
  useCommand({
    mutationFn: (id: string) => api(revokeInvitation, { params: { id } }),
    onSettled: useInvalidation(),
  });

/** Joins the team, and goes to work in it. `onJoined` hears its name, and what became of the channel. */
export const useAcceptInvitation = (onJoined: (joined: ReplyOf<typeof acceptInvitation>) => void) => {
  const sessionContext = useSessionContext();
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: async (inviteCode: string) => {
      const joined = await api(acceptInvitation, { body: { inviteCode } });
      const { token } = await api(changeTeam, { body: { merchantId: joined.merchantId } });
      return { token, joined };
    },
    onSuccess: async ({ token, joined }) => {
      onJoined(joined);
      await changeTeamOfSession(sessionContext, token);
    },
    // It may have been used or taken back meanwhile: the page says so.
    onError: () => queryClient.invalidateQueries({ queryKey: ['invitation', 'code'] }),
  });
};
