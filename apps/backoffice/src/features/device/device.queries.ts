import type { DeviceProduct } from '@balcao/contract/device';
import {
  addDevice,
  blockDevice,
  changeDevice,
  getDevice,
  listDevices,
  removeDevice,
  renewSetUp,
  type TeamDevice,
} from '@balcao/contract/device-list';
import { useCommand } from '@balcao/ui/use-command';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useStepUp } from '../../lib/step-up.ts';
import { useSending } from '../../lib/use-sending.ts';

export const devicesOptions = queryOptions({
  queryKey: ['device', 'list'],
  queryFn: ({ signal }) => api(listDevices, {}, { signal }),
});

export const deviceOptions = (serial: string) =>
  queryOptions({
    queryKey: ['device', 'one', serial],
    queryFn: ({ signal }) => api(getDevice, { params: { serial } }, { signal }),
  });

const useInvalidation = () => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ['device'] });
};

export const useAddDevice = () => {
  const withStepUp = useStepUp();
  return useCommand({
    mutationFn: (body: { product: DeviceProduct; name: string }) => withStepUp(() => api(addDevice, { body })),
    onSettled: useInvalidation(),
  });
};

export const useChangeDevice = () =>
  useSending({
    target: changeDevice,
    ask: ({ serial, ...body }: Pick<TeamDevice, 'serial' | 'name' | 'settings' | 'version'>) => ({
      params: { serial },
      body,
    }),
    meta: { errors: 'editConflict' },
    onSettled: useInvalidation(),
  });

export const useRenewSetUp = () => {
  const withStepUp = useStepUp();
  return useCommand({
    mutationFn: (serial: string) => withStepUp(() => api(renewSetUp, { params: { serial } })),
    onSettled: useInvalidation(),
  });
};

export const useBlockDevice = () =>
  useCommand({
    mutationFn: (serial: string) => api(blockDevice, { params: { serial } }),
    onSettled: useInvalidation(),
  });

export const useRemoveDevice = () =>
  useCommand({
    mutationFn: (serial: string) => api(removeDevice, { params: { serial } }),
    onSettled: useInvalidation(),
  });
