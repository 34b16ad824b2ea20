import { pathsIn } from '@balcao/contract/form-declaration';
import { merchantForms } from '@balcao/contract/merchant-form';
import { promisedBankDays, type SubjectType } from '@balcao/contract/review';
import { Muted } from '@balcao/ui/layout.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { FormSummary } from '../../lib/form/form-summary.tsx';
import { StepFields } from '../../lib/form/step-fields.tsx';
import type { FormStep } from '../../lib/form/steps.ts';
import { AccountFields } from './account-fields.tsx';
import { PartnerFields } from './partner-fields.tsx';
import { RepresentativeFields } from './representative-fields.tsx';

type Step = FormStep & { readonly content: ReactNode };

interface StepsOptions {
  readonly type: SubjectType;
  readonly declaration: ReactNode;
  /** Where a person proves on the phone who they are; left out where the form certifies no person. */
  readonly phone: Step | undefined;
}

/** The steps of the form, each with the fields that it asks: what a company is asked, and what a person; the last with the declaration. */
export const useMerchantSteps = ({ type, declaration, phone }: StepsOptions): readonly Step[] => {
  const t = useTranslations('merchant.form.steps');
  const { fields, steps } = merchantForms[type];
  /** What is asked in a way of its own. */
  const contents: Readonly<Record<string, ReactNode>> = {
    representative: <RepresentativeFields type={type} />,
    partners: <PartnerFields />,
    account: <AccountFields type={type} />,
  };
  const step = (id: (typeof steps)[number] | 'check', content: ReactNode): Step => ({
    id,
    title: t(`${id}.title`),
    line: t(`${id}.line`),
    paths: pathsIn(fields, id),
    content,
  });
  const declared = steps.map((id) => step(id, contents[id] ?? <StepFields step={id} />));
  const asked = phone ? [phone, ...declared] : declared;
  return [...asked, step('check', <Check steps={asked} type={type} declaration={declaration} />)];
};

interface CheckProps {
  steps: readonly FormStep[];
  type: SubjectType;
  /** The person vouches for everything. */
  declaration: ReactNode;
}

const Check = ({ steps, type, declaration }: CheckProps) => {
  const t = useTranslations('merchant.form');
  return (
    <FormSummary steps={steps}>
      <Muted>{t('promise', { days: promisedBankDays[type] })}</Muted>
      {declaration}
    </FormSummary>
  );
};
