import { addPasskey, listPasskeys, passkeyOptions, removePasskey, renamePasskey } from '@balcao/contract/passkey';
import { useCommand } from '@balcao/ui/use-command';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useStepUp } from '../../lib/step-up.ts';
import { makePasskey, tellDevices } from '../../lib/webauthn.ts';

export const passkeysOptions = queryOptions({
  queryKey: ['passkey', 'list'],
  queryFn: ({ signal }) => api(listPasskeys, {}, { signal }),
});

/** The list is asked again after a change. */
const useInvalidation = () => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ['passkey'] });
};

/** Lets the device make a passkey and keeps it. Fails as the device or the server says: the form tells what it means. */
export const useAddPasskey = () => {
  const withStepUp = useStepUp();
  return useCommand({
    mutationFn: async (name: string) => {
      const { options } = await withStepUp(() => api(passkeyOptions, {}));
      const response = await makePasskey(options);
      return withStepUp(() => api(addPasskey, { body: { name, response } }));
    },
    onSuccess: useInvalidation(),
    meta: { errors: 'inline' },
  });
};

export const useRenamePasskey = () =>
  useCommand({
    mutationFn: ({ id, name }: { id: string; name: string }) => api(renamePasskey, { params: { id }, body: { name } }),
    onSuccess: useInvalidation(),
  });

export const useRemovePasskey = () => {
  const withStepUp = useStepUp();
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: (id: string) => withStepUp(() => api(removePasskey, { params: { id } })),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['passkey'] });
      await tellDevices(await queryClient.ensureQueryData(passkeysOptions));
    },
  });
};
