import '@mantine/core/styles/Button.css';
import type { Overview } from '@balcao/contract/dashboard';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { CertifiedNotice } from '../../lib/certified.tsx';
import { BalanceFigures } from './balance-figures.tsx';
import { overviewOptions } from './dashboard.queries.ts';
import { DaysCard } from './days-card.tsx';
import classes from './overview-page.module.css';
import { TodayFigures } from './today-figures.tsx';

/** How the day goes, what is owed to the team, and the past thirty days. */
export const OverviewPage = () => {
  const t = useTranslations('dashboard');
  const { data, error, refetch } = useQuery(overviewOptions);
  return (
    <>
      <PageHeader
        title={t('title')}
        line={t('line')}
        actions={
          <Button variant="default" renderRoot={(props) => <Link {...props} to="/payment/transaction/orders" />}>
            {t('orders')}
          </Button>
        }
      />
      <CertifiedNotice needs="payment" />
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Parts overview={data} />}
    </>
  );
};

/** `overview` is undefined while it is on its way: the parts have their size already. */
const Parts = ({ overview }: { overview: Overview | undefined }) => {
  const t = useTranslations('dashboard');
  return (
    <div className={classes.parts} aria-busy={!overview}>
      <section aria-label={t('today')} className={classes.today}>
        <TodayFigures overview={overview} />
      </section>
      <section aria-label={t('balances')} className={classes.balances}>
        <BalanceFigures balances={overview?.balances} />
      </section>
      <DaysCard days={overview?.days} />
    </div>
  );
};
