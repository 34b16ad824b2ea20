import { CopyButton } from '@balcao/ui/copy-button.tsx';
import { FormValue } from '@balcao/ui/form-value.tsx';
import { Grid, Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { useTranslations } from 'use-intl';
import { DocumentChips } from './document-chips.tsx';
import { FieldBefore, FormerVerdict, VerdictLine } from './field-lines.tsx';
import { FieldMark } from './field-mark.tsx';
import { FieldProof } from './field-proof.tsx';
import classes from './field-row.module.css';
import { idOfField } from './focus-field.ts';
import { verdictAt } from './marks.ts';
import type { Field } from './sections.ts';
import type { Desk } from './use-desk.ts';
import type { FieldDocuments } from './use-field-documents.ts';
import { useFieldLabel, useFieldName } from './use-field-label.ts';
import { WrongEditor } from './wrong-editor.tsx';

interface FieldRowProps {
  field: Field;
  desk: Desk;
  documents: FieldDocuments;
}

/** One field: what it says, what it said before, what was wrong with it, and what the reviewer makes of it. */
export const FieldRow = ({ field, desk, documents }: FieldRowProps) => {
  const t = useTranslations('desk.fields');
  const { path, kind, value } = field;
  const { standing, marks, fields, reasonsAt, detail } = desk;
  const label = useFieldLabel(detail)(path);
  const name = useFieldName(detail)(path);
  const mark = marks.get(path);
  // After a decision its verdicts speak; of what was withdrawn, the notes are all there is.
  const areNotes = detail.status === 'UNDER' || detail.status === 'REVOKED';
  const verdict = verdictAt(detail.verdicts, path);
  return (
    <Grid
      as="li"
      id={idOfField(path)}
      className={classes.row}
      gap={16}
      rowGap={4}
      align="start"
      // One of them is reached by Tab; from there on the arrows lead.
      tabIndex={path === (fields.current ?? fields.paths[0]) ? 0 : -1}
      aria-label={label}
      data-current={fields.current === path || undefined}
      onFocus={() => fields.setCurrent(path)}
    >
      <span className={classes.label}>{name}</span>
      <Stack className={classes.value} gap={4}>
        {kind === 'document' ? (
          <DocumentChips field={field} onShow={(uploadId) => documents.open(path, uploadId)} />
        ) : field.isGone ? null : value === '' ? (
          <Muted as="span">{t('empty')}</Muted>
        ) : (
          <Row as="span" className={classes.copyable}>
            <Text as="span" shrink weight={550} breakable lines>
              <FormValue kind={kind} value={value} />
            </Text>
            <span className={classes.copy}>
              <CopyButton value={value} what={label} />
            </span>
          </Row>
        )}
        {kind !== 'document' && value !== '' && <FieldProof path={path} label={label} documents={documents} />}
        {detail.hasFormer && <FieldBefore field={field} />}
        {field.formerVerdict && <FormerVerdict verdict={field.formerVerdict} />}
        {verdict && <VerdictLine verdict={verdict} />}
      </Stack>
      {areNotes && !field.isGone && (standing.mayMark || mark) && (
        <FieldMark path={path} label={label} mark={mark} desk={desk} />
      )}
      {mark && !mark.fine && reasonsAt === path && standing.isMine && (
        <WrongEditor label={label} mark={mark} desk={desk} />
      )}
    </Grid>
  );
};
