import { DEFAULT_ZONE, formatDate } from '@balcao/brazil/dates';
import { localeNames } from '@balcao/contract/locale';
import { cancelTemplate, isUnderReview, type TemplateDetail } from '@balcao/contract/template';
import { type TemplateEntry, templateForm } from '@balcao/contract/template-form';
import { Callout } from '@balcao/ui/callout.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Box, Grid, Text } from '@balcao/ui/layout.tsx';
import { tellGood } from '@balcao/ui/notice';
import { TemplatePreview } from '@balcao/ui/template-preview.tsx';
import { useFormatter, useLocale, useNow, useTimeZone, useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { SubmissionCard } from '../../lib/submission-card.tsx';
import classes from './template.module.css';
import { useCancelTemplate } from './template.queries.ts';

const minuteMs = 60_000;

/** Why it is stopped, where it is: by complaints, with the time that is left, or by staff. */
export const StoppedNotice = ({ template: { state, reason, pausedUntil } }: { template: TemplateDetail }) => {
  const t = useTranslations('template');
  const format = useFormatter();
  const locale = useLocale();
  const zone = useTimeZone() ?? DEFAULT_ZONE;
  const now = useNow({ updateInterval: minuteMs });
  if (state !== 'paused' && state !== 'disabled') return null;
  const tone = state === 'paused' ? 'waiting' : 'bad';
  if (reason !== null)
    return (
      <Callout tone={tone} title={t(`stopped.${state}.title`)}>
        {t(`stopped.${state}.text`, { reason })}
      </Callout>
    );
  const until = pausedUntil ?? now.toISOString();
  const left = format.relativeTime(new Date(Math.max(Date.parse(until), now.getTime())), now);
  return (
    <Callout tone={tone} title={t(`complained.${state}.title`)}>
      {t(`complained.${state}.text`, { until: formatDate(until, { zone, locale, form: 'short' }), left })}
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
      {inUse && <Sent template={template} />}
      {inUse && isWaiting && <Versions title={t('whatIsSent')} entry={inUse} />}
      <Versions title={t(isWaiting ? 'whatWaits' : 'preview')} entry={entry} />
    </Grid>
  );
};

/** Figures of the messages that were sent. */
const Sent = ({ template: { figures, complaints } }: { template: TemplateDetail }) => {
  const t = useTranslations('template');
  const format = useFormatter();
  return (
    <Card title={t('sentTitle')}>
      <KeyValues
        rows={[
          ...(['sent', 'delivered', 'read'] as const).map((name) => ({
            label: t(`columns.${name}`),
            value: format.number(figures[name]),
          })),
          { label: t('people'), value: t('peopleCount', { count: complaints }) },
        ]}
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
