import type { FieldKind } from '@balcao/contract/form-fields';
import { useLocale } from 'use-intl';
import classes from './form-value.module.css';
import { formValueText } from './form-value-text.ts';

interface FormValueProps {
  kind: FieldKind;
  /** As the flat form holds it: codes, days and amounts as text. */
  value: string;
}

/** A value of a form as people read it, in their language. Long texts keep their lines, and nothing runs out of its place. */
export const FormValue = ({ kind, value }: FormValueProps) => (
  <span className={classes.value} data-lines={kind === 'longText' || undefined}>
    {formValueText(kind, value, useLocale())}
  </span>
);
