import type { SalesPoint } from '@balcao/contract/dashboard';
import { Bar } from '@balcao/ui/loading.tsx';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import classes from './dashboard.module.css';
import { kinds, type Measure, valuesOf } from './measures.ts';
import { usePlaces } from './use-places.ts';
import { useWords } from './use-words.ts';

const LineChart = lazy(() => import('@balcao/ui/line-chart.tsx'));

interface SalesChartProps {
  /** What it shows, for screen readers. */
  title: string;
  measure: Measure;
  series: readonly SalesPoint[];
  /** Names of the two lines. */
  names: { readonly now: string; readonly before: string };
  /** The last place that has begun is not over. */
  isOpen: boolean;
  asTable?: boolean;
}

/** A measure over a period, above the period before as a thin line. */
export const SalesChart = ({ title, measure, series, names, isOpen, asTable = false }: SalesChartProps) => {
  const words = useWords();
  const { axis, places } = usePlaces()(series);
  return (
    <Suspense fallback={<ChartLoading />}>
      <LineChart
        title={title}
        axis={axis}
        places={places}
        series={[
          {
            id: 'now',
            label: names.now,
            values: valuesOf(measure, series, 'now'),
            kind: kinds[measure].money,
          },
          { id: 'before', label: names.before, values: valuesOf(measure, series, 'before'), isQuiet: true },
        ]}
        format={words.exact(measure)}
        formatShort={words.short(measure)}
        isOpen={isOpen}
        asTable={asTable}
      />
    </Suspense>
  );
};

/** As high as the chart with the names of its lines. */
export const ChartLoading = () => (
  <div className={classes.chartLoading}>
    <Bar height="100%" />
  </div>
);

/** Whether the chart or its table shows. */
export const useViewWords = () => {
  const t = useTranslations('dashboard.view');
  return { label: t('label'), options: (['chart', 'table'] as const).map((value) => ({ value, label: t(value) })) };
};
