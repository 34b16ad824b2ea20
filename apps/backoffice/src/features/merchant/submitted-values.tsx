import type { FormField, FormSection } from '@balcao/contract/form-declaration';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Grid } from '@balcao/ui/layout.tsx';
import { PanelSection } from '@balcao/ui/panel-section.tsx';
import { useTranslations } from 'use-intl';
import { FieldValue } from '../../lib/form/field-value.tsx';
import { useFieldName } from '../../lib/form/field-words.ts';
import classes from './info-page.module.css';
import { SubmittedDocuments } from './submitted-documents.tsx';
import { type ShownValue, sectionsOf } from './value-sections.ts';

interface SubmittedValuesProps {
  fields: readonly FormField[];
  /** Path by path as text, personal data hidden but for their ends. */
  values: Readonly<Record<string, string>>;
  /** Which parts; all of them when it is left out. */
  only?: (section: FormSection) => boolean;
  /** The card around it says already what it is. */
  untitled?: boolean;
}

/** What was submitted, part by part as it was asked. */
export const SubmittedValues = ({ fields, values, only, untitled = false }: SubmittedValuesProps) => {
  const t = useTranslations('merchant.sections');
  const labelOf = useFieldName(fields);
  const contentOf = (shown: readonly ShownValue[]) => {
    const facts = shown.filter(({ kind: held }) => held !== 'document');
    return (
      <>
        <KeyValues
          rows={facts.map(({ path, kind: held, value }) => ({
            id: path,
            label: labelOf(path),
            value: <FieldValue kind={held} value={value} />,
          }))}
        />
        {shown
          .filter(({ kind: held }) => held === 'document')
          .map(({ path, value }) => (
            <SubmittedDocuments key={path} label={labelOf(path)} ids={value.split(',')} />
          ))}
      </>
    );
  };
  return sectionsOf(fields, values)
    .filter(({ id }) => only?.(id) ?? true)
    .map(({ id, number, values: shown }) =>
      untitled ? (
        <Grid key={id} className={classes.section} gap={16}>
          {contentOf(shown)}
        </Grid>
      ) : (
        <PanelSection key={`${id}.${number ?? ''}`} title={number === undefined ? t(id) : t('partner', { number })}>
          <Grid className={classes.section} gap={16}>
            {contentOf(shown)}
          </Grid>
        </PanelSection>
      ),
    );
};
