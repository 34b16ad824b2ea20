import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Loader.css';
import { type ExportFormat, exportFormatsOf, exportLifeHours, sheetRowsAtMost } from '@balcao/contract/export';
import { Choice } from '@balcao/ui/choice.tsx';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { type ExportOf, exportsOptions, useRequestExport } from './export.queries.ts';
import classes from './export-choice.module.css';
import { ExportLine } from './export-line.tsx';

const shownAtMost = 5;
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
      <form
        className={classes.form}
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
        <p className={classes.note}>
          {note ?? t(isWhole ? 'whole' : narrowed ? 'filtered' : 'everything')}{' '}
          {chosen === 'xlsx' && note === undefined && t('sheetLimit', { count: format.number(sheetRowsAtMost - 1) })}
        </p>
        <Button type="submit" loading={request.isPending}>
          {t('start')}
        </Button>
      </form>
      {data && data.list.length > 0 && (
        <section className={classes.files} aria-label={t('files')}>
          <h2 className={classes.title}>{t('files')}</h2>
          <ul className={classes.list} aria-live="polite">
            {data.list.slice(0, shownAtMost).map((one) => (
              <ExportLine key={one.id} file={one} />
            ))}
          </ul>
          <p className={classes.note}>{t('kept', { hours: String(exportLifeHours) })}</p>
        </section>
      )}
    </div>
  );
};
