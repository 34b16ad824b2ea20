import { DEFAULT_ZONE } from '@balcao/brazil/dates';
import type { DashboardFigures } from '@balcao/contract/dashboard';
import { Card } from '@balcao/ui/card.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Grid } from '@balcao/ui/layout.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { SwitchBar } from '@balcao/ui/switch-bar.tsx';
import { IconChartLine } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTimeZone, useTranslations } from 'use-intl';
import { CertifiedNotice } from '../../lib/certified.tsx';
import { ExportButton } from '../../lib/export/export-button.tsx';
import classes from './dashboard.module.css';
import { figuresOptions } from './dashboard.queries.ts';
import { queryOf } from './dashboard-period.ts';
import type { DashboardSearch } from './dashboard-search.ts';
import { FigureCards } from './figure-cards.tsx';
import { isEmpty, type Measure } from './measures.ts';
import { PeriodBar } from './period-bar.tsx';
import { ChartLoading, SalesChart, useViewWords } from './sales-chart.tsx';
import { SplitCards } from './split-cards.tsx';

const route = getRouteApi('/team/payment/transaction/dashboard');

/** The sales of a period against the one before: everything that shows is in the address. */
export const DashboardPage = () => {
  const t = useTranslations('dashboard');
  const zone = useTimeZone() ?? DEFAULT_ZONE;
  const search = route.useSearch();
  const go = route.useNavigate();
  const { data, error, refetch, isPlaceholderData } = useQuery(figuresOptions(search));
  const query = queryOf(search);
  const set = (changed: Partial<DashboardSearch>) =>
    void go({ search: { ...search, ...changed }, replace: true, resetScroll: false });
  const measure = search.measure ?? 'amount';
  return (
    <>
      <PageHeader
        title={t('board')}
        line={t('boardLine')}
        actions={<ExportButton subject="dashboard" filter={{ ...query, timezone: zone }} />}
      />
      <CertifiedNotice needs="payment" />
      <Grid
        className={classes.parts}
        gap={24}
        aria-busy={!data || isPlaceholderData}
        data-stale={isPlaceholderData || undefined}
      >
        <PeriodBar search={search} figures={data} />
        {error && !data ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <>
            <FigureCards
              figures={data}
              period={query.period ?? 'days7'}
              chosen={measure}
              onChoose={(one) => set({ measure: one === 'amount' ? undefined : one })}
            />
            <SeriesCard
              figures={data}
              measure={measure}
              view={search.view ?? 'chart'}
              onView={(view) => set({ view: view === 'table' ? view : undefined })}
            />
            <SplitCards figures={data} />
          </>
        )}
      </Grid>
    </>
  );
};

interface SeriesCardProps {
  figures: DashboardFigures | undefined;
  measure: Measure;
  view: 'chart' | 'table';
  onView: (view: 'chart' | 'table') => void;
}

const SeriesCard = ({ figures, measure, view, onView }: SeriesCardProps) => {
  const t = useTranslations('dashboard');
  const words = useViewWords();
  const title = t(figures?.step === 'hour' ? 'byHour' : 'byDay', { name: t(`measure.${measure}`) });
  return (
    <Card title={title} actions={<SwitchBar {...words} value={view} onChange={onView} />}>
      <div className={classes.chart}>
        {!figures && <ChartLoading />}
        {figures && isEmpty(figures.now, figures.past) && (
          <EmptyState icon={IconChartLine} title={t('noSales.title')}>
            {t('noSales.text')}
          </EmptyState>
        )}
        {figures && !isEmpty(figures.now, figures.past) && (
          <SalesChart
            title={title}
            measure={measure}
            series={figures.series}
            names={{ now: t('thisPeriod'), before: t('periodBefore') }}
            isOpen={figures.before.until !== null}
            asTable={view === 'table'}
          />
        )}
      </div>
    </Card>
  );
};
