import { Card } from '@balcao/ui/card.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { FieldValue } from './field-value.tsx';
import { useFieldLabel } from './field-words.ts';
import { isEmpty, pathsIn, valueAt } from './form-values.ts';
import { MissingList } from './missing-list.tsx';
import { StepLink } from './step-link.tsx';
import { type FormStep, isIn } from './steps.ts';
import { useLongFormParts } from './use-long-form.ts';

interface FormSummaryProps {
  /** Those that ask something. */
  steps: readonly FormStep[];
  /** What the person agrees to, at the end. */
  children?: ReactNode;
}

/** The last look before the form is submitted: what is missing, and everything that was filled in, with the way back to each step. */
export const FormSummary = ({ steps, children }: FormSummaryProps) => (
  <>
    <MissingList steps={steps} />
    {steps.map((step) => (
      <StepSummary key={step.id} step={step} />
    ))}
    {children}
  </>
);

const StepSummary = ({ step }: { step: FormStep }) => {
  const shared = useTranslations('shared');
  const { form, fields, fieldOf } = useLongFormParts();
  const labelOf = useFieldLabel(fields);
  const { values } = form;
  const filled = pathsIn(values, fields).filter((path) => isIn(step, path) && !isEmpty(valueAt(values, path)));
  if (filled.length === 0) return null; // The list above leads there.
  return (
    <Card
      title={step.title}
      actions={
        <StepLink step={step.id} className="link">
          {shared('edit')}
        </StepLink>
      }
    >
      <KeyValues
        rows={filled.map((path) => ({
          id: path,
          label: labelOf(path),
          value: <FieldValue kind={fieldOf(path)?.kind ?? 'text'} value={valueAt(values, path)} />,
        }))}
      />
    </Card>
  );
};
