import type { DashboardFigures, DashboardPeriod, Sales } from '@balcao/contract/dashboard';
import { Figure } from '@balcao/ui/figure.tsx';
import { Grid } from '@balcao/ui/layout.tsx';
import { OldData } from '@balcao/ui/old-data.tsx';
import { useTranslations } from 'use-intl';
import classes from './dashboard.module.css';
import { daysIn, kinds, type Measure, measures, trailOf } from './measures.ts';
import { useWords } from './use-words.ts';

interface FigureCardsProps {
  figures: DashboardFigures | undefined;
  period: DashboardPeriod;
  chosen: Measure;
  onChoose: (measure: Measure) => void;
}

/** The figures of a period, each against the one before; the chosen one is what the chart shows. */
export const FigureCards = ({ figures, period, chosen, onChoose }: FigureCardsProps) => {
  const t = useTranslations('dashboard');
  const noteOf = useNotes();
  const words = useWords();
  const days = figures ? daysIn(figures.series) : 1;
  return (
    <Grid as="section" aria-label={t('figures')} className={classes.figures} gap={16}>
      <OldData of={figures} />
      {measures.map((measure) => {
        const kind = kinds[measure];
        const [now, before] = figures ? [kind.of(figures.now), kind.of(figures.past)] : [null, null];
        return (
          <Figure
            key={measure}
            label={t(`measure.${measure}`)}
            kind={kind.money}
            value={figures && (now === null ? '–' : words.exact(measure)(now))}
            trail={figures ? trailOf(measure, figures.series) : []}
            choice={{
              label: t('show', { name: t(`measure.${measure}`) }),
              isChosen: measure === chosen,
              onChoose: () => onChoose(measure),
            }}
            {...(now !== null && {
              comparison: {
                now,
                before,
                period: t(`against.${period}`, { days }),
                fromNothing: t(`nothing.${period}`, { days }),
                isRate: kind.unit === 'rate',
                ...(kind.better && { better: kind.better }),
              },
            })}
          >
            {figures ? noteOf(measure, figures.now) : '\u00a0'}
          </Figure>
        );
      })}
    </Grid>
  );
};

/** What a figure is made of, in a few words. */
export const useNotes = () => {
  const t = useTranslations('dashboard.note');
  const words = useWords();
  return (measure: Measure, { created, converted, count, refunds, amount, fee }: Sales): string | undefined => {
    if (measure === 'ticket' && count === 0) return t('noneYet');
    if (measure === 'conversion') return created === 0 ? t('noneCreated') : t('converted', { converted, created });
    if (measure === 'refunds') return t('refunds', { count: refunds });
    if (measure === 'fees' && amount > 0)
      return t('fees', { share: words.exact('conversion')(Math.round((fee * 10_000) / amount)) });
    return undefined;
  };
};
