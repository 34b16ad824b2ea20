import type { Payment } from '@balcao/contract/customer';
import { Button } from '@balcao/ui/button.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { IconQrcodeOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Sheet } from '../../lib/sheet.tsx';
import { codeQuery, isUnknownCode } from './customer.queries.ts';
import { SheetRequest } from './sheet-request.tsx';

interface PaymentSheetProps {
  code: string;
  onClose: () => void;
  /** The mini program that asks for it. */
  openingId?: string;
  /** Called with the payment instead of showing it, where the caller shows the outcome. */
  onPaid?: (payment: Payment) => void;
}

/** What a code asks for, and the button that pays it. */
export const PaymentSheet = ({ code, onClose, openingId, onPaid }: PaymentSheetProps) => {
  const t = useTranslations('customer.sheet');
  const request = useQuery(codeQuery(code));
  const another = (
    <Button variant="default" size="md" fullWidth onClick={onClose}>
      {t('another')}
    </Button>
  );
  const isUnknown = isUnknownCode(request.error);
  return (
    <Sheet title={t('title')} onClose={onClose}>
      {request.isPending && <LinesLoading lines={6} />}
      {request.data && (
        <SheetRequest code={code} request={request.data} another={another} openingId={openingId} onPaid={onPaid} />
      )}
      {request.isError && !request.data && (
        <>
          {isUnknown ? (
            <EmptyState icon={IconQrcodeOff} title={t('unknown')}>
              {t('unknownText')}
            </EmptyState>
          ) : (
            <ErrorState error={request.error} onRetry={() => void request.refetch()} />
          )}
          {another}
        </>
      )}
    </Sheet>
  );
};
