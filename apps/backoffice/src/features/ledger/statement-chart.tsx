import { civilDayOf, DEFAULT_ZONE, formatDate } from '@balcao/brazil/dates';
import { formatBrl, formatBrlShort } from '@balcao/brazil/money';
import type { StatementAccount } from '@balcao/contract/ledger-statement';
import { Card } from '@balcao/ui/card.tsx';
import { Loaded } from '@balcao/ui/loaded.tsx';
import { Bar } from '@balcao/ui/loading.tsx';
import { kindOfAccount } from '@balcao/ui/money-kind';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import classes from './ledger.module.css';
import { type StatementSearch, statementDaysOptions } from './statement.queries.ts';

const LineChart = lazy(() => import('@balcao/ui/line-chart.tsx'));
const waiting = <Bar height="12rem" />;

interface StatementChartProps {
  account: StatementAccount;
  search: StatementSearch;
}

/** The balance of an account at the end of each day. */
export const StatementChart = ({ account, search }: StatementChartProps) => {
  const t = useTranslations('ledger');
  const locale = useLocale();
  const query = useQuery(statementDaysOptions(search));
  const label = (day: string) => formatDate(day, { locale, form: 'date' });
  return (
    <Card title={t('chart')}>
      <div className={classes.chart}>
        <Loaded query={query} loading={waiting}>
          {(data) => (
            <Suspense fallback={waiting}>
              <LineChart
                title={t('chart')}
                axis={data.list.map(({ day }) => label(day))}
                series={[
                  {
                    id: 'balance',
                    label: t('columns.balance'),
                    values: data.list.map(({ closing }) => closing),
                    kind: kindOfAccount(account),
                  },
                ]}
                format={formatBrl}
                formatShort={formatBrlShort}
                height={192}
                isOpen={data.to >= civilDayOf(new Date().toISOString(), DEFAULT_ZONE)}
              />
            </Suspense>
          )}
        </Loaded>
      </div>
    </Card>
  );
};
