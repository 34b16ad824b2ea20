import { formatBrl } from '@balcao/brazil/money';
import { feeText } from '@balcao/contract/fee-words';
import { localeOf } from '@balcao/contract/locale';
import { methodNames } from '@balcao/contract/order-method-names';
import { productName } from '@balcao/contract/product-names';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Muted } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { Timeline } from '@balcao/ui/timeline.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { type MerchantChange, merchantChangesOptions } from './merchant.queries.ts';
import classes from './merchant-page.module.css';

type Limits = Extract<MerchantChange, { subject: 'limits' }>['before'];

/** What a change says: which setting, from what to what. */
const useChangeWords = () => {
  const t = useTranslations('merchant');
  const locale = localeOf(useLocale());
  const values = (limits: Limits): readonly (readonly [string, string])[] => [
    [t('limits.single'), formatBrl(limits.single)],
    [t('limits.daily'), formatBrl(limits.daily)],
    [t('limits.minimum'), formatBrl(limits.minimum)],
    [t('limits.pix'), feeText(limits.fee.pix, locale)],
    [t('limits.bank'), feeText(limits.fee.bank, locale)],
    [t('limits.automatic'), t(limits.automatic ? 'limits.yes' : 'limits.no')],
  ];
  return (change: MerchantChange): { title: string; lines: string[] } => {
    const fromTo = (before: string, after: string) => t('changes.fromTo', { before, after });
    if (change.subject === 'fee') {
      const { before, after } = change;
      const of = { product: productName(locale, after.product), method: methodNames[locale][after.method] };
      return { title: t('changes.fee', of), lines: [fromTo(feeText(before, locale), feeText(after, locale))] };
    }
    const after = new Map(values(change.after));
    const lines = values(change.before)
      .filter(([label, value]) => after.get(label) !== value)
      .map(([label, value]) => `${label}: ${fromTo(value, after.get(label) ?? '')}`);
    return { title: t('changes.limits'), lines };
  };
};

/** What staff have set differently for the merchant: who, when, why, before and after. */
export const ChangeList = ({ id }: { id: string }) => {
  const t = useTranslations('merchant.changes');
  const words = useChangeWords();
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(merchantChangesOptions(id));
  const changes = data?.pages.flatMap(({ list }) => list);
  const event = (change: MerchantChange) => {
    const { title, lines } = words(change);
    const { by, reason, at } = change;
    const detail = (
      <>
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
        <div>{t('by', { name: by.name, reason })}</div>
      </>
    );
    return { id: change.id, tone: 'moving' as const, title, at: <Instant at={at} />, detail };
  };
  return (
    <Card title={t('title')}>
      {!changes && <LinesLoading lines={3} />}
      {changes?.length === 0 && <Muted>{t('none')}</Muted>}
      {changes && changes.length > 0 && <Timeline events={changes.map(event)} />}
      {hasNextPage && (
        <Button
          className={classes.more}
          variant="default"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </Card>
  );
};
