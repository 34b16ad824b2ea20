import type { Overview } from '@balcao/contract/dashboard';
import { Figure } from '@balcao/ui/figure.tsx';
import { useTranslations } from 'use-intl';
import { useNotes } from './figure-cards.tsx';
import { kinds, trailOf } from './measures.ts';
import { useWords } from './use-words.ts';

const shown = ['amount', 'count', 'ticket', 'conversion'] as const;

/** Today until now, each figure against yesterday until the same time. */
export const TodayFigures = ({ overview }: { overview: Overview | undefined }) => {
  const t = useTranslations('dashboard');
  const words = useWords();
  const noteOf = useNotes();
  return shown.map((measure) => {
    const { of, unit, money } = kinds[measure];
    const [now, before] = overview ? [of(overview.now), of(overview.past)] : [null, null];
    return (
      <Figure
        key={measure}
        label={t(`todays.${measure}`)}
        kind={money}
        value={overview && (now === null ? '–' : words.exact(measure)(now))}
        trail={overview ? trailOf(measure, overview.hours) : []}
        {...(now !== null && {
          comparison: {
            now,
            before,
            better: 'more',
            isRate: unit === 'rate',
            period: t('against.today'),
            fromNothing: t('nothing.today'),
          },
        })}
      >
        {overview ? noteOf(measure, overview.now) : '\u00a0'}
      </Figure>
    );
  });
};
