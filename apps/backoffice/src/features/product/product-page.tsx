import type { PaymentProduct } from '@balcao/contract/order';
import type { ProductDetail } from '@balcao/contract/product';
import { Card } from '@balcao/ui/card.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Grid } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { CertifiedNotice } from '../../lib/certified.tsx';
import { useMay } from '../../lib/may.ts';
import { useCurrentUser } from '../../lib/member.ts';
import { editsProducts } from '../../lib/merchant-rights.ts';
import { WhyNot } from '../../lib/why-not.tsx';
import { FeeTable } from './fee-table.tsx';
import { productOptions } from './product.queries.ts';
import classes from './product-page.module.css';
import { ProductSettingsCard } from './product-settings.tsx';
import { HowItWorks, ProductStanding } from './product-standing.tsx';
import { changeOf, stateOf, stateTones } from './product-state.ts';
import { ShopCodes } from './shop-codes.tsx';

const ProductFormSteps = lazy(() => import('./product-form.tsx'));

interface ProductPageProps {
  /** What other parts of the product add to a product that is active: the devices it works with, for instance. */
  parts?: ((product: PaymentProduct) => ReactNode) | undefined;
}

/** One product: asked for, under review, or set up and in use. */
export const ProductPage = ({ parts }: ProductPageProps) => {
  const t = useTranslations('product');
  const { product } = useParams({ from: '/team/payment/products/$product' });
  const { edit } = useSearch({ from: '/team/payment/products/$product' });
  const name = useTranslations('order.product')(product);
  const { paymentCert } = useCurrentUser();
  const { data, error, refetch } = useQuery(productOptions(product));
  const may = useMay(editsProducts);
  const fills = may && paymentCert && edit === true && data !== undefined && data.status !== 'UNDER' && !data.blocked;
  const content = () => {
    if (!data) {
      return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Waiting />;
    }
    if (fills)
      return (
        <Suspense fallback={<Waiting />}>
          <ProductFormSteps key={product} state={data} />
        </Suspense>
      );
    return <Loaded state={data} may={may} parts={parts} />;
  };
  return (
    <>
      <PageHeader
        title={fills ? t('form.title', { name }) : name}
        line={t(`about.${product}`)}
        back={fills ? `/payment/products/${product}` : '/payment/products'}
        actions={
          data && !fills && <StatusBadge tone={stateTones[stateOf(data)]}>{t(`state.${stateOf(data)}`)}</StatusBadge>
        }
      />
      <CertifiedNotice needs="payment" />
      <WhyNot of={editsProducts} />
      {content()}
    </>
  );
};

const Waiting = () => (
  <Card>
    <LinesLoading lines={10} />
  </Card>
);

const Loaded = ({ state, may, parts }: { state: ProductDetail; may: boolean } & ProductPageProps) => {
  const t = useTranslations('product');
  const { product, active, settings, fees } = state;
  const taken = 'methods' in settings ? settings.methods : fees.map(({ method }) => method);
  // What is in use comes first, but for what waits to be done.
  const isOpen = !active || changeOf(state) !== undefined;
  const standing = <ProductStanding state={state} may={may} />;
  const off = fees.map(({ method }) => method).filter((method) => !taken.includes(method));
  return (
    <Grid className={classes.columns} gap={16} align="start">
      <Grid gap={16} shrink>
        {isOpen && standing}
        {active && product === '04' && <ShopCodes may={may} />}
        {active && parts?.(product)}
        <HowItWorks state={state} />
        {active && <ProductSettingsCard state={state} may={may} />}
        {!isOpen && standing}
      </Grid>
      <Card title={t('fees.title')}>
        <FeeTable fees={fees} off={off} />
      </Card>
    </Grid>
  );
};
