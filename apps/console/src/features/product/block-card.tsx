import { localeOf } from '@balcao/contract/locale';
import type { PaymentProduct } from '@balcao/contract/order';
import { productName } from '@balcao/contract/product-names';
import { type StaffMember, staffMay } from '@balcao/contract/staff';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { confirm } from '@balcao/ui/confirm';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Box, Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
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
      {list?.length === 0 && <Muted breakable>{t('none')}</Muted>}
      {list && list.length > 0 && (
        <Box as="ul">
          {list.map((one) => (
            <BlockedRow key={one.product} id={id} one={one} onBlock={mayDecide ? setBlocking : undefined} />
          ))}
        </Box>
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

const BlockedRow = ({ id, one: { product, blocked }, onBlock }: RowProps) => {
  const t = useTranslations('merchant.products');
  const name = productName(localeOf(useLocale()), product);
  const { mutate: giveBack, isPending } = useUnblockProduct(id, product);
  const unblock = async () => {
    const question = { title: t('unblock.title', { name }), message: t('unblock.text'), action: t('unblock.action') };
    if (await confirm(question)) giveBack(undefined, { tell: t('unblock.done', { name }) });
  };
  return (
    <Row as="li" className={classes.row} gap={16} rowGap={8} align="center" wrap>
      <Stack shrink basis={192}>
        <Text as="span" weight={600}>
          {name}
        </Text>
        {blocked && (
          <Muted as="span" breakable>
            {t.rich('since', { when: () => <Instant at={blocked.at} />, reason: blocked.reason })}
          </Muted>
        )}
      </Stack>
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
    </Row>
  );
};
