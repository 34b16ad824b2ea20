import type { AskOf, ReplyOf } from '@balcao/contract/endpoint';
import { answerMessages, askForMessages } from '@balcao/contract/message-consent';
import {
  type AppletGrant,
  type AppletPermission,
  grantPermission,
  logInToApplet,
  openApplet,
  readPhoneNumber,
  readProfile,
  recentApplets,
  searchApplets,
} from '@balcao/contract/opening';
import { listStored, readStored, removeStored, writeStored } from '@balcao/contract/opening-storage';
import { previewWaitSecondsAtMost, watchPreview } from '@balcao/contract/preview';
import { reportUsage, type UsageReport } from '@balcao/contract/usage';
import { RefusedError } from '@balcao/sdk/client';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { CallError, type CallErrorCode } from './call-error.ts';

export const foundQuery = (search: string) =>
  queryOptions({
    queryKey: ['opening', 'found', search],
    queryFn: async () => (await api(searchApplets, { query: { search } })).list,
  });

export const recentQuery = queryOptions({
  queryKey: ['opening', 'recent'],
  queryFn: async () => (await api(recentApplets, {})).list,
  // What was opened just now is to stand first.
  staleTime: 0,
});

/** What the link asks for instead of the version that is online. */
interface Asked {
  readonly isTrial: boolean;
  readonly preview: string | undefined;
  readonly review: string | undefined;
}

/** Opens it again each time: what is open keeps its version, what is opened gets the one of now. */
export const openingQuery = (appId: string, { isTrial, preview, review }: Asked, attempt: number) =>
  queryOptions({
    queryKey: ['opening', 'open', appId, isTrial, preview, review, attempt],
    queryFn: () =>
      api(openApplet, { params: { appId }, body: { isTrial, ...(preview && { preview }), ...(review && { review }) } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** How a preview stands once it is another than the revision that is known, or some seconds later. */
export const previewAfter = (
  { appId, id, revision }: { readonly appId: string; readonly id: string; readonly revision: number | undefined },
  signal: AbortSignal,
) => {
  const query = revision === undefined ? {} : { revision: String(revision), wait: String(previewWaitSecondsAtMost) };
  return api(watchPreview, { params: { appId, id }, query }, { signal });
};

/** A message as a mini program asks for it, and where the person stands with it. */
export type AskedMessage = ReplyOf<typeof askForMessages>['list'][number];

const codes: Readonly<Record<string, CallErrorCode>> = {
  permission_undeclared: 'undeclared',
  permission_not_granted: 'denied',
  storage_of_applet_full: 'full',
  form_invalid: 'invalid',
  not_found: 'invalid',
  too_many_requests: 'busy',
};

/** What the server refused, in the words of the API. @throws CallError */
const told = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof RefusedError) throw new CallError(codes[error.name] ?? 'failed', error.message);
    throw new CallError(navigator.onLine ? 'failed' : 'offline', 'There is no connection');
  }
};

/** Changes what was allowed, by the person's own hand. */
export const changeGrant = (id: string, body: AppletGrant) => api(grantPermission, { params: { id }, body });

/** What a mini program asks of the server, in the name of the person who has it open. Each throws a CallError. */
export const callsOf = (id: string) => {
  const params = { id };
  return {
    login: async () => ({ code: (await told(api(logInToApplet, { params }))).code }),
    profile: () => told(api(readProfile, { params })),
    phoneNumber: () => told(api(readPhoneNumber, { params })),
    grant: async (permission: AppletPermission, isGranted: boolean) =>
      (await told(changeGrant(id, { permission, isGranted }))).grants,
    stored: async (key: string) => (await told(api(readStored, { params, query: { key } }))).value,
    store: (key: string, value: string) => told(api(writeStored, { params, body: { key, value } })),
    forget: (key?: string) => told(api(removeStored, { params, query: key === undefined ? {} : { key } })),
    askForMessages: async (appId: string, templateIds: readonly string[]): Promise<readonly AskedMessage[]> =>
      (await told(api(askForMessages, { body: { appId, templateIds: [...templateIds] } }))).list,
    storedKeys: async () => (await told(api(listStored, { params }))).keys,
  };
};
export type OpeningCalls = ReturnType<typeof callsOf>;

/** Tells what an opening has come to. Goes on when the phone is closed. */
export const sendUsage = (id: string, body: UsageReport) =>
  api(reportUsage, { params: { id }, body }, { keepalive: true });

/** Keeps what the person answered, once also where the first answer was lost: each consent is one message. */
export const useAnswerMessages = (appId: string) =>
  useKeyedMutation({
    place: `message-consent:${appId}`,
    keptIn: 'page',
    send: (answers: AskOf<typeof answerMessages>['body']['answers'], attempt) =>
      api(answerMessages, { body: { appId, answers } }, attempt),
  });
