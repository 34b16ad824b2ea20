import { declaredPath } from '@balcao/contract/form-fields';
import type { ReactNode } from 'react';
import { FormField } from './form-field.tsx';
import { useLongFormParts } from './use-long-form.ts';

interface PartFieldsProps {
  /** The part's path as it is filled in: `address`, `partners.0`. */
  at: string;
  /** Under the labels of some of its fields, instead of the declared help. */
  helps?: Readonly<Record<string, ReactNode>>;
  /** Some of its fields that are asked in a way of their own. */
  instead?: Readonly<Record<string, ReactNode>>;
}

/** Every field of a part, in the order in which they are declared. */
export const PartFields = ({ at, helps = {}, instead = {} }: PartFieldsProps) => {
  const { fields } = useLongFormParts();
  const above = `${declaredPath(at)}.`;
  return fields
    .filter(({ path }) => path.startsWith(above))
    .map((field) => field.path.slice(above.length))
    .map((name) => instead[name] ?? <FormField key={name} path={`${at}.${name}`} help={helps[name]} />);
};
