import type { MerchantFormState } from '@balcao/contract/merchant';
import { merchantForms } from '@balcao/contract/merchant-form';
import type { SubjectType } from '@balcao/contract/review';
import { shopCodeChoices } from '@balcao/contract/shop-code-choices';
import { Callout } from '@balcao/ui/callout.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Box } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { tellBad, tellGood } from '@balcao/ui/notice';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CertifiedNotice } from '../../lib/certified.tsx';
import { FormSteps } from '../../lib/form/form-steps.tsx';
import type { Values } from '../../lib/form/form-values.ts';
import { isIn } from '../../lib/form/steps.ts';
import { useDeclaration } from '../../lib/form/use-declaration.tsx';
import { type DraftHandle, useDraft } from '../../lib/form/use-draft.ts';
import { LongFormProvider, useLongForm } from '../../lib/form/use-long-form.ts';
import { useStep } from '../../lib/form/use-step.ts';
import { useSubmit } from '../../lib/form/use-submit.ts';
import { useCurrentUser } from '../../lib/member.ts';
import { isOfPhone, usePhoneStep } from '../../lib/phone-step.tsx';
import { SubmissionCard } from '../../lib/submission-card.tsx';
import { useSendMerchantForm } from './merchant.queries.ts';
import { useMerchantSteps } from './merchant-steps.tsx';
import { useUpkeep } from './use-upkeep.ts';

interface MerchantFormProps {
  state: MerchantFormState;
  type: SubjectType;
  /** The button that links a chat account. */
  bind: ReactNode;
}

/** The data for payments, filled in step by step; what was rejected says so at its field. */
const MerchantForm = (props: MerchantFormProps) => {
  const draft = useDraft('merchant');
  if (draft.phase === 'failed') return <ErrorState error={draft.error} onRetry={draft.retry} />;
  if (draft.phase === 'loading') return <LinesLoading lines={10} />;
  return <ReadyForm key={props.type} draft={draft} {...props} />;
};
export default MerchantForm;

/** What the team sells is part of its certification, and of the request for the QR code. */
const offer = ['offer'];
const nothing: readonly string[] = [];
const wantsCode = ({ shopCode }: Readonly<Values>): boolean => String(shopCode ?? '') === String(shopCodeChoices.now);

const ReadyForm = ({ draft, state, type, bind }: MerchantFormProps & { draft: DraftHandle }) => {
  const t = useTranslations('merchant.form');
  const { status, submission } = state;
  const { teamCert, reviewStatus } = useCurrentUser();
  /** The certification is looked at already: what is filled in waits for it. */
  const waits = !teamCert && reviewStatus === 'UNDER';
  /** The certification goes along. */
  const certifies = !teamCert && !waits;
  const rejected = submission && status === 'REJECT' ? submission : undefined;
  const form = useLongForm({
    draft,
    declared: merchantForms[type],
    needed: (values) => (certifies || wantsCode(values) ? offer : nothing),
    rejected,
  });
  useUpkeep(form, type);
  const { declaration, ask } = useDeclaration();
  const phone = usePhoneStep(certifies && type === 'personal', bind);
  const steps = useMerchantSteps({ type, declaration, phone });
  const { go } = useStep(steps);
  const send = useSendMerchantForm(status);
  const { isPending, submit } = useSubmit({
    form,
    steps,
    stepOf: (refusal) => (isOfPhone(refusal) ? phone?.id : undefined),
    send: async (payload, key) => {
      await send(payload, key);
      tellGood(t('done'));
    },
    mayGo: () => {
      if (waits) tellBad(t('notYet'));
      return !waits && ask();
    },
  });
  const onField = (path: string) => {
    const step = steps.find((one) => isIn(one, path));
    if (step) go(step.id, path);
  };
  return (
    <LongFormProvider value={form}>
      {waits && <CertifiedNotice needs="team" />}
      {certifies && !rejected && (
        <Box mb={24}>
          <Callout tone="moving" title={t('together.title')}>
            <p>{t('together.text')}</p>
          </Callout>
        </Box>
      )}
      {rejected && (
        <Box mb={24}>
          <SubmissionCard submission={rejected} fields={form.fields} onField={onField} />
        </Box>
      )}
      <FormSteps steps={steps} finish={t('send')} isFinishing={isPending} onFinish={submit} />
    </LongFormProvider>
  );
};
