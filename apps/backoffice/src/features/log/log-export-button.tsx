import type { LogFilter } from '@balcao/contract/log';
import { ExportButton } from '../../lib/export-button.tsx';
import { exportedParts } from './log.queries.ts';

/** Exports the lines that the log shows. */
export const LogExportButton = ({ filter }: { filter: LogFilter }) => (
  <ExportButton words="log.export" parts={(signal) => exportedParts(filter, signal)} />
);
