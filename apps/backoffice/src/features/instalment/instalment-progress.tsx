import type { InstalmentPlan } from '@balcao/contract/instalment';
import { useTranslations } from 'use-intl';
import classes from './instalment.module.css';

type Shown = Pick<InstalmentPlan, 'periods' | 'repaidPeriods'>;

/** How many parts the issuer has paid: a mark for each. */
export const InstalmentProgress = ({ periods, repaidPeriods }: Shown) => {
  const t = useTranslations('instalment');
  return (
    <span className={classes.progress}>
      <span className={classes.marks} aria-hidden>
        {Array.from({ length: periods }, (_, index) => index + 1).map((period) => (
          <span key={period} className={classes.mark} data-paid={period <= repaidPeriods || undefined} />
        ))}
      </span>
      <span className={classes.count}>{t('progress', { paid: repaidPeriods, count: periods })}</span>
    </span>
  );
};
