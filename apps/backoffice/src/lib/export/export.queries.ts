import { downloadExport, type FileExport, listExports, requestExport } from '@balcao/contract/export';
import { dataOf, NetworkError } from '@balcao/sdk/client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api, stream } from '../api.ts';

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
  /** What will be in the file, where that is not what a list shows. */
  readonly note?: string;
}

/** Asks for a file; a second click on the same button is the same file. */
export const useRequestExport = () => {
  const queryClient = useQueryClient();
  const last = useRef({ asked: '', key: '' });
  return useMutation({
    mutationFn: ({ filter, ...ask }: ExportAsk) => {
      const body = { ...ask, filter: { ...filter } };
      const asked = JSON.stringify(body);
      if (last.current.asked !== asked) last.current = { asked, key: crypto.randomUUID() };
      return api(requestExport, { body }, { idempotencyKey: last.current.key });
    },
    // Whoever has their file and asks again wants a newer one.
    onSuccess: () => {
      last.current = { asked: '', key: '' };
    },
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
