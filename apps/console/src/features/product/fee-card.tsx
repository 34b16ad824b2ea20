import { feeText } from '@balcao/contract/fee-words';
import { localeOf } from '@balcao/contract/locale';
import type { PaymentProduct } from '@balcao/contract/order';
import { methodNames } from '@balcao/contract/order-method-names';
import { productName } from '@balcao/contract/product-names';
import { type StaffMember, staffMay } from '@balcao/contract/staff';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Box, Muted } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import classes from './fee.module.css';
import { type DeskFee, type DeskFees, feesOptions } from './fee.queries.ts';

const FeeDialog = lazy(() => import('./fee-dialog.tsx'));

interface FeeCardProps {
  id: string;
  staff: StaffMember;
  /** What waits for a second person. */
  askedBox: (asked: NonNullable<DeskFees['asked']>) => ReactNode;
}

/** What each product and payment method costs a merchant, and what was agreed with it. */
export const FeeCard = ({ id, staff, askedBox }: FeeCardProps) => {
  const t = useTranslations('merchant.fees');
  const [changing, setChanging] = useState<PaymentProduct>();
  const { data, error, refetch } = useQuery(feesOptions(id));
  const mayChange = staffMay(staff.role, 'finance.decide');
  return (
    <Card title={t('title')} flush>
      {data ? (
        <>
          {data.asked && (
            <Box px={16} p={16}>
              {askedBox(data.asked)}
            </Box>
          )}
          <FeeTable fees={data} onChange={mayChange && !data.asked ? setChanging : undefined} />
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LinesLoading lines={8} />
      )}
      <Suspense>
        {changing && data && (
          <FeeDialog id={id} product={changing} fees={data} onClose={() => setChanging(undefined)} />
        )}
      </Suspense>
    </Card>
  );
};

interface FeeTableProps {
  fees: DeskFees;
  onChange: ((product: PaymentProduct) => void) | undefined;
}

const FeeTable = ({ fees, onChange }: FeeTableProps) => {
  const t = useTranslations('merchant.fees');
  const shared = useTranslations('shared');
  const locale = localeOf(useLocale());
  const products = [...new Set(fees.list.map(({ product }) => product))];
  const rowsOf = (product: PaymentProduct): DeskFee[] => fees.list.filter((fee) => fee.product === product);
  return (
    <section className={classes.scroll} aria-label={t('title')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('columns.method')}</th>
            <th scope="col" className={classes.amount}>
              {t('columns.fee')}
            </th>
            <th scope="col" className={classes.amount}>
              {t('columns.ordinary')}
            </th>
          </tr>
        </thead>
        {products.map((product) => (
          <tbody key={product}>
            <tr>
              <th scope="rowgroup" colSpan={2} className={classes.product}>
                {productName(locale, product)}
              </th>
              <td className={classes.amount}>
                {onChange && (
                  <Button
                    variant="default"
                    size="xs"
                    aria-label={t('changeOf', { product: productName(locale, product) })}
                    onClick={() => onChange(product)}
                  >
                    {shared('change')}
                  </Button>
                )}
              </td>
            </tr>
            {rowsOf(product).map((fee) => (
              <tr key={fee.method}>
                <td>{methodNames[locale][fee.method]}</td>
                <td className={classes.amount}>
                  {feeText(fee, locale)}
                  {fee.isOwn && (
                    <Muted as="span" block>
                      {t('own')}
                    </Muted>
                  )}
                </td>
                <td className={classes.amount}>{feeText(fee.ordinary, locale)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
};
