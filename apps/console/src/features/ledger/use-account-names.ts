import type { LedgerBucket } from '@balcao/contract/ledger-balance';
import { useTranslations } from 'use-intl';

const buckets = new Set<string>([
  ...['pending', 'available', 'withdrawing', 'refunding', 'reserve', 'dispute', 'debt'],
  ...['rail_clearing', 'payout_clearing', 'fee_revenue', 'suspense'],
]);
const isBucket = (name: string): name is LedgerBucket => buckets.has(name);
const isRail = (code: string): code is '01' | '02' | '0301' | '0302' | 'payout' =>
  /^(0[12]|030[12]|payout)$/.test(code);

/** What accounts are called: of a payment method, with the method. What is no account stays as it is. */
export const useAccountNames = () => {
  const t = useTranslations('ledger');
  const nameOf = (account: string): string => {
    const [bucket = '', rail = ''] = account.split(':');
    if (!isBucket(bucket)) return account;
    const name = t(`account.${bucket}`);
    return isRail(rail) ? t('accountOf', { name, rail: t(`rail.${rail}`) }) : name;
  };
  return { nameOf, isBucket };
};
