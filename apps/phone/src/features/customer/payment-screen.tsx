import type { Payment } from '@balcao/contract/customer';
import { Button } from '@balcao/ui/button.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { PageLoading } from '@balcao/ui/loading.tsx';
import { IconReceiptOff } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Screen } from '../../lib/screen.tsx';
import { paymentsQuery } from './customer.queries.ts';
import { PaymentResult } from './payment-result.tsx';

const route = getRouteApi('/signed-in/payment/$paymentId');

/** One payment, at an address of its own; while it waits, the list that it is in asks again and this screen changes with it. */
export const PaymentScreen = () => {
  const t = useTranslations('customer.payment');
  const p = useTranslations('phone');
  useDocumentTitle(t('title'), p('application'));
  const { paymentId } = route.useParams();
  const found = usePayment(paymentId);
  const toWallet = (
    <Button component={Link} to="/" size="md" fullWidth variant="default">
      {t('toWallet')}
    </Button>
  );
  return (
    <Screen title={t('title')} back={{ to: '/' }} footer={toWallet}>
      {found.payment && <PaymentResult payment={found.payment} />}
      {!found.payment && found.isPending && <PageLoading height="12rem" />}
      {!found.payment && found.isError && <ErrorState error={found.error} onRetry={found.retry} />}
      {!found.payment && !found.isPending && !found.isError && (
        <EmptyState icon={IconReceiptOff} title={t('notFound')}>
          {t('notFoundText')}
        </EmptyState>
      )}
    </Screen>
  );
};

interface Found {
  payment: Payment | undefined;
  isPending: boolean;
  isError: boolean;
  error: unknown;
  retry: () => void;
}

/** Looks through the list for a payment, page after page until it is found or the list ends. */
const usePayment = (paymentId: string): Found => {
  const payments = useInfiniteQuery(paymentsQuery);
  const { data, hasNextPage, isFetching, fetchNextPage } = payments;
  const payment = data?.pages.flatMap(({ list }) => list).find(({ id }) => id === paymentId);
  const goesOn = !payment && hasNextPage;
  useEffect(() => {
    if (goesOn && !isFetching) void fetchNextPage();
  }, [goesOn, isFetching, fetchNextPage]);
  return {
    payment,
    // A list from before the payment is no reason to say that there is none.
    isPending: payments.isPending || goesOn || isFetching,
    isError: payments.isError,
    error: payments.error,
    retry: () => void payments.refetch(),
  };
};
