import { type Locale, localeNames, locales } from '@balcao/contract/locale';
import type { TemplateDetail } from '@balcao/contract/template';
import { TemplateCategory, templateForm } from '@balcao/contract/template-form';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { EditConflictNote } from '@balcao/ui/edit-conflict-note.tsx';
import { focusFirst } from '@balcao/ui/form-errors';
import { Box, Grid, Row, Text } from '@balcao/ui/layout.tsx';
import { NativeSelect } from '@balcao/ui/native-select.tsx';
import { SegmentedControl } from '@balcao/ui/segmented-control.tsx';
import { TemplatePreview } from '@balcao/ui/template-preview.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { UnsureNotice } from '@balcao/ui/unsure-notice.tsx';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { SubmissionCard } from '../../lib/submission-card.tsx';
import { useLeaveGuard } from '../../lib/use-leave-guard.ts';
import classes from './template.module.css';
import { entryOf, type TemplateForm, useTemplateForm } from './use-template-form.ts';
import { useTemplateSaving } from './use-template-saving.ts';
import { VariableFields } from './variable-fields.tsx';
import { VersionFields } from './version-fields.tsx';

interface TemplateEditorProps {
  /** Left out for a new one. */
  kept?: TemplateDetail;
  onMade: (templateId: string) => void;
  onSubmitted: (templateId: string) => void;
}

/** What is typed of a template, how it is sent, and which language is shown. */
const useEditing = ({ kept, onMade, onSubmitted }: TemplateEditorProps) => {
  const t = useTranslations('template.leave');
  const [language, setLanguage] = useState<Locale>(kept?.entry.mainLanguage ?? 'pt-BR');
  const saving = useTemplateSaving({ kept, onMade, onSubmitted });
  const { form, edited } = useTemplateForm(kept, saving.isPending);
  const question = { title: t('title'), message: t('text'), action: t('action') };
  const { release } = useLeaveGuard(edited.isDirty, question);
  /** What is wrong may stand in a language that is not shown. */
  const lead = (errors: Readonly<Record<string, unknown>>) => {
    const place = /^versions\.(\d+)\./.exec(Object.keys(errors)[0] ?? '')?.[1];
    const wanted = place === undefined ? undefined : form.values.versions[Number(place)]?.language;
    if (wanted) flushSync(() => setLanguage(wanted));
    focusFirst(form)(errors);
  };
  const send = (isSubmitted: boolean) =>
    form.onSubmit((values) => saving.save({ form, edited, values, isSubmitted, release }), lead);
  return { form, edited, saving, language, setLanguage, lead, send };
};

/** Editor of a template: saved as a draft, or submitted at once, with a preview of the phone next to it. */
export const TemplateEditor = (props: TemplateEditorProps) => {
  const { kept } = props;
  const t = useTranslations('template');
  const id = useId();
  const { form, edited, saving, language, setLanguage, lead, send } = useEditing(props);
  if (saving.unsure !== undefined) return <Unsure name={saving.unsure} onAgain={saving.askAgain} />;
  const isSent = kept?.state === 'rejected' || kept?.edition === 'rejected';
  return (
    <Grid as="form" id={id} gap={24} noValidate onSubmit={send(true)}>
      {isSent && kept?.submission && (
        <SubmissionCard
          submission={kept.submission}
          fields={templateForm.fields}
          onField={(path) => lead({ [path]: true })}
        />
      )}
      <div className={classes.sides}>
        <Card title={t('words')}>
          <Grid gap={24}>
            <About form={form} isNamed={kept?.inUse != null} />
            <VariableFields form={form} />
            <Languages language={language} onLanguage={setLanguage} />
            <VersionFields form={form} language={language} />
          </Grid>
        </Card>
        <Preview form={form} language={language} />
      </div>
      <EditConflictNote of={edited} />
      <Row gap={12} rowGap={8} justify="end" wrap>
        <Button
          variant="default"
          disabled={saving.isPending || edited.isEditConflict || (kept !== undefined && !edited.isDirty)}
          onClick={() => send(false)()}
        >
          {t('save')}
        </Button>
        <Button type="submit" loading={saving.isPending} disabled={edited.isEditConflict}>
          {t('submit')}
        </Button>
      </Row>
    </Grid>
  );
};

const About = ({ form, isNamed }: { form: TemplateForm; isNamed: boolean }) => {
  const t = useTranslations('template');
  const { category, versions } = form.values;
  const categories = TemplateCategory.options.map((value) => ({ value, label: t(`category.${value}`) }));
  return (
    <>
      <TextInput
        label={t('name')}
        description={t(isNamed ? 'nameStays' : 'nameHelp')}
        readOnly={isNamed}
        autoComplete="off"
        autoCapitalize="off"
        maxLength={60}
        {...form.getInputProps('name')}
      />
      <NativeSelect
        label={t('columns.category')}
        description={t('categoryHelp')}
        data={[...(category === '' ? [{ value: '', label: t('choose') }] : []), ...categories]}
        {...form.getInputProps('category')}
      />
      <NativeSelect
        label={t('mainLanguage')}
        description={t('mainLanguageHelp')}
        data={versions.map(({ language }) => ({ value: language, label: localeNames[language] }))}
        {...form.getInputProps('mainLanguage')}
      />
    </>
  );
};

const Languages = ({ language, onLanguage }: { language: Locale; onLanguage: (language: Locale) => void }) => {
  const t = useTranslations('template');
  const id = useId();
  return (
    <Box>
      <Text id={id} weight={550} mb={4}>
        {t('columns.languages')}
      </Text>
      <SegmentedControl
        fullWidth
        aria-labelledby={id}
        value={language}
        data={locales.map((value) => ({ value, label: localeNames[value] }))}
        onChange={(value) => onLanguage(value as Locale)}
      />
    </Box>
  );
};

const Preview = ({ form, language }: { form: TemplateForm; language: Locale }) => {
  const t = useTranslations('template');
  const { versions, variables } = entryOf(form.values);
  const version = versions.find((one) => one.language === language);
  return (
    <div className={classes.beside}>
      <Card title={t('preview')}>
        {version ? (
          <TemplatePreview version={version} variables={variables} label={localeNames[language]} />
        ) : (
          <Text>{t('noVersion', { language: localeNames[language] })}</Text>
        )}
      </Card>
    </div>
  );
};

/** A new one was sent and not answered. */
const Unsure = ({ name, onAgain }: { name: string; onAgain: () => void }) => {
  const t = useTranslations('template');
  const shared = useTranslations('shared');
  return (
    <Card>
      <UnsureNotice title={shared('answerLost')} text={t('lost', { name })} />
      <Row mt={16}>
        <Button onClick={onAgain}>{t('checkAgain')}</Button>
      </Row>
    </Card>
  );
};
