import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Grid } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { CertifiedNotice } from '../../lib/certified.tsx';
import { useMay } from '../../lib/may.ts';
import { editsProducts } from '../../lib/merchant-rights.ts';
import { WhyNot } from '../../lib/why-not.tsx';
import { productsOptions } from './product.queries.ts';
import classes from './product-card.module.css';
import { ProductCard } from './product-card.tsx';
import { waitsForTeam } from './product-state.ts';

/** The ways in which a team can be paid: seven products, each with its state, its fees and one way on. */
export const ProductListPage = () => {
  const t = useTranslations('product');
  const { data, error, refetch } = useQuery(productsOptions);
  const may = useMay(editsProducts);
  const next = data?.find(waitsForTeam);
  return (
    <>
      <PageHeader title={t('title')} line={t('line')} />
      <CertifiedNotice needs="payment" />
      <WhyNot of={editsProducts} />
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Grid className={classes.grid} gap={16}>
          {data
            ? data.map((product) => (
                <ProductCard key={product.product} product={product} may={may} isNext={may && product === next} />
              ))
            : Array.from({ length: 7 }, (_, index) => index).map((index) => (
                <div key={index} className={classes.waiting}>
                  <LinesLoading lines={8} />
                </div>
              ))}
        </Grid>
      )}
    </>
  );
};
