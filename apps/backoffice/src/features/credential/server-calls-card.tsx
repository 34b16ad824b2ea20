import { addDays, formatDate } from '@balcao/brazil/dates';
import type { listServerCalls, ServerCall } from '@balcao/contract/applet-server';
import type { ReplyOf } from '@balcao/contract/endpoint';
import { bases } from '@balcao/contract/endpoint';
import { Card } from '@balcao/ui/card.tsx';
import { Box, Muted } from '@balcao/ui/layout.tsx';
import { Loaded } from '@balcao/ui/loaded.tsx';
import { Bar } from '@balcao/ui/loading.tsx';
import { ShareBars } from '@balcao/ui/share-bars.tsx';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { serverCallsOptions } from './credential.queries.ts';

const LineChart = lazy(() => import('@balcao/ui/line-chart.tsx'));
const waiting = <Bar height="12rem" />;

type Reply = ReplyOf<typeof listServerCalls>;
const sumOf = (calls: readonly ServerCall[]): number => calls.reduce((sum, { count }) => sum + count, 0);

const daysOf = ({ from, to }: Reply): string[] => {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
};

/** By call and outcome, the most frequent first. */
const sharesOf = ({ calls }: Reply) =>
  [...Map.groupBy(calls, ({ path, outcome }) => `${path} ${outcome}`)]
    .map(([id, some]) => ({ id, path: some[0]?.path ?? '', outcome: some[0]?.outcome ?? '', value: sumOf(some) }))
    .sort((one, other) => other.value - one.value);

const Calls = ({ reply }: { reply: Reply }) => {
  const t = useTranslations('credential.calls');
  const locale = useLocale();
  const number = useFormatter();
  const format = (value: number) => number.number(value);
  const days = daysOf(reply);
  const byDay = Map.groupBy(reply.calls, ({ day }) => day);
  const valuesOf = (isMeant: (call: ServerCall) => boolean) =>
    days.map((day) => sumOf((byDay.get(day) ?? []).filter(isMeant)));
  const series = [
    { id: 'answered', label: t('answered'), values: valuesOf(({ outcome }) => outcome === 'ok') },
    { id: 'refused', label: t('refused'), values: valuesOf(({ outcome }) => outcome !== 'ok'), isQuiet: true },
  ];
  const axis = days.map((day) => formatDate(day, { locale, form: 'date' }));
  const shares = sharesOf(reply).map(({ id, path, outcome, value }) => ({
    id,
    value,
    name: bases.open + path,
    note: outcome === 'ok' ? t('answered') : t('refusedAs', { name: outcome }),
  }));
  return (
    <>
      <Suspense fallback={waiting}>
        <LineChart title={t('title')} axis={axis} series={series} format={format} height={192} isOpen />
      </Suspense>
      <Box mt={16}>
        <ShareBars
          title={t('byCall')}
          columns={{ name: t('call'), value: t('count'), share: t('share') }}
          shares={shares}
          format={format}
        />
      </Box>
    </>
  );
};

/** What the server of the mini program called for in thirty days, and how it was answered. */
export const ServerCallsCard = ({ appletId }: { appletId: string }) => {
  const t = useTranslations('credential.calls');
  const query = useQuery(serverCallsOptions(appletId));
  return (
    <Card title={t('title')}>
      <Loaded query={query} loading={waiting}>
        {(data) =>
          data.calls.length > 0 ? (
            <Calls reply={data} />
          ) : (
            <Muted pretty prose>
              {t('none')}
            </Muted>
          )
        }
      </Loaded>
    </Card>
  );
};
