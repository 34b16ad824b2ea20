import { civilDayOf, DEFAULT_ZONE } from '@balcao/brazil/dates';
import { billMonthsSince } from '@balcao/contract/bill';
import { Card } from '@balcao/ui/card.tsx';
import { Box, Muted, Row } from '@balcao/ui/layout.tsx';
import { ListSelect } from '@balcao/ui/list-select.tsx';
import { useMemo, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { ExportButton } from '../../lib/export/export-button.tsx';
import classes from './bill.module.css';

/** Every month that has ended, newest first, as `YYYYMM`. */
const endedMonths = (today: string): string[] => {
  const months: string[] = [];
  let [year, month] = [Number(today.slice(0, 4)), Number(today.slice(4, 6))];
  for (;;) {
    [year, month] = month === 1 ? [year - 1, 12] : [year, month - 1];
    const one = `${year}${String(month).padStart(2, '0')}`;
    if (one < billMonthsSince) return months;
    months.push(one);
  }
};

/** A whole month for the accountant: any month that has ended. */
export const BillMonthCard = () => {
  const t = useTranslations('bill.month');
  const format = useFormatter();
  const options = useMemo(() => {
    const nameOf = (month: string) =>
      format.dateTime(new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(4)) - 1, 15)), {
        ...({ month: 'long', year: 'numeric', timeZone: 'UTC' } as const),
      });
    const today = civilDayOf(new Date().toISOString(), DEFAULT_ZONE);
    return endedMonths(today).map((month) => ({ value: month, label: nameOf(month), words: month.slice(4) }));
  }, [format]);
  const [chosen, setChosen] = useState('');
  const month = chosen || (options[0]?.value ?? '');
  return (
    <Box mb={24}>
      <Card title={t('title')}>
        <Muted mb={12}>{t('line')}</Muted>
        <Row className={classes.form} gap={12} align="start" wrap>
          <ListSelect label={t('label')} value={month} options={options} onChange={setChosen} />
          <ExportButton subject="billMonth" filter={{ month }} note={t('note')} />
        </Row>
      </Card>
    </Box>
  );
};
