import type { FormField } from '@balcao/contract/form-fields';
import type { ReviewKind, SubjectType } from '@balcao/contract/review';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { PanelSection } from '@balcao/ui/panel-section.tsx';
import { useTranslations } from 'use-intl';
import { FieldValue } from '../../lib/form/field-value.tsx';
import { useFieldLabel } from '../../lib/form/field-words.ts';
import { SubmittedDocuments } from './submitted-documents.tsx';
import { type ShownValue, sectionsOf, type ValueSection } from './value-sections.ts';

interface SubmittedValuesProps {
  kind: ReviewKind;
  type: SubjectType;
  fields: readonly FormField[];
  /** Path by path as text, personal data hidden but for their ends. */
  values: Readonly<Record<string, string>>;
  /** Which parts; all of them when it is left out. */
  only?: (section: ValueSection) => boolean;
  /** The card around it says already what it is. */
  untitled?: boolean;
}

/** What was handed in, part by part as it was asked. */
export const SubmittedValues = ({ kind, type, fields, values, only, untitled = false }: SubmittedValuesProps) => {
  const t = useTranslations('merchant.sections');
  const labelOf = useFieldLabel(kind, type);
  const rowsOf = (shown: readonly ShownValue[]) =>
    shown.map(({ path, kind: held, value }) => ({
      id: path,
      label: labelOf(path),
      value:
        held === 'document' ? <SubmittedDocuments ids={value.split(',')} /> : <FieldValue kind={held} value={value} />,
    }));
  return sectionsOf(fields, values)
    .filter(({ id }) => only?.(id) ?? true)
    .map(({ id, number, values: shown }) =>
      untitled ? (
        <KeyValues key={id} rows={rowsOf(shown)} />
      ) : (
        <PanelSection key={`${id}.${number ?? ''}`} title={number === undefined ? t(id) : t('partner', { number })}>
          <KeyValues rows={rowsOf(shown)} />
        </PanelSection>
      ),
    );
};
