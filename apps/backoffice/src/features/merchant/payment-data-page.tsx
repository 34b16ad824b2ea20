import { Card } from '@balcao/ui/card.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { editsMerchant } from '../../lib/merchant-rights.ts';
import { merchantFormOptions } from '../../lib/submission.queries.ts';
import { teamInfoOptions } from '../../lib/team-info.queries.ts';
import { WhyNot } from '../../lib/why-not.tsx';
import { ContactEmailNote } from './contact-email-card.tsx';
import { PaymentDataInfo } from './payment-data-info.tsx';

const MerchantForm = lazy(() => import('./merchant-form.tsx'));

/** Who answers for the business and where its money goes: filled in, under review, or as it was accepted. `bind`: the button that links a chat account. */
export const PaymentDataPage = ({ bind }: { bind: ReactNode }) => {
  const t = useTranslations('merchant.payment');
  const { edit } = useSearch({ from: '/team/setting/merchant/payment' });
  const form = useQuery(merchantFormOptions);
  const team = useQuery(teamInfoOptions);
  const may = useMay(editsMerchant);
  const waiting = (
    <Card>
      <LinesLoading lines={8} />
    </Card>
  );
  const content = () => {
    const error = form.error ?? team.error;
    if (!form.data || !team.data) {
      const retry = () => void Promise.all([form.refetch(), team.refetch()]);
      return error ? <ErrorState error={error} onRetry={retry} /> : waiting;
    }
    const { status } = form.data;
    const fillsIn = status === 'UNDER' ? false : status === 'SUCCESS' ? edit === true : true;
    if (!may || !fillsIn) return <PaymentDataInfo state={form.data} />;
    return (
      <Suspense fallback={waiting}>
        <MerchantForm state={form.data} type={team.data.type} bind={bind} />
      </Suspense>
    );
  };
  return (
    <>
      <PageHeader title={t('title')} line={t('line')} back="/setting/merchant" />
      <WhyNot of={editsMerchant} />
      <ContactEmailNote />
      {content()}
    </>
  );
};
