import { exportBill, listBills } from '@balcao/contract/bill';
import type { QueryOf } from '@balcao/contract/endpoint';
import { dataOf, NetworkError, RefusedError } from '@balcao/sdk/client';
import { saveFile } from '@balcao/ui/save-file';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { api, stream } from '../../lib/api.ts';

/** What the address of the list says: the query of the call that fills it. */
export type BillSearch = QueryOf<typeof listBills>;

export const billListOptions = (search: BillSearch) =>
  queryOptions({
    queryKey: ['bill', 'list', search],
    queryFn: ({ signal }) => api(listBills, { query: search }, { signal }),
    placeholderData: keepPreviousData,
  });

const fileOf = async (day: string): Promise<Blob> => {
  const response = await stream(exportBill, {}, AbortSignal.timeout(120_000), { day }).catch((cause) => {
    throw new NetworkError('unreachable', cause);
  });
  if (response.headers.get('content-type') !== 'application/gzip') dataOf(await response.text(), response.status);
  return response.blob();
};

/** Fetches the statement of a day and hands it to the browser's downloads under the name that `nameOf` gives it. */
export const useDownloadBill = (nameOf: (day: string) => string) =>
  useMutation({ mutationFn: async (day: string) => saveFile(await fileOf(day), nameOf(day)) });

/** What is wrong with the day that was asked for. */
export const dayMistake = (error: unknown): string | undefined =>
  error instanceof RefusedError ? error.fields?.day : undefined;
