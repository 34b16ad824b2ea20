import { ChannelInvitationEntry } from '@balcao/contract/channel-invitation';
import { Button } from '@balcao/ui/button.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Grid, Row } from '@balcao/ui/layout.tsx';
import { NativeSelect } from '@balcao/ui/native-select.tsx';
import { useRefusals } from '@balcao/ui/refusals';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useForm } from '@mantine/form';
import { useLocale, useTranslations } from 'use-intl';
import { useCreateLink } from './channel.queries.ts';

const choicesOfDays = ['1', '7', '30', '90'] as const;
const entryOf = ({ usesAtMost, days }: { usesAtMost: string; days: string }): ChannelInvitationEntry => ({
  usesAtMost: /^\d+$/.test(usesAtMost.trim()) ? Number(usesAtMost) : Number.NaN,
  days: Number(days),
});

/** Makes a link: how many people may come by it, and for how long. */
export const LinkForm = ({ channelId }: { channelId: string }) => {
  const t = useTranslations('channel.links');
  const locale = useLocale();
  const present = useRefusals();
  const { mutate, isPending } = useCreateLink(channelId);
  const form = useForm({
    initialValues: { usesAtMost: '100', days: '7' },
    validate: (values) => checkedNow(ChannelInvitationEntry, locale)(entryOf(values)),
  });
  const submit = form.onSubmit((values) => {
    mutate(entryOf(values), {
      tell: t('made'),
      onError: (error) => {
        if (!showFieldErrors(form, error)) present(error);
      },
    });
  }, focusFirst(form));
  return (
    <Grid as="form" gap={16} noValidate onSubmit={submit}>
      <Row gap={16} wrap align="start">
        <TextInput label={t('usesAtMost')} inputMode="numeric" maxLength={6} {...form.getInputProps('usesAtMost')} />
        <NativeSelect
          label={t('days')}
          data={choicesOfDays.map((value) => ({ value, label: t('dayCount', { count: Number(value) }) }))}
          {...form.getInputProps('days')}
        />
      </Row>
      <div>
        <Button type="submit" variant="default" loading={isPending}>
          {t('make')}
        </Button>
      </div>
    </Grid>
  );
};
