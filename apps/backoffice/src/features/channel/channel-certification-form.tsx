import type { ChannelCertificationState } from '@balcao/contract/channel-certification';
import { channelEntryForms } from '@balcao/contract/channel-certification-form';
import { type Form, pathsIn } from '@balcao/contract/form-declaration';
import { promisedBankDays, SubjectType } from '@balcao/contract/review';
import { Choice } from '@balcao/ui/choice.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { tellGood } from '@balcao/ui/notice';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { FormSteps } from '../../lib/form/form-steps.tsx';
import { FormSummary } from '../../lib/form/form-summary.tsx';
import type { Values } from '../../lib/form/form-values.ts';
import { StepFields } from '../../lib/form/step-fields.tsx';
import { useDeclaration } from '../../lib/form/use-declaration.tsx';
import { type DraftHandle, useDraft } from '../../lib/form/use-draft.ts';
import { LongFormProvider, useLongForm } from '../../lib/form/use-long-form.ts';
import { useSubmit } from '../../lib/form/use-submit.ts';
import { certificationPages } from './certification-pages.ts';
import { useSendChannelCertification } from './channel-certification.queries.ts';

interface FormProps {
  channelId: string;
  state: ChannelCertificationState;
}
type Kind = ChannelCertificationState['kind'];

const typeIn = ({ type }: Readonly<Values>): SubjectType => (type === 'personal' ? 'personal' : 'enterprise');
const formOf = (kind: Kind, type: SubjectType) =>
  kind === 'subject' ? channelEntryForms.subject[type] : channelEntryForms[kind];

/** Company and person have different names and numbers: those of the one that is not asked now are put aside. */
const changed = (values: Readonly<Values>, from: SubjectType, to: SubjectType): Values => {
  const names = { ...(values.names as Values | undefined), [from]: values.name ?? '' };
  return { ...values, type: to, names, name: names[to] ?? '', cnpj: values.cnpj ?? '', cpf: values.cpf ?? '' };
};

/** Submitting a certification of a channel, kept as it is typed. */
const ChannelCertificationForm = ({ channelId, state }: FormProps) => {
  const draft = useDraft(`channel.${state.kind}.${channelId}`);
  if (draft.phase === 'failed') return <ErrorState error={draft.error} onRetry={draft.retry} />;
  if (draft.phase === 'loading') return <LinesLoading lines={10} />;
  return <Ready draft={draft} channelId={channelId} state={state} />;
};
export default ChannelCertificationForm;

const daysOf = (kind: Kind, type: SubjectType): number => {
  if (kind === 'subject') return promisedBankDays[type];
  return promisedBankDays[kind === 'official' ? 'enterprise' : 'personal'];
};

const TypeChoice = ({ value, onChange }: { value: SubjectType; onChange: (type: SubjectType) => void }) => {
  const t = useTranslations('channel.certification');
  const options = SubjectType.options.map((one) => ({ value: one, label: t(`type.${one}`) }));
  return <Choice legend={t('typeLegend')} options={options} value={value} onChange={onChange} />;
};

const Ready = ({ draft, channelId, state: { kind, status, submission } }: FormProps & { draft: DraftHandle }) => {
  const t = useTranslations('channel.certification');
  const navigate = useNavigate();
  const { declaration, ask } = useDeclaration();
  const type = typeIn(draft.values);
  const rejected =
    status === 'REJECT' && submission && (kind !== 'subject' || submission.type === type) ? submission : undefined;
  const declared: Form = formOf(kind, type);
  const form = useLongForm({ draft, declared, rejected });
  const onType = (to: SubjectType) => form.form.setValues(changed(form.form.getValues(), type, to));
  const asked = {
    id: 'certification',
    title: t(`step.${kind}`),
    line: t(`needed.${kind}`),
    paths: pathsIn(declared.fields, 'certification'),
    content: (
      <>
        {kind === 'subject' && <TypeChoice value={type} onChange={onType} />}
        <StepFields step="certification" />
      </>
    ),
  };
  const last = {
    id: 'review',
    title: t('step.review'),
    line: t('step.reviewLine', { days: daysOf(kind, type) }),
    paths: [],
    content: <FormSummary steps={[asked]}>{declaration}</FormSummary>,
  };
  const steps = [asked, last];
  const send = useSendChannelCertification(channelId);
  const { isPending, submit } = useSubmit({
    form,
    steps,
    send: async (payload, key) => {
      await send(payload as Parameters<typeof send>[0], key);
      tellGood(t('sent'));
      await navigate({ to: `/channel/${channelId}/setting/${certificationPages[kind]}`, search: {} });
    },
    mayGo: ask,
  });
  return (
    <LongFormProvider value={form}>
      <FormSteps steps={steps} finish={t(rejected ? 'resend' : 'send')} isFinishing={isPending} onFinish={submit} />
    </LongFormProvider>
  );
};
