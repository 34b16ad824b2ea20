import { civilDayOf, DEFAULT_ZONE } from '@balcao/brazil/dates';
import { useEffect, useRef, useState } from 'react';
import { useTimeZone } from 'use-intl';
import { gatherExport } from './csv-export.ts';
import { tellGood } from './notice.ts';
import { useRefusals } from './refusals.ts';
import { saveFile } from './save-file.ts';

type State =
  | { readonly phase: 'idle' }
  | { readonly phase: 'running'; readonly rows: number }
  | { readonly phase: 'failed' };

/** What is exported: its parts as they come, the name of the file of a day, and what is said when it is there. */
export interface CsvExport {
  readonly parts: (signal: AbortSignal) => AsyncIterable<Uint8Array<ArrayBuffer>>;
  readonly fileOf: (day: string) => string;
  readonly done: (rows: number, name: string) => string;
}

const dashed = (day: string): string => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;

/** Exports what a filter shows into a file; leaving the page ends it. */
export const useCsvExport = ({ parts, fileOf, done }: CsvExport) => {
  const present = useRefusals();
  const zone = useTimeZone() ?? DEFAULT_ZONE;
  const [state, setState] = useState<State>({ phase: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (): Promise<void> => {
    const ended = new AbortController();
    running.current = ended;
    setState({ phase: 'running', rows: 0 });
    try {
      const { file, rows } = await gatherExport(parts(ended.signal), (here) =>
        setState({ phase: 'running', rows: here }),
      );
      const name = fileOf(dashed(civilDayOf(new Date().toISOString(), zone)));
      saveFile(file, name);
      tellGood(done(rows, name));
      setState({ phase: 'idle' });
    } catch (error) {
      if (ended.signal.aborted) return setState({ phase: 'idle' });
      setState({ phase: 'failed' });
      present(error);
    }
  };
  return { state, start, cancel: () => running.current?.abort() };
};
