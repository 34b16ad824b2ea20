import { formatBrl } from '@balcao/brazil/money';
import { type AutomaticSettings, saveAutomatic } from '@balcao/contract/withdrawal-automatic';
import type { Destination } from '@balcao/contract/withdrawal-destination';
import type { WithdrawalTerms } from '@balcao/contract/withdrawal-request';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { EditConflictNote } from '@balcao/ui/edit-conflict-note.tsx';
import { Box, Grid, Muted, Stack, Text } from '@balcao/ui/layout.tsx';
import { MoneyInput } from '@balcao/ui/money-input.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { Switch } from '@balcao/ui/switch.tsx';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { WhyNot } from '../../lib/why-not.tsx';
import classes from './automatic.module.css';
import { AutomaticSteps } from './automatic-steps.tsx';
import { type AutomaticValues, useAutomaticForm } from './use-automatic-form.ts';
import { WithdrawDestination } from './withdraw-destination.tsx';

interface AutomaticFormProps {
  settings: AutomaticSettings;
  terms: WithdrawalTerms;
  destinations: readonly Destination[];
}
type Form = UseFormReturnType<AutomaticValues>;

/** The rules, next to what they would do now, which is updated while typing. */
export const AutomaticForm = ({ settings, terms, destinations }: AutomaticFormProps) => {
  const t = useTranslations('financial.automatic');
  const { form, submit, edited, isPending } = useAutomaticForm(settings, terms);
  const may = useMay(saveAutomatic);
  const { enabled, destinationId } = form.values;
  return (
    <Grid className={classes.columns} gap={16} align="start">
      <Card
        title={t('title')}
        actions={
          <StatusBadge tone={settings.enabled ? 'good' : 'ended'}>{t(settings.enabled ? 'on' : 'off')}</StatusBadge>
        }
      >
        <Stack as="form" noValidate onSubmit={submit} gap={20} shrink>
          <Muted>{t('line')}</Muted>
          <WhyNot of={saveAutomatic} line />
          {!terms.automatic && (
            <Box as="p" py={12} px={16} ground="waiting" rounded="md">
              <strong>{t('notEligible')}</strong> {t('notEligibleText')}
            </Box>
          )}
          <Stack as="fieldset" gap={20} shrink disabled={!may || !terms.automatic}>
            <Switch
              label={t('turnOn')}
              checked={enabled}
              onChange={(event) => form.setFieldValue('enabled', event.currentTarget.checked)}
            />
            <Amounts form={form} />
            <WithdrawDestination
              destinations={destinations}
              allowHeld
              value={destinationId ?? undefined}
              error={form.errors.destinationId ? String(form.errors.destinationId) : undefined}
              onChange={(id) => form.setFieldValue('destinationId', id)}
            />
            <Limits form={form} terms={terms} />
            <EditConflictNote of={edited} />
            <Button type="submit" loading={isPending} disabled={edited.isEditConflict} className={classes.save}>
              {t('save')}
            </Button>
          </Stack>
        </Stack>
      </Card>
      <AutomaticSteps draft={form.values} isSaved={!edited.isDirty} />
    </Grid>
  );
};

const useAmount = (form: Form) => (field: 'threshold' | 'deposit' | 'minimum' | 'single' | 'daily') => {
  const { value, error, onBlur } = form.getInputProps(field);
  return {
    value: value as number,
    error,
    onBlur,
    'data-path': form.key(field),
    onChange: (centavos: number | null) => form.setFieldValue(field, centavos ?? 0),
  };
};

/** From when on, and what stays. */
const Amounts = ({ form }: { form: Form }) => {
  const t = useTranslations('financial.automatic');
  const amount = useAmount(form);
  return (
    <Grid className={classes.pair} columns={2} gap={16} align="end">
      <MoneyInput label={t('threshold')} description={t('thresholdHelp')} {...amount('threshold')} />
      <MoneyInput label={t('deposit')} description={t('depositHelp')} {...amount('deposit')} />
    </Grid>
  );
};

/** How little, and how much at once and in a day. */
const Limits = ({ form, terms }: { form: Form; terms: WithdrawalTerms }) => {
  const t = useTranslations('financial.automatic');
  const amount = useAmount(form);
  const help = (key: 'minimum' | 'single' | 'daily') => t(`${key}Help`, { amount: formatBrl(terms[key]) });
  return (
    <Stack as="section" aria-label={t('limits')} gap={20} shrink>
      <Text as="h3" size={14} weight={600}>
        {t('limits')}
      </Text>
      <Grid className={classes.triple} gap={16} align="end">
        <MoneyInput label={t('minimum')} description={help('minimum')} {...amount('minimum')} />
        <MoneyInput label={t('single')} description={help('single')} {...amount('single')} />
        <MoneyInput label={t('daily')} description={help('daily')} {...amount('daily')} />
      </Grid>
    </Stack>
  );
};
