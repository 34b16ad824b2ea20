import type { MerchantFormState } from '@balcao/contract/merchant';
import { merchantForms } from '@balcao/contract/merchant-form';
import type { SubjectType } from '@balcao/contract/review';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Box } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { tellBad, tellGood } from '@balcao/ui/notice';
import { useTranslations } from 'use-intl';
import { CertifiedNotice } from '../../lib/certified.tsx';
import { FormSteps } from '../../lib/form/form-steps.tsx';
import { isIn } from '../../lib/form/steps.ts';
import { useDeclaration } from '../../lib/form/use-declaration.tsx';
import { type DraftHandle, useDraft } from '../../lib/form/use-draft.ts';
import { LongFormProvider, useLongForm } from '../../lib/form/use-long-form.ts';
import { useStep } from '../../lib/form/use-step.ts';
import { useSubmit } from '../../lib/form/use-submit.ts';
import { useCurrentUser } from '../../lib/member.ts';
import { SubmissionCard } from '../../lib/submission-card.tsx';
import { useSendMerchantForm } from './merchant.queries.ts';
import { useMerchantSteps } from './merchant-steps.tsx';
import { useUpkeep } from './use-upkeep.ts';

interface MerchantFormProps {
  state: MerchantFormState;
  type: SubjectType;
}

/** The data for payments, filled in step by step; what was rejected says so at its field. */
const MerchantForm = ({ state, type }: MerchantFormProps) => {
  const draft = useDraft('merchant');
  if (draft.phase === 'failed') return <ErrorState error={draft.error} onRetry={draft.retry} />;
  if (draft.phase === 'loading') return <LinesLoading lines={10} />;
  return <ReadyForm key={type} draft={draft} state={state} type={type} />;
};
export default MerchantForm;

const ReadyForm = ({ draft, state: { status, submission }, type }: MerchantFormProps & { draft: DraftHandle }) => {
  const t = useTranslations('merchant.form');
  const { teamCert } = useCurrentUser();
  const rejected = submission && status === 'REJECT' ? submission : undefined;
  const form = useLongForm({ draft, declared: merchantForms[type], rejected });
  useUpkeep(form, type);
  const { declaration, ask } = useDeclaration();
  const steps = useMerchantSteps(type, declaration);
  const { go } = useStep(steps);
  const send = useSendMerchantForm(status);
  const { isPending, submit } = useSubmit({
    form,
    steps,
    send: async (payload, key) => {
      await send(payload, key);
      tellGood(t('done'));
    },
    mayGo: () => {
      if (!teamCert) tellBad(t('notYet'));
      return teamCert && ask();
    },
  });
  const onField = (path: string) => {
    const step = steps.find((one) => isIn(one, path));
    if (step) go(step.id, path);
  };
  return (
    <LongFormProvider value={form}>
      <CertifiedNotice needs="team" />
      {rejected && (
        <Box mb={24}>
          <SubmissionCard submission={rejected} fields={form.fields} onField={onField} />
        </Box>
      )}
      <FormSteps steps={steps} finish={t('send')} isFinishing={isPending} onFinish={submit} />
    </LongFormProvider>
  );
};
