import { AppLink } from '@balcao/ui/app-link.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Box, Grid, Stack } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { isNotFound } from '@balcao/ui/refused-address';
import { IconBuildingStore } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ChangeList } from './change-list.tsx';
import { merchantOptions } from './merchant.queries.ts';
import classes from './merchant-page.module.css';
import type { MerchantSearch } from './merchant-search.ts';
import { MerchantState } from './merchant-state.tsx';

interface MerchantPageProps {
  id: string;
  /** What the list showed before: the way back leads there. */
  list: MerchantSearch;
  /** What is frozen, limited, sold, paid out, settled and agreed, by the merchant's name. */
  children: (
    name: string,
  ) => Readonly<Record<'freeze' | 'limits' | 'orders' | 'payouts' | 'settlements' | 'fees', ReactNode>>;
}
const buckets = ['available', 'pending', 'withdrawing', 'refunding', 'reserve', 'dispute', 'debt'] as const;

/** One merchant: who it is, where its money is, what is frozen and what was agreed. */
export const MerchantPage = ({ id, list, children }: MerchantPageProps) => {
  const t = useTranslations('merchant');
  const shared = useTranslations('shared');
  const { data, error, refetch } = useQuery(merchantOptions(id));
  useDocumentTitle(data?.name ?? shared('merchant'), useTranslations('frame')('application'));
  if (isNotFound(error)) return <NoMerchant list={list} />;
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LinesLoading lines={12} />;
  const { freeze, limits, orders, payouts, settlements, fees } = children(data.name);
  const who = [
    { label: shared('status'), value: <MerchantState {...data} /> },
    { label: shared('number'), value: <CopyValue value={data.number} what={t('theNumber')} /> },
    { label: shared('type'), value: t(`types.${data.type}`) },
    { label: t('facts.document'), value: data.document },
    { label: t('facts.since'), value: <Instant at={data.createdAt} form="date" /> },
  ];
  const money = buckets.map((bucket) => ({
    label: t(`balances.${bucket}`),
    value: <Money centavos={data.balances[bucket]} />,
  }));
  return (
    <>
      <PageHeader title={data.name} back="/merchant" backSearch={list} />
      <Stack gap={16}>
        <Grid className={classes.columns} gap={16} align="start">
          <Stack gap={16}>
            <Card title={t('balances.title')}>
              <KeyValues rows={money} />
              <Box as="p" mt={12}>
                <AppLink to="/finance/journal" search={{ merchantId: id }} className="link">
                  {t('balances.journals')}
                </AppLink>
              </Box>
            </Card>
            {freeze}
          </Stack>
          <Stack gap={16}>
            <Card title={t('facts.title')}>
              <KeyValues rows={who} />
            </Card>
            {limits}
          </Stack>
        </Grid>
        {orders}
        {payouts}
        {settlements}
        {fees}
        <ChangeList id={id} />
      </Stack>
    </>
  );
};

const NoMerchant = ({ list }: { list: MerchantSearch }) => {
  const t = useTranslations('merchant.notFound');
  const back = (
    <AppLink to="/merchant" search={list} className="link">
      {t('back')}
    </AppLink>
  );
  return (
    <EmptyState wholePage icon={IconBuildingStore} title={t('title')} action={back}>
      {t('text')}
    </EmptyState>
  );
};
