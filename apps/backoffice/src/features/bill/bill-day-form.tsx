import '@mantine/core/styles/Button.css';
import { DayInput } from '@balcao/ui/day-input.tsx';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { dayMistake, useDownloadBill } from './bill.queries.ts';
import classes from './bill-day-form.module.css';

/** The statement of any past day, also of one that stands in no list because nothing moved on it. */
export const BillDayForm = () => {
  const t = useTranslations('bill');
  const [day, setDay] = useState('');
  const download = useDownloadBill((of) => t('file', { day: of }));
  const isDay = /^\d{8}$/.test(day);
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isDay) download.mutate(day);
      }}
    >
      <DayInput
        label={t('day.label')}
        value={day}
        error={dayMistake(download.error)}
        onChange={(typed) => {
          download.reset();
          setDay(typed);
        }}
      />
      <Button
        type="submit"
        variant="default"
        disabled={!isDay}
        loading={download.isPending}
        leftSection={<IconDownload size={18} stroke={1.8} aria-hidden />}
      >
        {t('day.submit')}
      </Button>
    </form>
  );
};
