import type { Order } from '@balcao/contract/order';
import { canBeRefunded } from '@balcao/contract/refund-left';
import { requestRefund } from '@balcao/contract/refund-request';
import { Button } from '@balcao/ui/button.tsx';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';

const RefundDialog = lazy(() => import('./refund-dialog.tsx'));

/** Opens the form that gives an order back, where there is anything left; the server decides again. */
export const RefundButton = ({ order }: { order: Order }) => {
  const t = useTranslations('refund.form');
  const [isOpen, setIsOpen] = useState(false);
  // Someone else may give the order back while the form is being filled in: the form says so, and does not vanish.
  if (!useMay(requestRefund) || !(isOpen || canBeRefunded(order, new Date()))) return null;
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
