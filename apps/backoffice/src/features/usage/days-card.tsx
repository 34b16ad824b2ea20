import { formatDate } from '@balcao/brazil/dates';
import type { UsageDay } from '@balcao/contract/usage';
import { Card } from '@balcao/ui/card.tsx';
import { Bar } from '@balcao/ui/loading.tsx';
import { SwitchBar } from '@balcao/ui/switch-bar.tsx';
import { lazy, Suspense } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';

const LineChart = lazy(() => import('@balcao/ui/line-chart.tsx'));
const waiting = <Bar height="15rem" />;

interface DaysCardProps {
  days: readonly UsageDay[] | undefined;
  view: 'chart' | 'table';
  onView: (view: 'chart' | 'table') => void;
}

/** Openings and people of each day, as lines or as a table. */
export const DaysCard = ({ days, view, onView }: DaysCardProps) => {
  const t = useTranslations('usage');
  const locale = useLocale();
  const format = useFormatter();
  const options = (['chart', 'table'] as const).map((value) => ({ value, label: t(`view.${value}`) }));
  return (
    <Card
      title={t('chart')}
      actions={<SwitchBar label={t('view.label')} options={options} value={view} onChange={onView} />}
    >
      {days ? (
        <Suspense fallback={waiting}>
          <LineChart
            title={t('chart')}
            axis={days.map(({ day }) => formatDate(day, { locale, form: 'date' }))}
            series={[
              { id: 'opens', label: t('opens'), values: days.map(({ opens }) => opens) },
              { id: 'people', label: t('peopleOfDay'), values: days.map(({ people }) => people), isQuiet: true },
            ]}
            format={(value) => format.number(value)}
            asTable={view === 'table'}
            isOpen
          />
        </Suspense>
      ) : (
        waiting
      )}
    </Card>
  );
};
