import type { LogFilter } from '@balcao/contract/log';
import { ExportButton } from '@balcao/ui/export-button.tsx';
import { useTranslations } from 'use-intl';
import { exportedParts } from './log.queries.ts';

/** Exports the lines that the log shows. */
export const LogExportButton = ({ filter }: { filter: LogFilter }) => (
  <ExportButton words={useTranslations('log.export')} parts={(signal) => exportedParts(filter, signal)} />
);
