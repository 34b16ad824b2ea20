import { IconAlertTriangle, IconDownload } from '@tabler/icons-react';
import { Button } from './button.tsx';
import { Loader } from './loader.tsx';
import { type CsvExport, useCsvExport } from './use-csv-export.ts';

interface ExportButtonProps extends Pick<CsvExport, 'parts'> {
  /** The words of this export; every export has the same keys. */
  readonly words: (key: Key, values: Values) => string;
}
type Key = 'start' | 'again' | 'running' | 'cancel' | 'cancelAt' | 'done' | 'file';
interface Values {
  readonly count: number;
  readonly day: string;
  readonly name: string;
}

/** Exports what a list shows. While it runs the button tells how far it is, and stops it; when it fails, it tries again. */
export const ExportButton = ({ words, parts }: ExportButtonProps) => {
  const t = (key: Key, values: Partial<Values> = {}) => words(key, { count: 0, day: '', name: '', ...values });
  const { state, start, cancel } = useCsvExport({
    parts,
    fileOf: (day) => t('file', { day }),
    done: (count, name) => t('done', { count, name }),
  });
  if (state.phase === 'running')
    return (
      <Button
        variant="default"
        leftSection={<Loader size={16} color="gray" />}
        title={t('cancel')}
        aria-label={t('cancelAt', { count: state.rows })}
        onClick={cancel}
      >
        {t('running', { count: state.rows })}
      </Button>
    );
  const failed = state.phase === 'failed';
  const Icon = failed ? IconAlertTriangle : IconDownload;
  return (
    <Button
      variant="default"
      leftSection={<Icon size={18} stroke={1.8} color={failed ? 'var(--bad)' : 'currentColor'} />}
      onClick={() => void start()}
    >
      {t(failed ? 'again' : 'start')}
    </Button>
  );
};
