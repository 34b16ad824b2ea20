import '@mantine/core/styles/Button.css';
import { type Order, OrderStatus } from '@balcao/contract/order';
import { refundDays } from '@balcao/contract/refund';
import { requestRefund } from '@balcao/contract/refund-request';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';

const RefundDialog = lazy(() => import('./refund-dialog.tsx'));
const dayMs = 86_400_000;

/** Whether there is anything to give back of an order, and time to do it; the server decides again. */
const canBeRefunded = ({
  status,
  paidAmount,
  refundedAmount,
  waitingRefundAmount,
  method,
  completedAt,
}: Order): boolean =>
  status === OrderStatus.enum.paid &&
  (paidAmount ?? 0) > refundedAmount + waitingRefundAmount &&
  completedAt !== null &&
  Date.parse(completedAt) + refundDays(method) * dayMs > Date.now();

/** Opens the form that gives an order back. */
export const RefundButton = ({ order }: { order: Order }) => {
  const t = useTranslations('refund.form');
  const [isOpen, setIsOpen] = useState(false);
  // Somebody else may give the order back while the form is being filled in: the form says so, and does not vanish.
  if (!useMay(requestRefund) || !(isOpen || canBeRefunded(order))) return null;
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && (
        <Suspense>
          <RefundDialog order={order} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
