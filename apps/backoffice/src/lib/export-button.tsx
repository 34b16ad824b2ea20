import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Loader.css';
import { Button, Loader } from '@mantine/core';
import { IconAlertTriangle, IconDownload } from '@tabler/icons-react';
import { type CsvExport, useCsvExport } from './use-csv-export.ts';

interface ExportButtonProps extends CsvExport {
  readonly words: {
    readonly start: string;
    readonly again: string;
    readonly cancel: string;
    readonly cancelAt: (rows: number) => string;
    readonly running: (rows: number) => string;
  };
}

/** Exports what a list shows. While it runs the button tells how far it is, and stops it; when it fails, it tries again. */
export const ExportButton = ({ words, ...exported }: ExportButtonProps) => {
  const { state, start, cancel } = useCsvExport(exported);
  if (state.phase === 'running')
    return (
      <Button
        variant="default"
        leftSection={<Loader size={16} color="gray" />}
        title={words.cancel}
        aria-label={words.cancelAt(state.rows)}
        onClick={cancel}
      >
        {words.running(state.rows)}
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
      {failed ? words.again : words.start}
    </Button>
  );
};
