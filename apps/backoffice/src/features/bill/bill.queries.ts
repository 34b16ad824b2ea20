import { exportBill, exportBillSheet, listBills } from '@balcao/contract/bill';
import type { QueryOf } from '@balcao/contract/endpoint';
import { RefusedError } from '@balcao/sdk/client';
import { saveFile } from '@balcao/ui/save-file';
import { useCommand } from '@balcao/ui/use-command';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { streamedFile } from '../../lib/streamed-file.ts';

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

const fileOf = ({ day, format }: BillAsk): Promise<Blob> => {
  const [target, query, type] =
    format === 'program'
      ? ([exportBill, {}, 'application/gzip'] as const)
      : ([exportBillSheet, { format }, 'application/octet-stream'] as const);
  return streamedFile(target, type, { query, params: { day }, withinMs: 120_000 });
};

/** Fetches the statement of a day and hands it to the browser's downloads under the name that `nameOf` gives it. */
export const useDownloadBill = (nameOf: (day: string, end: string) => string) =>
  useCommand({
    mutationFn: async (ask: BillAsk) => saveFile(await fileOf(ask), nameOf(ask.day, ends[ask.format])),
  });

/** What is wrong with the day that was asked for. */
export const dayMistake = (error: unknown): string | undefined =>
  error instanceof RefusedError ? error.fields?.day : undefined;
