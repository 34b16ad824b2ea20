import type { InstalmentPlan } from '@balcao/contract/instalment';
import { Row, Text } from '@balcao/ui/layout.tsx';
import { useTranslations } from 'use-intl';
import classes from './instalment.module.css';

type Shown = Pick<InstalmentPlan, 'periods' | 'repaidPeriods' | 'refundedPeriods'>;

/** How many parts the issuer has paid, and how many refunds have taken, from the last one backwards: a mark for each. */
export const InstalmentProgress = ({ periods, repaidPeriods, refundedPeriods }: Shown) => {
  const t = useTranslations('instalment');
  return (
    <Row as="span" inline gap={8} align="center">
      <Row as="span" inline gap={2} aria-hidden>
        {Array.from({ length: periods }, (_, index) => index + 1).map((period) => (
          <span
            key={period}
            className={classes.mark}
            data-paid={period <= repaidPeriods || undefined}
            data-refunded={period > periods - refundedPeriods || undefined}
          />
        ))}
      </Row>
      <Text as="span" whiteSpace="nowrap">
        {t(refundedPeriods > 0 ? 'progressRefunded' : 'progress', {
          paid: repaidPeriods,
          count: periods,
          refunded: refundedPeriods,
        })}
      </Text>
    </Row>
  );
};
