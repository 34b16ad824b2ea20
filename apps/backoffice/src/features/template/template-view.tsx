import { localeNames } from '@balcao/contract/locale';
import { cancelTemplate, isUnderReview, type TemplateDetail, type TemplateFigures } from '@balcao/contract/template';
import { type TemplateEntry, templateForm } from '@balcao/contract/template-form';
import { Callout } from '@balcao/ui/callout.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Box, Grid, Text } from '@balcao/ui/layout.tsx';
import { tellGood } from '@balcao/ui/notice';
import { TemplatePreview } from '@balcao/ui/template-preview.tsx';
import { useFormatter, useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { SubmissionCard } from '../../lib/submission-card.tsx';
import classes from './template.module.css';
import { useCancelTemplate } from './template.queries.ts';

/** Why staff have stopped it, where they have. */
export const StoppedNotice = ({ template: { state, reason } }: { template: TemplateDetail }) => {
  const t = useTranslations('template.stopped');
  if (state !== 'paused' && state !== 'disabled') return null;
  return (
    <Callout tone={state === 'paused' ? 'waiting' : 'bad'} title={t(`${state}.title`)}>
      {t(`${state}.text`, { reason: reason ?? '' })}
    </Callout>
  );
};

/** A template that is not being edited: what the review says of it, and how the phone shows it in each language. */
export const TemplateView = ({ template }: { template: TemplateDetail }) => {
  const t = useTranslations('template');
  const { id, name, entry, inUse, submission } = template;
  const cancel = useCancelTemplate(id);
  const mayCancel = useMay(cancelTemplate);
  const isWaiting = isUnderReview(template);
  const takeBack = async () => {
    await cancel.mutateAsync();
    tellGood(t('cancelled', { name }));
  };
  return (
    <Grid gap={24}>
      {isWaiting && submission && (
        <SubmissionCard
          submission={submission}
          fields={templateForm.fields}
          onCancel={mayCancel ? takeBack : undefined}
        />
      )}
      <Card title={t('about')}>
        <KeyValues
          rows={[
            { label: t('columns.category'), value: t(`category.${entry.category}`) },
            { label: t('mainLanguage'), value: localeNames[entry.mainLanguage] },
          ]}
        />
      </Card>
      {inUse && <Sent figures={template.figures} />}
      {inUse && isWaiting && <Versions title={t('whatIsSent')} entry={inUse} />}
      <Versions title={t(isWaiting ? 'whatWaits' : 'preview')} entry={entry} />
    </Grid>
  );
};

/** What became of what was sent. */
const Sent = ({ figures }: { figures: TemplateFigures }) => {
  const t = useTranslations('template');
  const format = useFormatter();
  return (
    <Card title={t('sentTitle')}>
      <KeyValues
        rows={(['sent', 'delivered', 'read'] as const).map((name) => ({
          label: t(`columns.${name}`),
          value: format.number(figures[name]),
        }))}
      />
    </Card>
  );
};

const Versions = ({ title, entry: { versions, variables } }: { title: string; entry: TemplateEntry }) => (
  <Card title={title}>
    <div className={classes.sides}>
      {versions.map((version) => (
        <Box key={version.language}>
          <Text weight={600} mb={8}>
            {localeNames[version.language]}
          </Text>
          <TemplatePreview version={version} variables={variables} label={localeNames[version.language]} />
        </Box>
      ))}
    </div>
  </Card>
);
