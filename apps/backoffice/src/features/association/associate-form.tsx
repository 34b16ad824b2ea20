import { AssociationEntry } from '@balcao/contract/association';
import { AppletIcon } from '@balcao/ui/applet-icon.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Box, Grid, Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { tellGood } from '@balcao/ui/notice';
import { useRefusals } from '@balcao/ui/refusals';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useLeaveGuard } from '../../lib/use-leave-guard.ts';
import { associableAppletsOptions, useRequestAssociation } from './association.queries.ts';

interface PickerProps {
  channelId: string;
  value: string;
  error: React.ReactNode;
  onChange: (appId: string) => void;
}

/** One mini program among those that people can open, found by a part of its name. */
const AppletPicker = ({ channelId, value, error, onChange }: PickerProps) => {
  const t = useTranslations('association.form');
  const id = useId();
  const [search, setSearch] = useState('');
  const { data } = useQuery(associableAppletsOptions(channelId, useDeferredValue(search).trim()));
  return (
    <Box as="fieldset" aria-describedby={error ? `${id}-error` : undefined}>
      <Text as="legend" weight={550} mb={8}>
        {t('applet')}
      </Text>
      <TextInput
        type="search"
        label={t('search')}
        value={search}
        maxLength={100}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {data?.length === 0 && <Muted mt={12}>{t('nothing')}</Muted>}
      <Stack gap={4} mt={12}>
        {data?.map(({ appId, name, icon }) => (
          <Row as="label" key={appId} gap={12} py={6} align="center">
            <input
              type="radio"
              name={id}
              data-path="appId"
              checked={value === appId}
              onChange={() => onChange(appId)}
            />
            <AppletIcon src={icon} size={32} />
            <Box shrink>
              <Text as="span" block breakable>
                {name}
              </Text>
              <Muted as="span">{appId}</Muted>
            </Box>
          </Row>
        ))}
      </Stack>
      {error && (
        <Text id={`${id}-error`} tone="bad" mt={8}>
          {error}
        </Text>
      )}
    </Box>
  );
};

/** Asks that a channel leads to a mini program. */
export const AssociateForm = ({ channelId }: { channelId: string }) => {
  const t = useTranslations('association.form');
  const present = useRefusals();
  const request = useRequestAssociation(channelId, () => tellGood(t('sent')));
  const form = useForm({
    initialValues: { appId: '', purpose: '' },
    validate: checkedNow(AssociationEntry, useLocale()),
  });
  const guard = useLeaveGuard(form.isDirty(), { title: t('leave'), message: t('leaveText'), action: t('leaveAction') });
  const submit = form.onSubmit(
    (values) =>
      request.mutate(values, {
        onSuccess: guard.release,
        onError: (error) => {
          if (!showFieldErrors(form, error)) present(error);
        },
      }),
    focusFirst(form),
  );
  return (
    <Card title={t('title')}>
      <Grid as="form" gap={24} noValidate onSubmit={submit}>
        <AppletPicker
          channelId={channelId}
          value={form.values.appId}
          error={form.errors.appId}
          onChange={(appId) => form.setFieldValue('appId', appId)}
        />
        <Textarea
          label={t('purpose')}
          description={t('purposeHelp')}
          rows={3}
          maxLength={300}
          {...form.getInputProps('purpose')}
        />
        <div>
          <Button type="submit" loading={request.isPending}>
            {t('send')}
          </Button>
        </div>
      </Grid>
    </Card>
  );
};
