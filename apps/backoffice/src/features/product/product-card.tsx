import { feeText } from '@balcao/contract/fee-words';
import '@mantine/core/styles/Button.css';
import { formatBrl } from '@balcao/brazil/money';
import type { Product } from '@balcao/contract/product';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { Button } from '@mantine/core';
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
    <article className={classes.card} aria-label={name}>
      <div className={classes.head}>
        <span className={classes.icon} data-active={product.active || undefined}>
          <Icon size={24} stroke={1.6} aria-hidden />
        </span>
        <StatusBadge tone={stateTones[state]}>{t(`state.${state}`)}</StatusBadge>
      </div>
      <h2 className={classes.title}>{name}</h2>
      <p className={classes.text}>{t(`about.${product.product}`)}</p>
      {product.blocked && <p className={classes.note}>{t('blocked.reason', { reason: product.blocked.reason })}</p>}
      {(change || state === 'under') && (
        <p className={classes.note}>
          {shown === 'under' && product.dueAt
            ? t(change ? 'changeUntil' : 'until', { day: dayOf(product.dueAt) })
            : change && t(`change.${change}`)}
        </p>
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
        {t(`action.${may ? shown : 'see'}`)} <span className={classes.unseen}>{name}</span>
      </Button>
    </article>
  );
};

const Fees = ({ product: { fees } }: { product: Product }) => {
  const t = useTranslations('product.fees');
  const method = useTranslations('order.method');
  const locale = useLocale();
  const pictured = fees.find((fee) => fee.method === '02') ?? fees[0];
  return (
    <div className={classes.fees}>
      <dl className={classes.list}>
        {fees.map((fee) => (
          <div key={fee.method} className={classes.fee}>
            <dt>{method(fee.method)}</dt>
            <dd>{feeText(fee, locale)}</dd>
          </div>
        ))}
      </dl>
      {pictured && (
        <p className={classes.example}>
          {t('example', {
            amount: formatBrl(exampleAmount),
            method: method(pictured.method),
            net: formatBrl(netOf(pictured, exampleAmount)),
          })}
        </p>
      )}
    </div>
  );
};
