import type { Overview } from '@balcao/contract/dashboard';
import { Figure } from '@balcao/ui/figure.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { useFormatter, useTranslations } from 'use-intl';
import { trailsOf } from './trails.ts';

/** Hundredths of a percent in one. */
const whole = 10_000;

/** Today until now, each figure against yesterday until the same time. */
export const TodayFigures = ({ overview }: { overview: Overview | undefined }) => {
  const t = useTranslations('dashboard');
  const format = useFormatter();
  if (!overview)
    return (['paidAmount', 'paidCount', 'averageTicket', 'conversion'] as const).map((name) => (
      <Figure key={name} label={t(name)} value={undefined}>
        {'\u00a0'}
      </Figure>
    ));
  const { paidAmount, paidCount } = overview;
  const trails = trailsOf(overview.days);
  const against = { period: t('period'), better: 'more' } as const;
  return (
    <>
      <Figure
        label={t('paidAmount')}
        value={<Money centavos={paidAmount.now} />}
        comparison={{ ...paidAmount, ...against }}
        trail={trails.amounts}
      />
      <Figure
        label={t('paidCount')}
        value={format.number(paidCount.now)}
        comparison={{ ...paidCount, ...against }}
        trail={trails.counts}
      />
      <TicketFigure overview={overview} trail={trails.averages} />
      <ConversionFigure overview={overview} />
    </>
  );
};

/** Without an order there is no average: neither today's, nor one to compare it with. */
const TicketFigure = ({ overview, trail }: { overview: Overview; trail: readonly number[] }) => {
  const t = useTranslations('dashboard');
  const { averageTicket, paidCount } = overview;
  if (paidCount.now === 0)
    return (
      <Figure label={t('averageTicket')} value="–" trail={trail}>
        {t('noneYet')}
      </Figure>
    );
  return (
    <Figure
      label={t('averageTicket')}
      value={<Money centavos={averageTicket.now} />}
      trail={trail}
      comparison={{ ...averageTicket, period: t('period'), better: 'more' }}
    />
  );
};

/** With no order paid today the rate says nothing: of no order at all it would be nought too. */
const ConversionFigure = ({ overview }: { overview: Overview }) => {
  const t = useTranslations('dashboard');
  const format = useFormatter();
  const { conversion, paidCount } = overview;
  if (paidCount.now === 0)
    return (
      <Figure label={t('conversion')} value="–">
        {t('noneYet')}
      </Figure>
    );
  return (
    <Figure
      label={t('conversion')}
      value={format.number(conversion.now / whole, { style: 'percent', maximumFractionDigits: 1 })}
      comparison={{ ...conversion, period: t('period'), better: 'more', isRate: true }}
    />
  );
};
