import type { LogFilter } from '@balcao/contract/log';
import { useTranslations } from 'use-intl';
import { ExportButton } from '../../lib/export-button.tsx';
import { exportedParts } from './log.queries.ts';

/** Exports the lines that the log shows. */
export const LogExportButton = ({ filter }: { filter: LogFilter }) => {
  const t = useTranslations('log.export');
  return (
    <ExportButton
      parts={(signal) => exportedParts(filter, signal)}
      fileOf={(day) => t('file', { day })}
      done={(count, name) => t('done', { count, name })}
      words={{
        start: t('start'),
        again: t('again'),
        cancel: t('cancel'),
        cancelAt: (count) => t('cancelAt', { count }),
        running: (count) => t('running', { count }),
      }}
    />
  );
};
