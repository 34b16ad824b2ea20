import type { CertificationState } from '@balcao/contract/certification';
import { certificationForms } from '@balcao/contract/certification-form';
import type { SubjectType } from '@balcao/contract/review';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { tellGood } from '@balcao/ui/notice';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { FormSteps } from '../../lib/form/form-steps.tsx';
import type { Values } from '../../lib/form/form-values.ts';
import { useDeclaration } from '../../lib/form/use-declaration.tsx';
import { type DraftHandle, useDraft } from '../../lib/form/use-draft.ts';
import { LongFormProvider, useLongForm } from '../../lib/form/use-long-form.ts';
import { useSubmit } from '../../lib/form/use-submit.ts';
import { isOfPhone } from '../../lib/phone-step.tsx';
import { useSendCertification } from './certification.queries.ts';
import { useCertificationSteps } from './use-certification-steps.tsx';

const typeIn = ({ type }: Values): SubjectType => (type === 'personal' ? 'personal' : 'enterprise');

interface WizardProps {
  state: CertificationState;
  /** The button that links a chat account. */
  bind: ReactNode;
}

/** Filling the certification in, step by step, and submitting it. */
export const CertificationWizard = (props: WizardProps) => {
  const draft = useDraft('certification');
  if (draft.phase === 'failed') return <ErrorState error={draft.error} onRetry={draft.retry} />;
  if (draft.phase === 'loading') return <LinesLoading lines={10} />;
  return <Wizard draft={draft} {...props} />;
};

/** Company and person each have a name of their own: the one that is not asked now is put aside. */
const changed = (values: Values, from: SubjectType, to: SubjectType): Values => {
  const names = { ...(values.names as Values | undefined), [from]: values.name ?? '' };
  return { ...values, type: to, names, name: names[to] ?? '' };
};

/** The steps that say why the server refuses. */
const stepOf = (refusal: string): string | undefined => (isOfPhone(refusal) ? 'phone' : undefined);

const Wizard = ({ draft, state: { status, submission }, bind }: WizardProps & { draft: DraftHandle }) => {
  const t = useTranslations('certification');
  const navigate = useNavigate();
  const { declaration, ask } = useDeclaration();
  const type = typeIn(draft.values);
  const rejected = status === 'REJECT' && submission?.type === type ? submission : undefined;
  const form = useLongForm({ draft, declared: certificationForms[type], rejected });
  const steps = useCertificationSteps({
    type,
    onType: (to) => form.form.setValues(changed(form.form.getValues(), type, to)),
    bind,
    declaration,
  });
  const send = useSendCertification(status);
  const { isPending, submit } = useSubmit({
    form,
    steps,
    stepOf,
    send: async (payload, key) => {
      await send(payload, key);
      tellGood(t('sent'));
      await navigate({ to: '/certify', search: {} });
    },
    mayGo: ask,
  });
  return (
    <LongFormProvider value={form}>
      <FormSteps
        steps={steps}
        finish={t(status === 'REJECT' ? 'resend' : 'send')}
        isFinishing={isPending}
        onFinish={submit}
      />
    </LongFormProvider>
  );
};
