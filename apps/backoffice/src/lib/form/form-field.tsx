import { declaredPath, type FieldKind } from '@balcao/contract/form-fields';
import { wordsIn } from '@balcao/contract/form-words';
import type { Verdict } from '@balcao/contract/review';
import { Row, Text } from '@balcao/ui/layout.tsx';
import { IconMessageReport } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { FieldInput } from './field-input.tsx';
import { placeOf } from './field-place.ts';
import { useFieldName, useReasonText } from './field-words.ts';
import classes from './form-field.module.css';
import { valueAt } from './form-values.ts';
import { useLongFormParts } from './use-long-form.ts';

interface FormFieldProps {
  /** A path of the contract's form, with the numbers of lists: `partners.0.cpf`. */
  path: string;
  /** Under the label, instead of the declared help. */
  help?: ReactNode;
  /** What it holds at the moment, where that depends on another field; otherwise as declared. */
  kind?: FieldKind;
}

/**
 * A field of a long form by what it holds: its label and help, its mistake after it was left, what the server refused, and what the
 * reviewer found until it is changed.
 */
export const FormField = ({ path, help, kind }: FormFieldProps) => {
  const t = useTranslations('form');
  const form = useLongFormParts();
  const locale = useLocale();
  const labelOf = useFieldName(form.fields);
  const field = form.fieldOf(path);
  if (!field) throw new Error(`The form declares no field ${declaredPath(path)}.`);
  const error = form.errorAt(path);
  const verdict = form.verdictAt(path);
  return (
    <div id={placeOf(path)} className={classes.field} data-width={field.width ?? 'whole'}>
      <FieldInput
        kind={kind ?? field.kind}
        label={labelOf(path)}
        optional={field.required ? undefined : t('optional')}
        atMost={field.atMost}
        isSquare={field.isSquare}
        onSending={(isSending) => form.noteSending(path, isSending)}
        help={help ?? (field.help && wordsIn(locale, field.help))}
        error={error ?? (verdict && <VerdictWords verdict={verdict} />)}
        value={valueAt(form.form.values, path)}
        onChange={(value) => form.change(path, value)}
        onBlur={() => form.leave(path)}
        autoComplete={field.autoComplete}
      />
    </div>
  );
};

const VerdictWords = ({ verdict: { reason, note } }: { verdict: Verdict }) => {
  const textOf = useReasonText();
  return (
    <Row as="span" gap={6}>
      <IconMessageReport size={18} stroke={1.8} aria-hidden />
      <span>
        {/* What the note says needs no “other reason” before it. */}
        {(reason !== 'other' || !note) && textOf(reason)}
        {note && (
          <Text as="q" block tone="text" breakable>
            {note}
          </Text>
        )}
      </span>
    </Row>
  );
};
