import { getFigures, type Overview } from '@balcao/contract/dashboard';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Grid } from '@balcao/ui/layout.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { SwitchBar } from '@balcao/ui/switch-bar.tsx';
import { useHeadFirst } from '@balcao/ui/use-head-first';
import { IconChartLine } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CertifiedNotice } from '../../lib/certified.tsx';
import { FrozenNotice } from '../../lib/frozen-notice.tsx';
import { useMay } from '../../lib/may.ts';
import { BalanceCard } from './balance-card.tsx';
import { overviewOptions } from './dashboard.queries.ts';
import { DaysCard } from './days-card.tsx';
import { isEmpty } from './measures.ts';
import classes from './overview-page.module.css';
import { ChartLoading, SalesChart, useViewWords } from './sales-chart.tsx';
import { TodaySection } from './today-section.tsx';
import { WaitingLine } from './waiting-line.tsx';

/** What other nouns bring to the page; nothing where the member may not see it or there is nothing to say. */
interface OverviewParts {
  /** What needs someone before anything else. */
  readonly attention: ReactNode;
  /** What arrives next. */
  readonly arrival: ReactNode;
}

/** The start of the day: how it goes, what waits for someone, what is owed to the team, and the past thirty days. */
export const OverviewPage = ({ parts }: { parts: OverviewParts }) => {
  const t = useTranslations('dashboard');
  const { data, error, refetch } = useQuery(overviewOptions);
  const isNext = useHeadFirst();
  return (
    <>
      <PageHeader title={t('title')} line={t('line')} actions={<Ways />} />
      <CertifiedNotice needs="payment" />
      <FrozenNotice />
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        isNext && <Parts overview={data} parts={parts} />
      )}
    </>
  );
};

/** To everything behind the figures, as far as the role goes. */
const Ways = () => {
  const t = useTranslations('dashboard');
  const seesBoard = useMay(getFigures);
  return (
    <>
      <Button variant="default" renderRoot={(props) => <Link {...props} to="/payment/transaction/orders" />}>
        {t('orders')}
      </Button>
      {seesBoard && (
        <Button variant="default" renderRoot={(props) => <Link {...props} to="/payment/transaction/dashboard" />}>
          {t('toBoard')}
        </Button>
      )}
    </>
  );
};

/** `overview` is undefined while it is on its way: the parts have their size already. */
const Parts = ({ overview, parts }: { overview: Overview | undefined; parts: OverviewParts }) => (
  <Grid className={classes.parts} gap={24} aria-busy={!overview}>
    {parts.attention}
    <WaitingLine waiting={overview?.waiting} isCalm={!parts.attention} />
    <TodaySection overview={overview} />
    <Grid className={classes.columns} gap={24}>
      <HoursCard overview={overview} />
      <BalanceCard balances={overview?.balances} />
    </Grid>
    {parts.arrival ? (
      <Grid className={classes.columns} gap={24}>
        <DaysCard days={overview?.days} />
        {parts.arrival}
      </Grid>
    ) : (
      <DaysCard days={overview?.days} />
    )}
  </Grid>
);

const HoursCard = ({ overview }: { overview: Overview | undefined }) => {
  const t = useTranslations('dashboard');
  const words = useViewWords();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const title = t('hours');
  return (
    <Card title={title} actions={<SwitchBar {...words} value={view} onChange={setView} />}>
      <div className={classes.chart}>
        {!overview && <ChartLoading />}
        {overview && isEmpty(overview.now, ...overview.hours.map(({ before }) => before)) && (
          <EmptyState icon={IconChartLine} title={t('noHours.title')}>
            {t('noHours.text')}
          </EmptyState>
        )}
        {overview && !isEmpty(overview.now, ...overview.hours.map(({ before }) => before)) && (
          <SalesChart
            title={title}
            measure="amount"
            series={overview.hours}
            names={{ now: t('today'), before: t('yesterday') }}
            isOpen
            asTable={view === 'table'}
          />
        )}
      </div>
    </Card>
  );
};
