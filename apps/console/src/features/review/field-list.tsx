import { Box, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { Switch } from '@balcao/ui/switch.tsx';
import { IconChecks } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './field-list.module.css';
import { FieldRow } from './field-row.tsx';
import { asksForLook, isNews, type Section } from './sections.ts';
import type { Desk } from './use-desk.ts';
import type { FieldDocuments } from './use-field-documents.ts';

interface FieldListProps {
  desk: Desk;
  documents: FieldDocuments;
}

/** Everything that was submitted, section by section, with what the reviewer makes of it. */
export const FieldList = ({ desk, documents }: FieldListProps) => {
  const t = useTranslations('desk.fields');
  const { detail, fields, progress, standing } = desk;
  const { sections, onlyNews, setOnlyNews } = fields;
  const news = detail.fields.filter(isNews).length;
  return (
    <Stack as="section" aria-label={t('label')} gap={16}>
      <Row className={classes.tools} gap={16} rowGap={4} align="center" wrap>
        <span role="status">
          {standing.isOpen ? t('progress', { ...progress }) : t('count', { count: detail.fields.length })}
        </span>
        {detail.hasFormer && (
          <Switch
            className={classes.news}
            label={t('onlyNews', { count: news })}
            checked={onlyNews}
            onChange={({ currentTarget: { checked } }) => setOnlyNews(checked)}
          />
        )}
      </Row>
      {sections.length === 0 && <p className={classes.nothing}>{t(onlyNews ? 'noNews' : 'none')}</p>}
      {sections.map((section) => (
        <SectionCard key={section.id} section={section} desk={desk} documents={documents} />
      ))}
    </Stack>
  );
};

const SectionCard = ({ section, desk, documents }: FieldListProps & { section: Section }) => {
  const t = useTranslations('desk.fields');
  const { name, number, isGone, fields } = section;
  const gone = name === 'field' ? 'sections.fieldGone' : 'sections.partnerGone';
  const title = isGone ? t(gone) : t(`sections.${name}`, { number: number ?? 0 });
  const open = fields.filter((field) => asksForLook(field) && !desk.marks.has(field.path)).map(({ path }) => path);
  return (
    <Box as="section" ground="surface" framed rounded="lg" aria-label={title}>
      <Row as="header" className={classes.head} gap={16} align="center" justify="between">
        <Text as="h2" size={16} weight={650}>
          {title}
        </Text>
        {desk.standing.mayMark && open.length > 0 && (
          <button type="button" className={classes.all} onClick={() => void desk.markFine(open)}>
            <IconChecks size={16} stroke={1.8} aria-hidden />
            {t('allFine')}
          </button>
        )}
      </Row>
      <Box as="ul">
        {fields.map((field) => (
          <FieldRow key={field.path} field={field} desk={desk} documents={documents} />
        ))}
      </Box>
    </Box>
  );
};
