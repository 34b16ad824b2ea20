import { downloadExport, type FileExport, listExports, requestExport } from '@balcao/contract/export';
import { dataOf, NetworkError } from '@balcao/sdk/client';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, stream } from '../api.ts';
import { useTeamPlace } from '../member.ts';

export const exportsOptions = queryOptions({
  queryKey: ['export', 'list'],
  queryFn: ({ signal }) => api(listExports, {}, { signal }),
});

export interface ExportAsk {
  readonly subject: FileExport['subject'];
  readonly format: FileExport['format'];
  readonly filter: Readonly<Record<string, unknown>>;
}

/** The list that a file is made of, and formats that do not suit what it shows now. */
export interface ExportOf extends Pick<ExportAsk, 'subject' | 'filter'> {
  readonly except?: readonly FileExport['format'][];
}

/** Asks for a file; a second click on the same button is the same file. */
export const useRequestExport = () => {
  const queryClient = useQueryClient();
  return useKeyedMutation({
    place: useTeamPlace('export'),
    send: ({ filter, ...ask }: ExportAsk, attempt) =>
      api(requestExport, { body: { ...ask, filter: { ...filter } } }, attempt),
    onSettled: () => queryClient.invalidateQueries({ queryKey: exportsOptions.queryKey }),
  });
};

const isFile = (answer: Response): boolean =>
  answer.ok && (answer.headers.get('content-type') ?? '').startsWith('application/octet-stream');

/** The file itself. @throws RefusedError @throws NetworkError */
export const fetchExport = async ({ id }: Pick<FileExport, 'id'>): Promise<Blob> => {
  const answer = await stream(downloadExport, {}, new AbortController().signal, { id }).catch((cause: unknown) => {
    throw new NetworkError('unreachable', cause);
  });
  if (!isFile(answer)) {
    dataOf(await answer.text(), answer.status);
    throw new NetworkError(`http-${answer.status}`);
  }
  return answer.blob();
};
