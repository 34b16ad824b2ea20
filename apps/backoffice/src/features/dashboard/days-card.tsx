import { formatBrl, formatBrlShort } from '@balcao/brazil/money';
import type { Overview } from '@balcao/contract/dashboard';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { Bar } from '@balcao/ui/loading.tsx';
import { IconChartLine } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { dayLabel } from './day-label.ts';
import classes from './overview-page.module.css';

const LineChart = lazy(() => import('@balcao/ui/line-chart.tsx'));
/** As high as the card of arriving money next to it. */
const height = 320;
const waiting = <Bar height="20rem" />;

/** The past thirty days as a line. */
export const DaysCard = ({ days }: { days: Overview['days'] | undefined }) => {
  const t = useTranslations('dashboard');
  return (
    <Card title={t('chart')}>
      <div className={classes.days}>
        {!days ? waiting : days.some(({ count }) => count > 0) ? <DaysChart days={days} /> : <NoSales />}
      </div>
    </Card>
  );
};

const DaysChart = ({ days }: { days: Overview['days'] }) => {
  const t = useTranslations('dashboard');
  const locale = useLocale();
  return (
    <Suspense fallback={waiting}>
      <LineChart
        title={t('chart')}
        axis={days.map(({ day }) => dayLabel(day, locale))}
        series={[{ id: 'amount', label: t('series'), values: days.map(({ amount }) => amount), kind: 'paid' }]}
        format={formatBrl}
        formatShort={formatBrlShort}
        height={height}
        isOpen
      />
    </Suspense>
  );
};

const NoSales = () => {
  const t = useTranslations('dashboard.empty');
  return (
    <EmptyState
      icon={IconChartLine}
      title={t('title')}
      action={
        <Button variant="default" renderRoot={(props) => <Link {...props} to="/setting/payment" />}>
          {t('action')}
        </Button>
      }
    >
      {t('text')}
    </EmptyState>
  );
};
