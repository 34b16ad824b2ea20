import type { FormField as Declared } from '@balcao/contract/form-declaration';
import { wordsIn } from '@balcao/contract/form-words';
import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { AddressFields } from './address-fields.tsx';
import { FormField } from './form-field.tsx';
import { FormFields } from './form-fields.tsx';
import { useLongFormParts } from './use-long-form.ts';

interface StepFieldsProps {
  step: string;
  /** What stands before an address, by its path: an offer to fill it in. */
  before?: Readonly<Record<string, ReactNode>>;
}

/** The fields of a step as the form declares them, below their headings. */
export const StepFields = ({ step, before = {} }: StepFieldsProps) => {
  const locale = useLocale();
  const { fields } = useLongFormParts();
  const groups = Map.groupBy(
    fields.filter((one) => one.step === step),
    ({ heading }) => heading,
  );
  return [...groups].map(([heading, group]) => (
    <FormFields key={group[0]?.path} {...(heading ? { title: wordsIn(locale, heading) } : {})}>
      {group.map((one) => (
        <Asked key={one.path} field={one} before={before} />
      ))}
    </FormFields>
  ));
};

/** An address is asked as a whole, in the place of the first of its fields. */
const Asked = ({ field, before }: { field: Declared; before: Readonly<Record<string, ReactNode>> }) => {
  const { fields } = useLongFormParts();
  const address = field.parts.find(({ isAddress }) => isAddress);
  if (!address) return <FormField path={field.path} />;
  if (fields.find(({ path }) => path.startsWith(`${address.path}.`)) !== field) return null;
  return (
    <>
      {before[address.path]}
      <AddressFields at={address.path} />
    </>
  );
};
