import type { DashboardFigures } from '@balcao/contract/dashboard';
import { Card } from '@balcao/ui/card.tsx';
import { Grid, Muted } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { ShareBars } from '@balcao/ui/share-bars.tsx';
import { useTranslations } from 'use-intl';
import classes from './dashboard.module.css';
import { methodShares } from './method-shares.ts';
import { useWords } from './use-words.ts';

interface Part {
  readonly amount: number;
  readonly count: number;
  readonly amountBefore: number;
  /** It is counted in the one above. */
  readonly isPart?: boolean;
}
type Named = Part & { readonly id: string; readonly name: string };

/** What was paid, by what it was paid with, where, and for what. */
export const SplitCards = ({ figures }: { figures: DashboardFigures | undefined }) => {
  const t = useTranslations('dashboard');
  const method = useTranslations('order.method');
  const product = useTranslations('order.product');
  const products = figures?.products.map((one) => ({ ...one, id: one.product, name: product(one.product) }));
  const methods = figures && methodShares(figures).map((one) => ({ ...one, id: one.method, name: method(one.method) }));
  const scenes = figures?.scenes.map((one) => ({ ...one, id: one.scene, name: t(`scene.${one.scene}`) }));
  return (
    <Grid className={classes.splits} columns={2} gap={24} align="start">
      <Grid gap={24}>
        <Split title={t('split.product')} parts={products} />
        <Split title={t('split.method')} parts={methods} />
        <Split title={t('split.scene')} parts={scenes} />
      </Grid>
      <Goods figures={figures} />
    </Grid>
  );
};

const Split = ({ title, parts }: { title: string; parts: readonly Named[] | undefined }) => {
  const t = useTranslations('dashboard.split');
  const words = useWords();
  return (
    <Card title={title}>
      {!parts && <LinesLoading lines={5} />}
      {parts?.length === 0 && <Muted>{t('nothing')}</Muted>}
      {parts && parts.length > 0 && (
        <>
          <ShareBars
            kind="paid"
            title={title}
            columns={{ name: title, value: t('amount'), share: t('share') }}
            format={words.exact('amount')}
            shares={parts.map(({ id, name, amount, amountBefore, isPart = false }) => ({
              id,
              name,
              value: amount,
              before: amountBefore,
              isPart,
            }))}
          />
          <Muted mt={12}>{t('mark')}</Muted>
        </>
      )}
    </Card>
  );
};

const Goods = ({ figures }: { figures: DashboardFigures | undefined }) => {
  const t = useTranslations('dashboard.split');
  const words = useWords();
  return (
    <Card title={t('goods')}>
      {!figures && <LinesLoading lines={8} />}
      {figures?.goods.length === 0 && <Muted>{t('nothing')}</Muted>}
      {figures && figures.goods.length > 0 && (
        <ShareBars
          kind="paid"
          title={t('goods')}
          columns={{ name: t('goodsName'), value: t('amount'), share: t('share') }}
          format={words.exact('amount')}
          whole={figures.now.amount}
          shares={figures.goods.map(({ name, amount, count, quantity }) => ({
            id: name,
            name,
            value: amount,
            note: t('sold', { count, quantity }),
          }))}
        />
      )}
    </Card>
  );
};
