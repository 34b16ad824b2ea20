import { stepAsking } from '@balcao/contract/form-declaration';
import type { PaymentProduct } from '@balcao/contract/order';
import type { ProductDetail } from '@balcao/contract/product';
import { productForms } from '@balcao/contract/product-activation';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Grid, Muted, Row } from '@balcao/ui/layout.tsx';
import { tellGood } from '@balcao/ui/notice';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { placeOf } from '../../lib/form/field-place.ts';
import { useCurrentUser } from '../../lib/member.ts';
import { SubmissionCard } from '../../lib/submission-card.tsx';
import { useCancelProduct } from './product.queries.ts';
import classes from './product-page.module.css';

interface StandingProps {
  state: ProductDetail;
  /** May the person hand anything in? */
  may: boolean;
}

/** Where the request for a product stands, and the one next thing to do. */
export const ProductStanding = ({ state, may }: StandingProps) => {
  const t = useTranslations('product');
  const { product, status, active, blocked, submission, activatedAt } = state;
  const { paymentCert } = useCurrentUser();
  const asks = may && paymentCert;
  if (blocked)
    return (
      <Card title={t('blocked.title')}>
        <Muted pretty prose>
          {t.rich('blocked.since', { when: () => <Instant at={blocked.at} form="date" /> })}
        </Muted>
        <Muted pretty prose>
          {t('blocked.reason', { reason: blocked.reason })}
        </Muted>
        <Muted pretty prose>
          {t('blocked.text')}
        </Muted>
        <Muted pretty prose>
          {t.rich('blocked.contact', {
            link: () => (
              <a className={classes.mail} href={`mailto:${blocked.contact}`}>
                {blocked.contact}
              </a>
            ),
          })}
        </Muted>
      </Card>
    );
  if (submission && (status === 'UNDER' || status === 'REJECT' || (status === 'REVOKED' && !active)))
    return <Submitted state={state} may={asks} submission={submission} />;
  if (active)
    return (
      <Card title={t('active.title')}>
        <Muted pretty prose>
          {activatedAt
            ? t.rich('active.sinceText', { when: () => <Instant at={activatedAt} form="date" /> })
            : t('active.text')}
        </Muted>
        {asks && (
          <Row gap={12} align="center" wrap mt={20}>
            <ToForm product={product}>{t('active.change')}</ToForm>
          </Row>
        )}
      </Card>
    );
  return (
    <Card title={t('ask.title')}>
      <Muted pretty prose>
        {t('ask.text')}
      </Muted>
      {asks && (
        <Row gap={12} align="center" wrap mt={20}>
          <ToForm product={product} isNext>
            {t('ask.action')}
          </ToForm>
        </Row>
      )}
    </Card>
  );
};

const Submitted = ({
  state: { product, status, active },
  may,
  submission,
}: StandingProps & { submission: NonNullable<ProductDetail['submission']> }) => {
  const t = useTranslations('product');
  const cancelTexts = useTranslations('review.cancel');
  const navigate = useNavigate();
  const cancel = useCancelProduct();
  const onCancel = async () => {
    await cancel.mutateAsync(product);
    tellGood(cancelTexts('done'));
  };
  const onField = (path: string) =>
    void navigate({
      to: '/payment/products/$product',
      params: { product },
      search: { edit: true, step: stepAsking(productForms[product].fields, path) ?? 'use' },
      hash: placeOf(path),
    });
  const first = submission.verdicts[0]?.path;
  return (
    <div>
      {active && <p className={classes.keeps}>{t('active.keeps')}</p>}
      <SubmissionCard
        submission={submission}
        fields={productForms[product].fields}
        onCancel={may ? onCancel : undefined}
        onField={may && status === 'REJECT' ? onField : undefined}
      />
      {may && status === 'REJECT' && first !== undefined && (
        <Row gap={12} align="center" wrap mt={20}>
          <Button onClick={() => onField(first)}>{t('ask.mend')}</Button>
        </Row>
      )}
      {may && status === 'REVOKED' && (
        <Row gap={12} align="center" wrap mt={20}>
          <ToForm product={product} isNext>
            {t('ask.again')}
          </ToForm>
        </Row>
      )}
    </div>
  );
};

const ToForm = ({
  product,
  isNext = false,
  children,
}: {
  product: PaymentProduct;
  isNext?: boolean;
  children: string;
}) => (
  <Button
    variant={isNext ? 'filled' : 'default'}
    renderRoot={(props) => <AppLink {...props} to={`/payment/products/${product}`} search={{ edit: true }} />}
  >
    {children}
  </Button>
);

/** Where a product is used from, where that is a page of its own. */
const ways: Readonly<Partial<Record<PaymentProduct, '/setting/payment'>>> = {
  '03': '/setting/payment',
  '02': '/setting/payment',
  '11': '/setting/payment',
};

/** For whom a product is, how the customer pays and what one needs; once it is active, where to begin. */
export const HowItWorks = ({ state: { product, active } }: { state: ProductDetail }) => {
  const t = useTranslations('product');
  const way = ways[product];
  const facts = ['whom', 'payer', 'needs'] as const;
  return (
    <Card title={t('how.title')}>
      <Grid as="dl" className={classes.facts} gap={16}>
        {facts.map((fact) => (
          <div key={fact}>
            <dt>{t(`how.${fact}`)}</dt>
            <dd>{t(`${fact}.${product}`)}</dd>
          </div>
        ))}
        {active && (
          <div>
            <dt>{t('how.begin')}</dt>
            <dd>{t(`begin.${product}`)}</dd>
          </div>
        )}
      </Grid>
      {active && way && (
        <Row gap={12} align="center" wrap mt={20}>
          <Button variant="default" renderRoot={(props) => <AppLink {...props} to={way} />}>
            {t('how.connect')}
          </Button>
          <a className="link" href="/docs/guide" target="_blank" rel="noreferrer">
            {t('how.docs')}
          </a>
        </Row>
      )}
    </Card>
  );
};
