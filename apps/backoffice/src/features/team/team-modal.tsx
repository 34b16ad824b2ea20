import { createTeam, type TeamType } from '@balcao/contract/team';
import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Grid } from '@balcao/ui/layout.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useForm } from '@mantine/form';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useCreateTeam } from './team.queries.ts';
import { TeamTypeChoice } from './team-type-choice.tsx';

interface TeamModalProps {
  /** Leads into the new team. */
  onCreated: (merchantId: string) => void;
  onClose: () => void;
}

/** Makes a team, and goes to work in it. */
export const TeamModal = ({ onCreated, onClose }: TeamModalProps) => {
  const t = useTranslations('team');
  const id = useId();
  const create = useCreateTeam();
  const form = useForm<{ name: string; type: TeamType }>({
    initialValues: { name: '', type: 'enterprise' },
    validate: checkedNow(createTeam.body, useLocale()),
  });
  const submit = form.onSubmit(
    (values) =>
      create.mutate(values, {
        tell: (team) => t('form.done', { name: team.name }),
        onSuccess: (team) => {
          onClose();
          onCreated(team.merchantId);
        },
        onError: (error) => showFieldErrors(form, error),
      }),
    focusFirst(form),
  );
  return (
    <Dialog
      title={t('create')}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} loading={create.isPending}>
          {t('form.submit')}
        </Button>
      }
    >
      <Grid as="form" id={id} noValidate onSubmit={submit} gap={20} mt={12} tone="text">
        <TextInput
          data-autofocus
          label={t('form.name')}
          description={t('form.nameHelp')}
          placeholder={t('form.nameExample')}
          autoComplete="organization"
          {...form.getInputProps('name')}
        />
        <TeamTypeChoice value={form.values.type} onChange={(type) => form.setFieldValue('type', type)} />
      </Grid>
    </Dialog>
  );
};
