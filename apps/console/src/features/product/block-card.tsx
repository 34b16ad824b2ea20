import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Loader.css';
import { localeOf } from '@balcao/contract/locale';
import type { PaymentProduct } from '@balcao/contract/order';
import { productName } from '@balcao/contract/product-names';
import { type StaffMember, staffMay } from '@balcao/contract/staff';
import { Card } from '@balcao/ui/card.tsx';
import { confirm } from '@balcao/ui/confirm';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { tellGood } from '@balcao/ui/notice';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import classes from './block.module.css';
import { type DeskProduct, productsOptions, useUnblockProduct } from './block.queries.ts';

const BlockDialog = lazy(() => import('./block-dialog.tsx'));

/** The payment products that a merchant was given: which of them staff have taken away, and why. */
export const BlockCard = ({ id, staff }: { id: string; staff: StaffMember }) => {
  const t = useTranslations('merchant.products');
  const [blocking, setBlocking] = useState<PaymentProduct>();
  const { data, error, refetch } = useQuery(productsOptions(id));
  const list = data?.list.filter(({ accepted, blocked }) => accepted || blocked);
  const mayDecide = staffMay(staff.role, 'finance.decide');
  return (
    <Card title={t('title')}>
      {!list && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LinesLoading lines={4} />)}
      {list?.length === 0 && <p className={classes.reason}>{t('none')}</p>}
      {list && list.length > 0 && (
        <ul className={classes.list}>
          {list.map((one) => (
            <Row key={one.product} id={id} one={one} onBlock={mayDecide ? setBlocking : undefined} />
          ))}
        </ul>
      )}
      <Suspense>
        {blocking && <BlockDialog id={id} product={blocking} onClose={() => setBlocking(undefined)} />}
      </Suspense>
    </Card>
  );
};

interface RowProps {
  id: string;
  one: DeskProduct;
  onBlock: ((product: PaymentProduct) => void) | undefined;
}

const Row = ({ id, one: { product, blocked }, onBlock }: RowProps) => {
  const t = useTranslations('merchant.products');
  const name = productName(localeOf(useLocale()), product);
  const { mutate: giveBack, isPending } = useUnblockProduct(id, product);
  const unblock = async () => {
    const question = { title: t('unblock.title', { name }), message: t('unblock.text'), action: t('unblock.action') };
    if (await confirm(question)) giveBack(undefined, { onSuccess: () => tellGood(t('unblock.done', { name })) });
  };
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <span className={classes.name}>{name}</span>
        {blocked && (
          <span className={classes.reason}>
            {t.rich('since', { when: () => <Instant at={blocked.at} />, reason: blocked.reason })}
          </span>
        )}
      </div>
      <StatusBadge tone={blocked ? 'bad' : 'good'}>{t(blocked ? 'blocked' : 'active')}</StatusBadge>
      {onBlock && (
        <Button
          variant="default"
          size="xs"
          loading={isPending}
          aria-label={t(blocked ? 'unblockOf' : 'blockOf', { name })}
          onClick={() => (blocked ? void unblock() : onBlock(product))}
        >
          {t(blocked ? 'unblock.action' : 'block.action')}
        </Button>
      )}
    </li>
  );
};
