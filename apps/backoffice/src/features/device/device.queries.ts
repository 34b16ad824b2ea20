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
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useProven } from '../../lib/proven.ts';
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

const useFreshen = () => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ['device'] });
};

export const useAddDevice = () => {
  const proven = useProven();
  return useMutation({
    mutationFn: (body: { product: DeviceProduct; name: string }) => proven(() => api(addDevice, { body })),
    onSettled: useFreshen(),
  });
};

export const useChangeDevice = () =>
  useSending({
    target: changeDevice,
    ask: ({ serial, ...body }: Pick<TeamDevice, 'serial' | 'name' | 'settings' | 'version'>) => ({
      params: { serial },
      body,
    }),
    meta: { errors: 'overtaken' },
    onSettled: useFreshen(),
  });

export const useRenewSetUp = () => {
  const proven = useProven();
  return useMutation({
    mutationFn: (serial: string) => proven(() => api(renewSetUp, { params: { serial } })),
    onSettled: useFreshen(),
  });
};

export const useBlockDevice = () =>
  useMutation({
    mutationFn: (serial: string) => api(blockDevice, { params: { serial } }),
    onSettled: useFreshen(),
  });

export const useRemoveDevice = () =>
  useMutation({
    mutationFn: (serial: string) => api(removeDevice, { params: { serial } }),
    onSettled: useFreshen(),
  });
