import { getSandbox } from '@balcao/contract/sandbox';
import { RefusedError } from '@balcao/sdk/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** Whether the sandbox is on: without it its addresses do not exist. */
export const sandboxOptions = queryOptions({
  queryKey: ['sandbox', 'on'],
  queryFn: async (): Promise<boolean> => {
    try {
      return (await api(getSandbox, {})).sandbox;
    } catch (error) {
      if (error instanceof RefusedError) return false;
      throw error;
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
});
