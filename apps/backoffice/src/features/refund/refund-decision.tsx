import { formatBrl } from '@balcao/brazil/money';
import type { RefundDetail } from '@balcao/contract/refund';
import { approveRefund } from '@balcao/contract/refund-request';
import { Button } from '@balcao/ui/button.tsx';
import { Row } from '@balcao/ui/layout.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { WhyNot } from '../../lib/why-not.tsx';
import classes from './refund.module.css';
import { RejectDialog } from './reject-dialog.tsx';
import { useRefundDecision } from './use-refund-decision.ts';

/** What this member can decide of a refund that waits; or why it is for someone else. */
export const RefundDecision = ({ refund }: { refund: RefundDetail }) => {
  const t = useTranslations('refund');
  const shared = useTranslations('shared');
  const [rejecting, setRejecting] = useState(false);
  const { canApprove, canReject, approve, isPending } = useRefundDecision();
  const isFirst = refund.needsSecond && refund.firstApprovedBy === null;
  const action = isFirst ? t('approve.firstAction') : t('approve.action', { amount: formatBrl(refund.amount) });
  return (
    <Row className={classes.decision} gap={12} align="center" justify="end" wrap>
      <WhyNot of={approveRefund} line />
      {canReject(refund) && !canApprove(refund) && <p className={classes.hint}>{t('byAnother')}</p>}
      {canReject(refund) && (
        <Button variant="default" onClick={() => setRejecting(true)}>
          {shared('reject')}
        </Button>
      )}
      {canApprove(refund) && (
        <Button loading={isPending} onClick={() => void approve(refund)}>
          {action}
        </Button>
      )}
      {rejecting && <RejectDialog refund={refund} onClose={() => setRejecting(false)} />}
    </Row>
  );
};
