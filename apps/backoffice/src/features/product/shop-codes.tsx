import { type ShopCode, shopCodesAtMost } from '@balcao/contract/shop-code';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Grid, Muted } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { IconQrcode } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { shopCodesOptions } from './shop-code.queries.ts';
import classes from './shop-codes.module.css';

const CodeDialog = lazy(() => import('./shop-code-dialog.tsx'));
const CodePanel = lazy(() => import('./shop-code-panel.tsx'));

/** The QR codes that hang in the shop: what each asks for, and what was paid by it. */
export const ShopCodes = ({ may }: { may: boolean }) => {
  const t = useTranslations('product.codes');
  const { data, error, refetch } = useQuery(shopCodesOptions);
  const [isCreating, setCreating] = useState(false);
  const navigate = useNavigate();
  const { code } = useSearch({ from: '/team/payment/products/$product' });
  const open = (id: string | undefined) =>
    void navigate({
      to: '/payment/products/$product',
      params: { product: '04' },
      search: id === undefined ? {} : { code: id },
      resetScroll: false,
    });
  const shown = data?.list.find(({ id }) => id === code);
  const hung = data?.list.filter(({ deviceSerial }) => deviceSerial === null) ?? [];
  const isFull = hung.length >= shopCodesAtMost;
  const create = may && !isFull && (
    <Button variant={data?.list.length === 0 ? 'filled' : 'default'} onClick={() => setCreating(true)}>
      {t('create')}
    </Button>
  );
  return (
    <Card title={t('title')} actions={data && data.list.length > 0 && create}>
      {!data ? (
        error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <LinesLoading lines={4} />
        )
      ) : data.list.length === 0 ? (
        <EmptyState icon={IconQrcode} title={t('none')} action={create}>
          {t('noneText')}
        </EmptyState>
      ) : (
        <>
          {may && isFull && (
            <Muted mb={12} pretty>
              {t('full', { count: shopCodesAtMost })}
            </Muted>
          )}
          <CodeList list={data.list} />
        </>
      )}
      <Suspense>
        {isCreating && (
          <CodeDialog
            onClose={() => setCreating(false)}
            onDone={({ id }) => {
              setCreating(false);
              open(id);
            }}
          />
        )}
        {data && shown && (
          <CodePanel code={shown} merchantName={data.merchantName} may={may} onClose={() => open(undefined)} />
        )}
      </Suspense>
    </Card>
  );
};

const CodeList = ({ list }: { list: readonly ShopCode[] }) => (
  <Grid as="ul">
    {list.map((one) => (
      <CodeRow key={one.id} code={one} />
    ))}
  </Grid>
);

const CodeRow = ({ code: { id, name, goodsName, amount, enabled, paidToday, paidThirtyDays } }: { code: ShopCode }) => {
  const t = useTranslations('product.codes');
  return (
    <Grid as="li" className={classes.row} gap={20} rowGap={8} align="center">
      <Grid shrink>
        <Link
          to="/payment/products/$product"
          params={{ product: '04' }}
          search={{ code: id }}
          resetScroll={false}
          className={classes.name}
        >
          {name}
        </Link>
        <Muted as="span" breakable>
          {goodsName}
        </Muted>
      </Grid>
      <span className={classes.asks}>{amount === null ? t('free') : <Money centavos={amount} />}</span>
      <StatusBadge tone={enabled ? 'good' : 'ended'}>{t(enabled ? 'on' : 'off')}</StatusBadge>
      <Grid as="dl" className={classes.paid} gap={16}>
        <div>
          <dt>{t('today')}</dt>
          <dd>
            <Money centavos={paidToday.amount} />
          </dd>
        </div>
        <div>
          <dt>{t('thirtyDays')}</dt>
          <dd>
            <Money centavos={paidThirtyDays.amount} />
          </dd>
        </div>
      </Grid>
    </Grid>
  );
};
