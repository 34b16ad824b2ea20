import { Button } from '@balcao/ui/button.tsx';
import { Stack } from '@balcao/ui/layout.tsx';
import { Popover } from '@balcao/ui/popover.tsx';
import type { Command } from '@balcao/ui/use-command';
import { IconCode, IconDownload, IconFileSpreadsheet, IconTable, type TablerIcon } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { type BillAsk, type BillFormat, billFormats } from './bill.queries.ts';

const icons: Readonly<Record<BillFormat, TablerIcon>> = {
  xlsx: IconFileSpreadsheet,
  csv: IconTable,
  program: IconCode,
};

interface BillDownloadsProps {
  /** The day; empty while none is chosen. */
  day: string;
  /** What the button says, and, where that is short, what it is for screen readers. */
  words: string;
  label: string;
  download: Command<void, BillAsk>;
  isQuiet?: boolean;
}

/** A day's file in one of its formats: two for people, one for programs. */
export const BillDownloads = ({ day, words, label, download, isQuiet = false }: BillDownloadsProps) => {
  const t = useTranslations('bill');
  return (
    <Popover
      label={label}
      align="end"
      trigger={(trigger) => (
        <Button
          {...(isQuiet ? ({ size: 'compact-sm', variant: 'subtle', color: 'gray' } as const) : { variant: 'default' })}
          loading={download.isPending}
          disabled={day === ''}
          leftSection={<IconDownload size={isQuiet ? 16 : 18} stroke={1.8} aria-hidden />}
          aria-label={label}
          {...trigger}
        >
          {words}
        </Button>
      )}
    >
      {(close) => (
        <Stack p={4}>
          {billFormats.map((format) => {
            const FormatIcon = icons[format];
            return (
              <Button
                key={format}
                variant="subtle"
                color="gray"
                justify="flex-start"
                leftSection={<FormatIcon size={18} stroke={1.8} aria-hidden />}
                onClick={() => {
                  close();
                  download.mutate({ day, format });
                }}
              >
                {t(`formats.${format}`)}
              </Button>
            );
          })}
        </Stack>
      )}
    </Popover>
  );
};
