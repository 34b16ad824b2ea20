import type { PaymentProduct } from '@balcao/contract/order';
import type { ProductDetail } from '@balcao/contract/product';
import { ProductForm, productFields } from '@balcao/contract/product-activation';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import type { Schema } from '@balcao/ui/form-check';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { tellGood } from '@balcao/ui/notice';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { AddressFields } from '../../lib/form/address-fields.tsx';
import { FormField } from '../../lib/form/form-field.tsx';
import { FormFields } from '../../lib/form/form-fields.tsx';
import { FormSteps } from '../../lib/form/form-steps.tsx';
import { FormSummary } from '../../lib/form/form-summary.tsx';
import type { FormStep } from '../../lib/form/steps.ts';
import { useDeclaration } from '../../lib/form/use-declaration.tsx';
import { type DraftHandle, useDraft } from '../../lib/form/use-draft.ts';
import { useHandIn } from '../../lib/form/use-hand-in.ts';
import { LongFormProvider, useLongForm } from '../../lib/form/use-long-form.ts';
import { useSendProduct } from './product.queries.ts';
import { type StepId, stepsOf } from './product-steps.ts';

/** The form knows no type of team: what it asks goes by the product. */
const formOf = (product: PaymentProduct, { type: _type, ...wish }: Record<string, unknown>) => ({ product, ...wish });

/** Asking for a product, step by step; kept as it is typed. */
const ProductFormSteps = ({ state }: { state: ProductDetail }) => {
  const draft = useDraft(`product.${state.product}`);
  if (draft.phase === 'failed') return <ErrorState error={draft.error} onRetry={draft.retry} />;
  if (draft.phase === 'loading') return <LinesLoading lines={10} />;
  return <Ready draft={draft} state={state} />;
};
export default ProductFormSteps;

const useSteps = (product: PaymentProduct, declaration: ReactNode): (FormStep & { content: ReactNode })[] => {
  const t = useTranslations('product.form');
  const contents: Record<StepId, (paths: readonly string[]) => ReactNode> = {
    use: (paths) => (
      <FormFields>
        {paths.map((path) => (
          <FormField key={path} path={path} help={t(`help.${path as 'purpose'}`)} />
        ))}
      </FormFields>
    ),
    place: () => (
      <FormFields>
        <AddressFields at="address" />
      </FormFields>
    ),
    volume: () => (
      <FormFields>
        <FormField path="monthlyVolume" help={t('help.monthlyVolume')} width="half" />
        <FormField path="averageTicket" help={t('help.averageTicket')} width="half" />
      </FormFields>
    ),
  };
  const asked = stepsOf(product).map(({ id, paths }) => ({
    ...{ id, paths, title: t(`step.${id}.title`), line: t(`step.${id}.line`) },
    content: contents[id](paths),
  }));
  const last = {
    ...{ id: 'review', paths: [], title: t('step.review.title'), line: t('step.review.line') },
    content: <FormSummary steps={asked}>{declaration}</FormSummary>,
  };
  return [...asked, last];
};

const Ready = ({ draft, state }: { draft: DraftHandle; state: ProductDetail }) => {
  const t = useTranslations('product.form');
  const navigate = useNavigate();
  const { product, status, submission } = state;
  const schema = useMemo<Schema>(
    () => ({
      safeParse: (wish, options) => ProductForm.safeParse(formOf(product, wish as Record<string, unknown>), options),
    }),
    [product],
  );
  const { declaration, ask } = useDeclaration();
  const rejected = status === 'REJECT' && submission ? submission : undefined;
  const fields = productFields[product];
  const type = submission?.type ?? 'enterprise';
  const form = useLongForm({ draft, kind: 'product', type, fields, schema, rejected });
  const steps = useSteps(product, declaration);
  const send = useSendProduct();
  const { isPending, handIn } = useHandIn({
    form,
    steps,
    send: async (wish, key) => {
      // Its schema has looked at it, and the server does again.
      await send(formOf(product, wish) as unknown as ProductForm, key);
      tellGood(t('sent'));
      await navigate({ to: '/payment/products/$product', params: { product }, search: {} });
    },
    mayGo: ask,
  });
  return (
    <LongFormProvider value={form}>
      <FormSteps steps={steps} finish={t(rejected ? 'resend' : 'send')} isFinishing={isPending} onFinish={handIn} />
    </LongFormProvider>
  );
};
