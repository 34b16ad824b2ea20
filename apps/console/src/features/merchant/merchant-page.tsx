import type { DeskMerchantDetail } from '@balcao/contract/merchant-desk';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Box, Grid, Row, Stack } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { isNotFound } from '@balcao/ui/refused-address';
import { TabLinks } from '@balcao/ui/tab-links.tsx';
import { IconBuildingStore } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ChangeList } from './change-list.tsx';
import { merchantOptions } from './merchant.queries.ts';
import classes from './merchant-page.module.css';
import { type MerchantPageSearch, type MerchantSearch, type MerchantTab, merchantTabs } from './merchant-search.ts';
import { MerchantState } from './merchant-state.tsx';

const buckets = ['available', 'pending', 'withdrawing', 'refunding', 'reserve', 'dispute', 'debt'] as const;

interface MerchantPageProps {
  id: string;
  search: MerchantPageSearch;
  /** Whether the viewer sees what answers followers in the place of the team. */
  seesChannels: boolean;
  /** What stands in the parts of the page, by what the merchant is called. */
  children: (
    merchant: Pick<DeskMerchantDetail, 'name' | 'number'>,
  ) => Readonly<Record<'freeze' | 'limits' | 'fees', ReactNode> & Record<MerchantTab, ReactNode>>;
}

/** One merchant: its identity and where its money is, and a part for everything else that a merchant may ask about. */
export const MerchantPage = ({ id, search, seesChannels, children }: MerchantPageProps) => {
  const shared = useTranslations('shared');
  const { data, error, refetch } = useQuery(merchantOptions(id));
  useDocumentTitle(data?.name ?? shared('merchant'), useTranslations('frame')('application'));
  const { tab, number: _, ...list } = search;
  if (isNotFound(error)) return <NoMerchant list={list} />;
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LinesLoading lines={12} />;
  const { freeze, limits, fees, ...parts } = children(data);
  return (
    <>
      <PageHeader title={data.name} line={<MerchantState {...data} />} back="/merchant" backSearch={list} />
      <MerchantTabs id={id} list={list} tab={tab} />
      {tab ? (
        parts[tab]
      ) : (
        <Stack gap={16}>
          <Grid className={classes.columns} gap={16} align="start">
            <Stack gap={16}>
              <BalanceCard merchant={data} />
              {freeze}
            </Stack>
            <Stack gap={16}>
              <FactCard merchant={data} />
              {seesChannels && <MachinesCard number={data.number} />}
              {limits}
            </Stack>
          </Grid>
          {fees}
          <ChangeList id={id} />
        </Stack>
      )}
    </>
  );
};

const MerchantTabs = ({ id, list, tab }: { id: string; list: MerchantSearch; tab: MerchantTab | undefined }) => {
  const t = useTranslations('merchant.tabs');
  const one = (part?: MerchantTab) => ({
    to: `/merchant/${id}`,
    search: part ? { ...list, tab: part } : list,
    label: t(part ?? 'summary'),
    isCurrent: tab === part,
  });
  return <TabLinks label={t('label')} tabs={[one(), ...merchantTabs.map((part) => one(part))]} />;
};

const BalanceCard = ({ merchant }: { merchant: DeskMerchantDetail }) => {
  const t = useTranslations('merchant.balances');
  const kindName = useTranslations('ui.moneyKind');
  const rows = buckets.map((bucket) => ({
    kind: bucket,
    label: kindName(bucket),
    value: <Money centavos={merchant.balances[bucket]} />,
  }));
  return (
    <Card title={t('title')}>
      <KeyValues rows={rows} />
      <Box as="p" mt={12}>
        <AppLink to="/finance/journal" search={{ merchantId: merchant.merchantId }} className="link">
          {t('journals')}
        </AppLink>
      </Box>
    </Card>
  );
};

const FactCard = ({ merchant }: { merchant: DeskMerchantDetail }) => {
  const t = useTranslations('merchant');
  const shared = useTranslations('shared');
  const rows = [
    { label: shared('number'), value: <CopyValue value={merchant.number} what={t('theNumber')} /> },
    { label: shared('type'), value: t(`types.${merchant.type}`) },
    { label: t('facts.document'), value: merchant.document },
    ...(merchant.contactEmail ? [{ label: t('facts.contact'), value: merchant.contactEmail }] : []),
    { label: t('facts.since'), value: <Instant at={merchant.createdAt} form="date" /> },
  ];
  return (
    <Card title={t('facts.title')}>
      <KeyValues rows={rows} />
    </Card>
  );
};

/** Where staff find, and switch off, the robots and workflows of the team. */
const MachinesCard = ({ number }: Pick<DeskMerchantDetail, 'number'>) => {
  const t = useTranslations('merchant');
  const robots = useTranslations('robot')('title');
  const workflows = useTranslations('workflow')('title');
  return (
    <Card title={t('machines')}>
      <Row gap={24} rowGap={8} wrap>
        <AppLink to="/robot" search={{ search: number }} className="link">
          {robots}
        </AppLink>
        <AppLink to="/workflow" search={{ search: number }} className="link">
          {workflows}
        </AppLink>
      </Row>
    </Card>
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
