import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import { type Column, DataTable } from '@balcao/ui/data-table.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Box, Muted } from '@balcao/ui/layout.tsx';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type MerchantPerson, peopleOptions } from './support.queries.ts';

const LookDialog = lazy(() => import('./look-dialog.tsx'));

/** What a look has shown: gone with the page. */
export interface Shown {
  readonly list: readonly MerchantPerson[];
  readonly document: string | null;
}

const useColumns = (): readonly Column<MerchantPerson>[] => {
  const t = useTranslations('support.people');
  const shared = useTranslations('shared');
  return [
    { id: 'account', header: shared('name'), cell: ({ account }) => account },
    { id: 'email', header: shared('email'), cell: ({ email }) => email, fills: true },
    { id: 'role', header: shared('role'), cell: ({ isAdmin, role }) => (isAdmin ? t('admin') : (role ?? t('noRole'))) },
    { id: 'factor', header: t('factor'), cell: ({ twoFactor }) => t(twoFactor ? 'on' : 'off') },
    {
      id: 'lastUse',
      header: t('lastUse'),
      cell: ({ lastUsedAt }) => (lastUsedAt ? <Instant at={lastUsedAt} /> : '–'),
    },
  ];
};

/** Who works in a merchant: hidden but for their ends, until the person who looks says why. */
export const PeopleCard = ({ id, mayLook }: { id: string; mayLook: boolean }) => {
  const t = useTranslations('support.people');
  const [isAsking, setAsking] = useState(false);
  const [shown, setShown] = useState<Shown>();
  const { data, error, refetch } = useQuery(peopleOptions(id));
  const look = mayLook && !shown && (
    <Button variant="default" onClick={() => setAsking(true)}>
      {t('look')}
    </Button>
  );
  const hide = shown && (
    <Button variant="default" onClick={() => setShown(undefined)}>
      {t('hide')}
    </Button>
  );
  return (
    <Card title={t('title')} actions={look || hide}>
      <Muted mb={16}>{t(shown ? 'seen' : 'hidden')}</Muted>
      {shown?.document && (
        <Box mb={16}>
          {t('document')} <CopyValue value={shown.document} what={t('theDocument')} isOneLine />
        </Box>
      )}
      <DataTable<MerchantPerson>
        label={t('title')}
        columns={useColumns()}
        rows={shown?.list ?? data?.list}
        rowId={({ accountId }) => accountId}
        error={error}
        onRetry={() => void refetch()}
        empty={<p>{t('none')}</p>}
        expectedRows={2}
      />
      {data && data.total > data.list.length && <Muted mt={12}>{t('more', { shown: data.list.length })}</Muted>}
      <Suspense>{isAsking && <LookDialog id={id} onShown={setShown} onClose={() => setAsking(false)} />}</Suspense>
    </Card>
  );
};
