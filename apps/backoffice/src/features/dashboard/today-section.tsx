import type { Overview } from '@balcao/contract/dashboard';
import { Grid } from '@balcao/ui/layout.tsx';
import { OldData } from '@balcao/ui/old-data.tsx';
import { useTranslations } from 'use-intl';
import classes from './overview-page.module.css';
import { TodayFigures } from './today-figures.tsx';

/** Today's figures in a row; `overview` is undefined while it is loading. */
export const TodaySection = ({ overview }: { overview: Overview | undefined }) => {
  const t = useTranslations('dashboard');
  return (
    <Grid as="section" aria-label={t('today')} className={classes.today} gap={16}>
      <OldData of={overview} />
      <TodayFigures overview={overview} />
    </Grid>
  );
};
