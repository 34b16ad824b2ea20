import type { Broadcast } from '@balcao/contract/broadcast';
import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Grid, Muted } from '@balcao/ui/layout.tsx';
import { useRefusals } from '@balcao/ui/refusals';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { useForm } from '@mantine/form';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useDecideBroadcast } from './broadcast.queries.ts';

/** Asks what has to change: the requester reads it. */
export const GiveBackDialog = ({ broadcast, onClose }: { broadcast: Broadcast; onClose: () => void }) => {
  const t = useTranslations('approval');
  const shared = useTranslations('shared');
  const id = useId();
  const decide = useDecideBroadcast(broadcast);
  const present = useRefusals();
  const form = useForm({
    initialValues: { note: '' },
    validate: { note: (note) => (note.trim() === '' ? t('noteMissing') : undefined) },
  });
  const submit = form.onSubmit(({ note }) => {
    decide.mutate(
      { version: broadcast.version, isApproved: false, note: note.trim() },
      {
        tell: t('givenBack'),
        onSuccess: onClose,
        onError: (error) => {
          if (showFieldErrors(form, error)) return;
          present(error);
          onClose();
        },
      },
    );
  }, focusFirst(form));
  return (
    <Dialog
      title={t('giveBackTitle')}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" data-closes onClick={onClose}>
            {shared('cancel')}
          </Button>
          <Button type="submit" form={id} loading={decide.isPending}>
            {t('giveBack')}
          </Button>
        </>
      }
    >
      <Grid as="form" id={id} gap={16} noValidate onSubmit={submit}>
        <Muted>{t('giveBackText')}</Muted>
        <Textarea label={t('note')} autosize minRows={3} maxRows={8} maxLength={500} {...form.getInputProps('note')} />
      </Grid>
    </Dialog>
  );
};
