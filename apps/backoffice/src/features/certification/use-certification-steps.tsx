import { certificationForms } from '@balcao/contract/certification-form';
import { pathsIn } from '@balcao/contract/form-declaration';
import { promisedBankDays, type SubjectType } from '@balcao/contract/review';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { FormSummary } from '../../lib/form/form-summary.tsx';
import { StepFields } from '../../lib/form/step-fields.tsx';
import type { FormStep } from '../../lib/form/steps.ts';
import { usePhoneStep } from '../../lib/phone-step.tsx';
import { TypeChoice } from './type-choice.tsx';

export type Step = FormStep & { readonly content: ReactNode };

interface StepsOptions {
  readonly type: SubjectType;
  readonly onType: (type: SubjectType) => void;
  readonly bind: ReactNode;
  /** What the person declares at the end. */
  readonly declaration: ReactNode;
}

/** The steps of a certification, by whom it is about. */
export const useCertificationSteps = ({ type, onType, bind, declaration }: StepsOptions): readonly Step[] => {
  const t = useTranslations('certification.step');
  const phone = usePhoneStep(type === 'personal', bind);
  const { fields, steps } = certificationForms[type];
  const declared = steps.map(
    (id): Step => ({
      id,
      title: t(`${id}.title`),
      line: t(`${id}.line`),
      paths: pathsIn(fields, id),
      content: <StepFields step={id} />,
    }),
  );
  const asked = phone ? [phone, ...declared] : declared;
  const first: Step = {
    id: 'type',
    title: t('type.title'),
    line: t('type.line'),
    paths: ['type'],
    content: <TypeChoice value={type} onChange={onType} />,
  };
  const last: Step = {
    id: 'review',
    title: t('review.title'),
    line: t('review.line', { days: promisedBankDays[type] }),
    paths: [],
    content: <FormSummary steps={asked}>{declaration}</FormSummary>,
  };
  return [first, ...asked, last];
};
