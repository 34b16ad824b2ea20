import { formatBrl } from '@balcao/brazil/money';
import { feeText } from '@balcao/contract/fee-words';
import type { Product } from '@balcao/contract/product';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { Grid, Hidden, Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useLocale, useTranslations } from 'use-intl';
import { usePromisedDay } from '../../lib/promise-bar.tsx';
import { exampleAmount, netOf } from './fee-words.ts';
import classes from './product-card.module.css';
import { productIcons } from './product-icons.ts';
import { changeOf, stateOf, stateTones } from './product-state.ts';

interface ProductCardProps {
  product: Product;
  /** May the person ask for products? */
  may: boolean;
  /** Its step is the one next step of the page. */
  isNext: boolean;
}

/** One product among the others: what it is for, how it stands, what it costs, and one way on. */
export const ProductCard = ({ product, may, isNext }: ProductCardProps) => {
  const t = useTranslations('product');
  const name = useTranslations('order.product')(product.product);
  const dayOf = usePromisedDay();
  const state = stateOf(product);
  const change = changeOf(product);
  const Icon = productIcons[product.product];
  const shown = change ?? state;
  const asks = may && (state === 'none' || state === 'revoked');
  return (
    <Stack as="article" p={20} shrink ground="surface" framed rounded="lg" aria-label={name}>
      <Row gap={12} align="center" justify="between" mb={12}>
        <Grid
          as="span"
          className={classes.icon}
          align="center"
          across="center"
          data-active={product.active || undefined}
        >
          <Icon size={24} stroke={1.6} aria-hidden />
        </Grid>
        <StatusBadge tone={stateTones[state]}>{t(`state.${state}`)}</StatusBadge>
      </Row>
      <Text as="h2" size={18} weight={650}>
        {name}
      </Text>
      <Muted mt={4} pretty>
        {t(`about.${product.product}`)}
      </Muted>
      {product.blocked && (
        <Text mt={12} py={8} px={12} pretty ground="hover" rounded="md">
          {t('blocked.reason', { reason: product.blocked.reason })}
        </Text>
      )}
      {(change || state === 'under') && (
        <Text mt={12} py={8} px={12} pretty ground="hover" rounded="md">
          {shown === 'under' && product.dueAt
            ? t(change ? 'changeUntil' : 'until', { day: dayOf(product.dueAt) })
            : change && t(`change.${change}`)}
        </Text>
      )}
      <Fees product={product} />
      <Button
        className={classes.action}
        variant={isNext ? 'filled' : 'default'}
        renderRoot={(props) => (
          <AppLink
            {...props}
            to={`/payment/products/${product.product}`}
            search={asks && !product.active && state === 'revoked' ? { edit: true } : {}}
          />
        )}
      >
        {t(`action.${may ? shown : 'see'}`)} <Hidden>{name}</Hidden>
      </Button>
    </Stack>
  );
};

const Fees = ({ product: { fees } }: { product: Product }) => {
  const t = useTranslations('product.fees');
  const method = useTranslations('order.method');
  const locale = useLocale();
  const pictured = fees.find((fee) => fee.method === '02') ?? fees[0];
  return (
    <div className={classes.fees}>
      <Grid as="dl">
        {fees.map((fee) => (
          <Row key={fee.method} className={classes.fee} gap={12} justify="between">
            <dt>{method(fee.method)}</dt>
            <dd>{feeText(fee, locale)}</dd>
          </Row>
        ))}
      </Grid>
      {pictured && (
        <Muted mt={8} pretty>
          {t('example', {
            amount: formatBrl(exampleAmount),
            method: method(pictured.method),
            net: formatBrl(netOf(pictured, exampleAmount)),
          })}
        </Muted>
      )}
    </div>
  );
};
