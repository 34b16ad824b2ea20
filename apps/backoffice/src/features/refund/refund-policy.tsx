import { formatBrl } from '@balcao/brazil/money';
import { saveRefundPolicy } from '@balcao/contract/refund-policy';
import { Box, Row } from '@balcao/ui/layout.tsx';
import { IconScale } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import classes from './refund.module.css';
import { refundPolicyOptions } from './refund.queries.ts';

const PolicyDialog = lazy(() => import('./policy-dialog.tsx'));

/** How the team decides on refunds, in one line above them; a super admin changes it. */
export const RefundPolicyLine = () => {
  const t = useTranslations('refund.policy');
  const shared = useTranslations('shared');
  const [isOpen, setIsOpen] = useState(false);
  const mayChange = useMay(saveRefundPolicy);
  const { data: policy, isPending } = useQuery(refundPolicyOptions);
  if (!isPending && !policy) return null;
  const second = policy?.secondPersonFrom;
  return (
    <Row className={classes.policy} gap={12} align="start" mb={16}>
      <IconScale size={20} stroke={1.7} aria-hidden />
      <Box as="p">
        {policy && t(policy.automatic ? 'automatic' : 'byHand')}{' '}
        {policy && (second ? t('second', { amount: formatBrl(second) }) : t('noSecond'))}
      </Box>
      {policy && mayChange && (
        <button type="button" className="link" onClick={() => setIsOpen(true)}>
          {shared('change')}
        </button>
      )}
      {policy && isOpen && (
        <Suspense>
          <PolicyDialog policy={policy} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Row>
  );
};
