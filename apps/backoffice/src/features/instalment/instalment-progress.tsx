import type { InstalmentPlan } from '@balcao/contract/instalment';
import { useTranslations } from 'use-intl';
import classes from './instalment.module.css';

type Shown = Pick<InstalmentPlan, 'periods' | 'repaidPeriods' | 'refundedPeriods'>;

/** How many parts the issuer has paid, and how many refunds have taken, from the last one backwards: a mark for each. */
export const InstalmentProgress = ({ periods, repaidPeriods, refundedPeriods }: Shown) => {
  const t = useTranslations('instalment');
  return (
    <span className={classes.progress}>
      <span className={classes.marks} aria-hidden>
        {Array.from({ length: periods }, (_, index) => index + 1).map((period) => (
          <span
            key={period}
            className={classes.mark}
            data-paid={period <= repaidPeriods || undefined}
            data-refunded={period > periods - refundedPeriods || undefined}
          />
        ))}
      </span>
      <span className={classes.count}>
        {t(refundedPeriods > 0 ? 'progressRefunded' : 'progress', {
          ...{ paid: repaidPeriods, count: periods, refunded: refundedPeriods },
        })}
      </span>
    </span>
  );
};
