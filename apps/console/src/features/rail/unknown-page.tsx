import { methodNames } from '@balcao/contract/order-method-names';
import {
  UnknownKind,
  type UnknownOutcome,
  unknownAfterHours,
  unknownListedAtMost,
} from '@balcao/contract/rail-unknown';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import { type Column, DataTable } from '@balcao/ui/data-table.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { TabLinks } from '@balcao/ui/tab-links.tsx';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { Pair } from '../../lib/pair.tsx';
import { unknownOptions, useAskRail } from './unknown.queries.ts';
import type { UnknownSearch } from './unknown-search.ts';

interface UnknownPageProps {
  search: UnknownSearch;
  /** Whether the viewer may have the rail queried. */
  mayAsk: boolean;
}

const AskButton = ({ outcome }: { outcome: UnknownOutcome }) => {
  const t = useTranslations('unknown');
  const ask = useAskRail();
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-label={t('askAbout', { about: outcome.about })}
      loading={ask.isPending}
      onClick={() => ask.mutate(outcome, { tell: t('asked') })}
    >
      {t('ask')}
    </Button>
  );
};

/** Link to the merchant or, for an unidentified payment, to that payment. */
const Whose = ({ merchant: { merchantId, number, name } }: Pick<UnknownOutcome, 'merchant'>) => {
  const t = useTranslations('unknown');
  return number === '' ? (
    <AppLink to="/finance/unidentified" search={{ state: 'returning' }} className="link">
      {t('unidentified')}
    </AppLink>
  ) : (
    <AppLink to={`/merchant/${merchantId}`} className="link">
      {name}
    </AppLink>
  );
};

const useColumns = (mayAsk: boolean): readonly Column<UnknownOutcome>[] => {
  const t = useTranslations('unknown');
  const locale = useLocale();
  return [
    {
      id: 'kind',
      header: t('columns.kind'),
      cell: ({ kind, method }) => (
        <Pair under={method === null ? t('bank') : methodNames[locale][method]}>{t(`kinds.${kind}`)}</Pair>
      ),
    },
    {
      id: 'number',
      header: t('columns.number'),
      cell: ({ about }) => <CopyValue value={about} what={t('theNumber')} isOneLine />,
    },
    {
      id: 'merchant',
      header: t('columns.merchant'),
      fills: true,
      cell: ({ merchant }) => <Whose merchant={merchant} />,
    },
    { id: 'amount', header: t('columns.amount'), align: 'end', cell: ({ amount }) => <Money centavos={amount} /> },
    { id: 'since', header: t('columns.since'), cell: ({ since }) => <Instant at={since} /> },
    {
      id: 'next',
      header: t('columns.next'),
      cell: ({ nextCheckAt, checks }) => (
        <Pair under={t('times', { count: checks })}>
          <Instant at={nextCheckAt} />
        </Pair>
      ),
    },
    ...(mayAsk
      ? [{ id: 'ask', header: t('columns.ask'), cell: (one: UnknownOutcome) => <AskButton outcome={one} /> }]
      : []),
  ];
};

/** What the rails have left unknown for more than a day, of every merchant: the oldest first, and a way to ask again. */
export const UnknownPage = ({ search, mayAsk }: UnknownPageProps) => {
  const t = useTranslations('unknown');
  const shared = useTranslations('shared');
  useDocumentTitle(t('title'), useTranslations('frame')('application'));
  const { data, error, refetch, isPlaceholderData } = useQuery(unknownOptions(search));
  const counts = data?.counts;
  const all = counts && UnknownKind.options.reduce((sum, kind) => sum + counts[kind], 0);
  const tabs = [
    {
      to: '/finance/unknown',
      search: {},
      label: shared('everything'),
      count: all,
      isCurrent: search.kind === undefined,
    },
    ...UnknownKind.options.map((kind) => ({
      to: '/finance/unknown',
      search: { kind },
      label: t(`parts.${kind}`),
      count: counts?.[kind],
      isCurrent: search.kind === kind,
    })),
  ];
  const hidden = counts && Math.max(0, (search.kind ? counts[search.kind] : (all ?? 0)) - (data?.list.length ?? 0));
  return (
    <>
      <PageHeader title={t('title')} line={t('line', { hours: unknownAfterHours })} />
      <TabLinks label={t('partsLabel')} tabs={tabs} />
      <DataTable<UnknownOutcome>
        label={t('title')}
        columns={useColumns(mayAsk)}
        rows={data?.list}
        rowId={({ kind, about, merchant }) => `${kind} ${merchant.merchantId} ${about}`}
        isStale={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        empty={
          <EmptyState icon={IconCircleCheck} title={t('none.title')}>
            {t('none.text')}
          </EmptyState>
        }
        expectedRows={4}
      />
      {!!hidden && <p>{t('more', { count: hidden, most: unknownListedAtMost })}</p>}
    </>
  );
};
