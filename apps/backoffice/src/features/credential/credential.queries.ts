import { getAllowlist, replaceAllowlist } from '@balcao/contract/applet-allowlist';
import { endFormerSecret, getAppletSecret, resetAppletSecret } from '@balcao/contract/applet-secret';
import { listServerCalls } from '@balcao/contract/applet-server';
import { createUploadKey, listUploadKeys, revokeUploadKey } from '@balcao/contract/applet-upload-key';
import type { AskOf } from '@balcao/contract/endpoint';
import { useCommand } from '@balcao/ui/use-command';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useStepUp } from '../../lib/step-up.ts';

/** Belongs to the mini program: what changes that asks for it again. */
export const secretOptions = (appletId: string) =>
  queryOptions({
    queryKey: ['applet', 'secret', appletId],
    queryFn: ({ signal }) => api(getAppletSecret, { params: { id: appletId } }, { signal }),
  });

export const allowlistOptions = (appletId: string) =>
  queryOptions({
    queryKey: ['applet', 'allowlist', appletId],
    queryFn: ({ signal }) => api(getAllowlist, { params: { id: appletId } }, { signal }),
  });

export const uploadKeysOptions = (appletId: string) =>
  queryOptions({
    queryKey: ['applet', 'uploadKeys', appletId],
    queryFn: ({ signal }) => api(listUploadKeys, { params: { id: appletId } }, { signal }),
  });

export const serverCallsOptions = (appletId: string) =>
  queryOptions({
    queryKey: ['applet', 'serverCalls', appletId],
    queryFn: ({ signal }) => api(listServerCalls, { params: { id: appletId } }, { signal }),
  });

/** The answer carries the secret: nothing of it stays once it has been shown. */
export const useResetSecret = (appletId: string) => {
  const withStepUp = useStepUp();
  const queryClient = useQueryClient();
  return useCommand({
    gcTime: 0,
    mutationFn: (version: number) =>
      withStepUp(() => api(resetAppletSecret, { params: { id: appletId }, body: { version } })),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: secretOptions(appletId).queryKey }),
  });
};

export const useEndFormer = (appletId: string) => {
  const withStepUp = useStepUp();
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: () => withStepUp(() => api(endFormerSecret, { params: { id: appletId } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: secretOptions(appletId).queryKey }),
  });
};

/** The answer carries the secret: nothing of it stays once it has been shown. */
export const useCreateUploadKey = (appletId: string) => {
  const withStepUp = useStepUp();
  const queryClient = useQueryClient();
  return useCommand({
    gcTime: 0,
    mutationFn: (name: string) => withStepUp(() => api(createUploadKey, { params: { id: appletId }, body: { name } })),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: uploadKeysOptions(appletId).queryKey }),
  });
};

export const useRevokeUploadKey = (appletId: string) => {
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: (keyId: string) => api(revokeUploadKey, { params: { id: appletId, keyId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: uploadKeysOptions(appletId).queryKey }),
  });
};

export const useReplaceAllowlist = (appletId: string) => {
  const queryClient = useQueryClient();
  const { queryKey } = allowlistOptions(appletId);
  return useCommand({
    mutationFn: (body: AskOf<typeof replaceAllowlist>['body']) =>
      api(replaceAllowlist, { params: { id: appletId }, body }),
    onSuccess: (kept) => void queryClient.setQueryData(queryKey, kept),
    // A colleague may have saved first: their version is shown next to what was typed.
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
};
