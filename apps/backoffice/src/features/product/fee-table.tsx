import { formatBrl } from '@balcao/brazil/money';
import { feeText } from '@balcao/contract/fee-words';
import type { ProductFee } from '@balcao/contract/product';
import { useLocale, useTranslations } from 'use-intl';
import classes from './fee-table.module.css';
import { exampleAmount, netOf } from './fee-words.ts';

interface FeeTableProps {
  fees: readonly ProductFee[];
  /** Methods that the team has switched off. */
  off?: readonly string[];
}

/** What a payment by each method costs, and what is left of a sale that everyone can picture. */
export const FeeTable = ({ fees, off = [] }: FeeTableProps) => {
  const t = useTranslations('product.fees');
  const method = useTranslations('order.method');
  const locale = useLocale();
  return (
    <table className={classes.table}>
      <caption className={classes.caption}>{t('caption', { amount: formatBrl(exampleAmount) })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('method')}</th>
          <th scope="col">{t('fee')}</th>
          <th scope="col">{t('left')}</th>
        </tr>
      </thead>
      <tbody>
        {fees.map((fee) => (
          <tr key={fee.method} data-off={off.includes(fee.method) || undefined}>
            <th scope="row">
              {method(fee.method)}
              {off.includes(fee.method) && <span className={classes.mark}>{t('off')}</span>}
              {fee.isOwn && <span className={classes.mark}>{t('own')}</span>}
            </th>
            <td>{feeText(fee, locale)}</td>
            <td>{formatBrl(netOf(fee, exampleAmount))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
