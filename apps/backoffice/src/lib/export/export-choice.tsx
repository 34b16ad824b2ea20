import { type ExportFormat, exportFormatsOf, exportLifeHours, sheetRowsAtMost } from '@balcao/contract/export';
import { Button } from '@balcao/ui/button.tsx';
import { Choice } from '@balcao/ui/choice.tsx';
import { Muted, Stack, Text } from '@balcao/ui/layout.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { type ExportOf, exportsOptions, useRequestExport } from './export.queries.ts';
import classes from './export-choice.module.css';
import { ExportLine } from './export-line.tsx';

const shownFirst = ['xlsx', 'csv', 'pdf', 'ofx'] as const;

/** In which format, and what will be in it; below, the files that are there or on their way. */
export const ExportChoice = ({ subject, filter, except = [], note }: ExportOf) => {
  const t = useTranslations('export');
  const format = useFormatter();
  const [chosen, setChosen] = useState<ExportFormat>('xlsx');
  const request = useRequestExport();
  const { data } = useQuery(exportsOptions);
  const isWhole = chosen === 'ofx' || chosen === 'pdf';
  const narrowed = Object.values(filter).some((value) => value !== undefined);
  return (
    <div className={classes.popover}>
      <Stack
        as="form"
        gap={12}
        p={16}
        onSubmit={(event) => {
          event.preventDefault();
          request.mutate({ subject, format: chosen, filter });
        }}
      >
        <Choice
          legend={t('format')}
          options={shownFirst
            .filter((value) => exportFormatsOf(subject).includes(value) && !except.includes(value))
            .map((value) => ({ value, label: t(`formats.${value}`) }))}
          value={chosen}
          onChange={setChosen}
        />
        <Muted>
          {note ?? t(isWhole ? 'whole' : narrowed ? 'filtered' : 'everything')}{' '}
          {chosen === 'xlsx' && note === undefined && t('sheetLimit', { count: format.number(sheetRowsAtMost - 1) })}
        </Muted>
        <Button type="submit" loading={request.isPending}>
          {t('start')}
        </Button>
      </Stack>
      {data && data.list.length > 0 && (
        <Stack as="section" gap={12} p={16} rule="top" aria-label={t('files')}>
          <Text as="h2" size="inherit" weight={600}>
            {t('files')}
          </Text>
          <Stack as="ul" gap={12} aria-live="polite">
            {data.list.map((one) => (
              <ExportLine key={one.id} file={one} />
            ))}
          </Stack>
          <Muted>{t('kept', { hours: String(exportLifeHours) })}</Muted>
        </Stack>
      )}
    </div>
  );
};
