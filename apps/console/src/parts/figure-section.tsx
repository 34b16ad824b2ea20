import { formatBrl, formatBrlShort } from '@balcao/brazil/money';
import { Card } from '@balcao/ui/card.tsx';
import { Figure } from '@balcao/ui/figure.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { days, month } from './samples.ts';
import { Example, Section } from './section.tsx';

const LineChart = lazy(() => import('@balcao/ui/line-chart.tsx'));
const period = 'ontem até esta hora';

export const FigureSection = () => {
  return (
    <Section id="figures" title={useTranslations('parts')('figures')}>
      <Example wide>
        <Figure
          label="Vendas de hoje"
          kind="paid"
          value={formatBrl(1_234_567)}
          trail={month.slice(-14)}
          comparison={{ now: 1_234_567, before: 1_100_000, period, better: 'more' }}
        />
        <Figure
          label="Pedidos pagos"
          value="42"
          trail={[...month].reverse().slice(-14)}
          comparison={{ now: 42, before: 57, period, better: 'more' }}
        />
        <Figure label="Valor médio" value={formatBrl(29_394)} trail={[1]} comparison={{ now: 5, before: 5, period }} />
        <Figure
          label="A liquidar"
          kind="pending"
          value={formatBrl(0)}
          trail={[]}
          comparison={{ now: 3, before: 0, period, better: 'more' }}
        />
      </Example>
    </Section>
  );
};

export const ChartSection = () => {
  const axis = days.map((day) => `${day.slice(8)}/${day.slice(5, 7)}`);
  const common = { format: formatBrl, formatShort: formatBrlShort };
  const paid = { id: 'paid', label: 'Vendas', values: month, kind: 'paid' } as const;
  const before = {
    id: 'before',
    label: 'Antes',
    values: month.map((value, day) => Math.round(value * (0.5 + day / 90))),
  };
  return (
    <Section id="charts" title={useTranslations('parts')('charts')}>
      <Suspense fallback={<LinesLoading lines={8} />}>
        <Example wide>
          <Card title="Vendas por dia">
            <LineChart title="Vendas por dia" axis={axis} series={[paid]} {...common} />
          </Card>
          <Card title="Comparação">
            <LineChart title="Comparação" axis={axis} series={[paid, before]} {...common} />
          </Card>
          <Card title="Um só dia">
            <LineChart
              title="Um só dia"
              axis={axis.slice(0, 1)}
              series={[{ ...paid, values: [125_000] }]}
              {...common}
            />
          </Card>
          <Card title="Sem movimento">
            <LineChart
              title="Sem movimento"
              axis={axis}
              series={[{ ...paid, values: month.map(() => 0) }]}
              {...common}
            />
          </Card>
          <Card title="Sem dados">
            <LineChart title="Sem dados" axis={[]} series={[]} {...common} />
          </Card>
        </Example>
      </Suspense>
    </Section>
  );
};
