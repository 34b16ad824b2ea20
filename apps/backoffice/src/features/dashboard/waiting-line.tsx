import type { Overview } from '@balcao/contract/dashboard';
import { RefundReview } from '@balcao/contract/refund';
import { Row } from '@balcao/ui/layout.tsx';
import { Bar } from '@balcao/ui/loading.tsx';
import { IconCircleCheck, IconClockHour4 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import classes from './overview-page.module.css';

interface WaitingLineProps {
  waiting: Overview['waiting'] | undefined;
  /** Nothing above it asks for someone either. */
  isCalm: boolean;
}

/** What waits for someone of the team, each with the way to it; or that nothing does. */
export const WaitingLine = ({ waiting, isCalm }: WaitingLineProps) => {
  const t = useTranslations('dashboard.waiting');
  if (!waiting)
    return (
      <Row className={classes.calm} gap={8} align="center">
        <Bar width="16rem" />
      </Row>
    );
  const { refunds, certificates } = waiting;
  if (refunds === null && certificates === null) return null;
  if (!refunds && !certificates)
    return isCalm ? (
      <Row as="p" className={classes.calm} gap={8} align="center">
        <IconCircleCheck size={20} stroke={1.7} aria-hidden />
        {t('nothing')}
      </Row>
    ) : null;
  const icon = <IconClockHour4 size={18} stroke={1.8} aria-hidden />;
  return (
    <Row as="ul" gap={12} wrap aria-label={t('title')}>
      {refunds ? (
        <li>
          <Link
            to="/payment/transaction/refunds"
            search={{ review: [RefundReview.enum.waiting] }}
            className={classes.one}
          >
            {icon}
            {t('refunds', { count: refunds })}
          </Link>
        </li>
      ) : null}
      {certificates ? (
        <li>
          <Link to="/setting/payment" className={classes.one}>
            {icon}
            {t('certificates', { count: certificates })}
          </Link>
        </li>
      ) : null}
    </Row>
  );
};
