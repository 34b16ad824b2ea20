import { DayInput } from '@balcao/ui/day-input.tsx';
import { Row } from '@balcao/ui/layout.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './bill.module.css';
import { dayMistake, useDownloadBill } from './bill.queries.ts';
import { BillDownloads } from './bill-downloads.tsx';

/** The statement of any past day, also of one that stands in no list because nothing moved on it. */
export const BillDayForm = () => {
  const t = useTranslations('bill');
  const [typed, setTyped] = useState('');
  const download = useDownloadBill((day, end) => t('file', { day, end }));
  const day = /^\d{8}$/.test(typed) ? typed : '';
  return (
    <Row
      as="form"
      className={classes.form}
      gap={12}
      align="start"
      wrap
      onSubmit={(event) => {
        event.preventDefault();
        if (day) download.mutate({ day, format: 'xlsx' });
      }}
    >
      <DayInput
        label={t('day.label')}
        value={typed}
        error={dayMistake(download.error)}
        onChange={(value) => {
          download.reset();
          setTyped(value);
        }}
      />
      <BillDownloads day={day} words={t('day.submit')} label={t('day.submit')} download={download} />
    </Row>
  );
};
