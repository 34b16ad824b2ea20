import { type BroadcastReception, ReceptionUnit } from '@balcao/contract/broadcast-reception';
import { Card } from '@balcao/ui/card.tsx';
import { Muted } from '@balcao/ui/layout.tsx';
import { Loaded } from '@balcao/ui/loaded.tsx';
import { Bar } from '@balcao/ui/loading.tsx';
import { SwitchBar } from '@balcao/ui/switch-bar.tsx';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { type BroadcastPlace, receptionOptions } from './broadcast.queries.ts';

const LineChart = lazy(() => import('@balcao/ui/line-chart.tsx'));
const waiting = <Bar height="15rem" />;

const ReceptionChart = ({ reception }: { reception: BroadcastReception }) => {
  const t = useTranslations('reception');
  const format = useFormatter();
  const { unit, spans, isOpen } = reception;
  const hasLeft = spans.some(({ left }) => left !== null && left > 0);
  const hasClicks = spans.some(({ clicked }) => clicked > 0);
  const moment = (at: string) =>
    format.dateTime(new Date(at), { day: '2-digit', month: 'short', hour: '2-digit', minute: '2-digit' });
  return (
    <Suspense fallback={waiting}>
      <LineChart
        title={t('title')}
        axis={spans.map((_, place) => t(`axis.${unit}`, { count: place + 1 }))}
        places={spans.map(({ from }, place) => t(`place.${unit}`, { count: place + 1, from: moment(from) }))}
        series={[
          { id: 'seen', label: t('seen'), values: spans.map(({ seen }) => seen) },
          ...(hasClicks ? [{ id: 'clicked', label: t('clicked'), values: spans.map(({ clicked }) => clicked) }] : []),
          ...(hasLeft ? [{ id: 'left', label: t('left'), values: spans.map(({ left }) => left ?? 0) }] : []),
        ]}
        format={(value) => format.number(value)}
        isOpen={isOpen}
      />
    </Suspense>
  );
};

/** When a broadcast was seen for the first time by its followers: by hours of the first two days, or by days of the first thirty. */
export const ReceptionCard = ({ place }: { place: BroadcastPlace }) => {
  const t = useTranslations('reception');
  const [unit, setUnit] = useState<ReceptionUnit>('hour');
  const query = useQuery(receptionOptions(place, unit));
  // It came with its figures alone: when people saw it is not known.
  if (query.data?.isKnown === false) return null;
  const options = ReceptionUnit.options.map((value) => ({ value, label: t(`unit.${value}`) }));
  return (
    <Card
      title={t('title')}
      actions={<SwitchBar label={t('unit.label')} options={options} value={unit} onChange={setUnit} />}
    >
      <Loaded query={query} loading={waiting}>
        {(reception) =>
          reception.spans.length > 0 ? (
            <ReceptionChart reception={reception} />
          ) : (
            <Muted pretty prose>
              {t(`none.${unit}`)}
            </Muted>
          )
        }
      </Loaded>
    </Card>
  );
};
