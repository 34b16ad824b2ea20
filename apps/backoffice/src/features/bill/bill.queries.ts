import { exportBill, exportBillSheet, listBills } from '@balcao/contract/bill';
import type { QueryOf } from '@balcao/contract/endpoint';
import { dataOf, NetworkError, RefusedError } from '@balcao/sdk/client';
import { saveFile } from '@balcao/ui/save-file';
import { useCommand } from '@balcao/ui/use-command';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, stream } from '../../lib/api.ts';

/** What the address of the list says: the query of the call that fills it. */
export type BillSearch = QueryOf<typeof listBills>;

export const billListOptions = (search: BillSearch) =>
  queryOptions({
    queryKey: ['bill', 'list', search],
    queryFn: ({ signal }) => api(listBills, { query: search }, { signal }),
    placeholderData: keepPreviousData,
  });

/** For people, in reais and the hours of São Paulo; and for programs. */
export const billFormats = ['xlsx', 'csv', 'program'] as const;
export type BillFormat = (typeof billFormats)[number];
export interface BillAsk {
  readonly day: string;
  readonly format: BillFormat;
}
/** What names of files end with. */
const ends: Readonly<Record<BillFormat, string>> = { xlsx: 'xlsx', csv: 'csv', program: 'csv.gz' };

const fileOf = async ({ day, format }: BillAsk): Promise<Blob> => {
  const [target, query, type] =
    format === 'program'
      ? ([exportBill, {}, 'application/gzip'] as const)
      : ([exportBillSheet, { format }, 'application/octet-stream'] as const);
  const response = await stream(target, query, AbortSignal.timeout(120_000), { day }).catch((cause) => {
    throw new NetworkError('unreachable', cause);
  });
  if (!(response.headers.get('content-type') ?? '').startsWith(type)) dataOf(await response.text(), response.status);
  return response.blob();
};

/** Fetches the statement of a day and hands it to the browser's downloads under the name that `nameOf` gives it. */
export const useDownloadBill = (nameOf: (day: string, end: string) => string) =>
  useCommand({
    mutationFn: async (ask: BillAsk) => saveFile(await fileOf(ask), nameOf(ask.day, ends[ask.format])),
  });

/** What is wrong with the day that was asked for. */
export const dayMistake = (error: unknown): string | undefined =>
  error instanceof RefusedError ? error.fields?.day : undefined;
