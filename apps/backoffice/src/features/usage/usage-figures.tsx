import { formatDuration } from '@balcao/brazil/dates';
import type { Usage, UsageDay } from '@balcao/contract/usage';
import { Figure } from '@balcao/ui/figure.tsx';
import { Figures } from '@balcao/ui/figures.tsx';
import { useFormatter, useTranslations } from 'use-intl';
import classes from './usage.module.css';
import { faultRate } from './usage-rate.ts';

export const sumOf = (days: readonly UsageDay[], of: 'opens' | 'people' | 'seconds' | 'faulty'): number =>
  days.reduce((sum, day) => sum + day[of], 0);

/** The figures that the days come to. */
export const UsageFigures = ({ usage }: { usage: Usage | undefined }) => {
  const t = useTranslations('usage');
  const format = useFormatter();
  const days = usage?.days ?? [];
  const [opens, faulty] = [sumOf(days, 'opens'), sumOf(days, 'faulty')];
  const begun = days.slice(days.findIndex((day) => day.opens > 0));
  const rate = faultRate({ opens, faulty });
  const trail = (of: (day: UsageDay) => number) => (usage ? { trail: days.map(of) } : {});
  const shown = (text: string): string | undefined => usage && (opens === 0 ? '–' : text);
  const people = opens === 0 ? 0 : sumOf(begun, 'people') / begun.length;
  return (
    <Figures className={classes.figures} isBusy={!usage} of={usage}>
      <Figure label={t('opens')} value={usage && format.number(opens)} {...trail((day) => day.opens)}>
        {t('opensNote', { today: days.at(-1)?.opens ?? 0 })}
      </Figure>
      <Figure
        label={t('people')}
        value={shown(format.number(people, { maximumFractionDigits: 1 }))}
        {...trail((day) => day.people)}
      >
        {t('peopleNote')}
      </Figure>
      <Figure label={t('time')} value={shown(formatDuration(opens === 0 ? 0 : sumOf(days, 'seconds') / opens))}>
        {t('timeNote')}
      </Figure>
      <Figure
        label={t('faulty')}
        value={shown(format.number(rate ?? 0, { style: 'percent', maximumFractionDigits: 1 }))}
        {...trail((day) => day.faulty)}
      >
        {t('faultyNote', { faulty, opens })}
      </Figure>
    </Figures>
  );
};
