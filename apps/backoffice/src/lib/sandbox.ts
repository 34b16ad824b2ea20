import { getSandbox } from '@balcao/contract/sandbox';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './api.ts';

/** Is this the sandbox? Where it is off its addresses do not exist, and the answer is no. */
const sandboxOptions = queryOptions({
  queryKey: ['sandbox'],
  queryFn: () =>
    api(getSandbox, {}).then(
      ({ sandbox }) => sandbox,
      () => false,
    ),
  staleTime: Number.POSITIVE_INFINITY,
});

/** False until it is known. `asks`: a screen that may not need to know waits with the question. */
export const useSandbox = ({ asks = true } = {}): boolean =>
  useQuery({ ...sandboxOptions, enabled: asks }).data ?? false;
