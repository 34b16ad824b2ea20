import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Muted } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { Timeline } from '@balcao/ui/timeline.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useChangeWords } from './change-words.ts';
import { type MerchantChange, merchantChangesOptions } from './merchant.queries.ts';
import classes from './merchant-page.module.css';

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
