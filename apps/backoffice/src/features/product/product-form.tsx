import { pathsIn } from '@balcao/contract/form-declaration';
import type { PaymentProduct } from '@balcao/contract/order';
import type { ProductDetail } from '@balcao/contract/product';
import { productForms } from '@balcao/contract/product-activation';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { tellGood } from '@balcao/ui/notice';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { FormSteps } from '../../lib/form/form-steps.tsx';
import { FormSummary } from '../../lib/form/form-summary.tsx';
import { StepFields } from '../../lib/form/step-fields.tsx';
import type { FormStep } from '../../lib/form/steps.ts';
import { useDeclaration } from '../../lib/form/use-declaration.tsx';
import { type DraftHandle, useDraft } from '../../lib/form/use-draft.ts';
import { LongFormProvider, useLongForm } from '../../lib/form/use-long-form.ts';
import { useSubmit } from '../../lib/form/use-submit.ts';
import { useSendProduct } from './product.queries.ts';

/** Asking for a product, step by step; kept as it is typed. */
const ProductFormSteps = ({ state }: { state: ProductDetail }) => {
  const draft = useDraft(`product.${state.product}`);
  if (draft.phase === 'failed') return <ErrorState error={draft.error} onRetry={draft.retry} />;
  if (draft.phase === 'loading') return <LinesLoading lines={10} />;
  return <Ready draft={draft} state={state} />;
};
export default ProductFormSteps;

const useSteps = (product: PaymentProduct, declaration: ReactNode): (FormStep & { content: ReactNode })[] => {
  const t = useTranslations('product.form.step');
  const { fields, steps } = productForms[product];
  const asked = steps.map((id) => ({
    id,
    title: t(`${id}.title`),
    line: t(`${id}.line`),
    paths: pathsIn(fields, id),
    content: <StepFields step={id} />,
  }));
  const last = {
    id: 'review',
    paths: [],
    title: t('review.title'),
    line: t('review.line'),
    content: <FormSummary steps={asked}>{declaration}</FormSummary>,
  };
  return [...asked, last];
};

const Ready = ({ draft, state }: { draft: DraftHandle; state: ProductDetail }) => {
  const t = useTranslations('product.form');
  const navigate = useNavigate();
  const { product, status, submission } = state;
  const { declaration, ask } = useDeclaration();
  const rejected = status === 'REJECT' && submission ? submission : undefined;
  const form = useLongForm({ draft, declared: productForms[product], rejected });
  const steps = useSteps(product, declaration);
  const send = useSendProduct();
  const { isPending, submit } = useSubmit({
    form,
    steps,
    send: async (payload, key) => {
      await send(payload, key);
      tellGood(t('sent'));
      await navigate({ to: '/payment/products/$product', params: { product }, search: {} });
    },
    mayGo: ask,
  });
  return (
    <LongFormProvider value={form}>
      <FormSteps steps={steps} finish={t(rejected ? 'resend' : 'send')} isFinishing={isPending} onFinish={submit} />
    </LongFormProvider>
  );
};
