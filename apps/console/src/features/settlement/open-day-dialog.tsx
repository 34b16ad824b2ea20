import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Loader.css';
import type { ClosedDay } from '@balcao/contract/settlement';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { tellGood } from '@balcao/ui/notice';
import { useRefusals } from '@balcao/ui/refusals';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import classes from './calendar.module.css';
import { useOpenDay } from './calendar.queries.ts';
import { useDayWords } from './day-words.ts';
import { Effect } from './effect.tsx';

interface OpenDayDialogProps {
  /** The day on which banks are to be closed. */
  holiday: ClosedDay;
  onClose: () => void;
}

/** Opens the banks on a day on which they were to be closed: with a reason, and what it does is shown before. */
const OpenDayDialog = ({ holiday, onClose }: OpenDayDialogProps) => {
  const t = useTranslations('calendar');
  const shared = useTranslations('shared');
  const { dayWords, nameWords } = useDayWords();
  const id = useId();
  const open = useOpenDay(holiday.day);
  const present = useRefusals();
  const form = useForm({ initialValues: { reason: '' }, validate: open.check });
  const send = (values: typeof form.values) =>
    open.mutate(values, {
      onSuccess: ({ day }) => {
        tellGood(t('opened', { day: dayWords(day) }));
        onClose();
      },
      onError: (error) => {
        if (!showFieldErrors(form, error)) present(error);
      },
    });
  return (
    <Dialog
      title={t('open.title', { name: nameWords(holiday.name), day: dayWords(holiday.day) })}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} loading={open.isPending}>
          {t('open.submit')}
        </Button>
      }
    >
      {t('open.text')}
      <form id={id} noValidate className={classes.form} onSubmit={form.onSubmit(send, focusFirst(form))}>
        <TextInput
          data-autofocus
          label={shared('reason')}
          description={t('form.reasonHelp')}
          autoComplete="off"
          {...form.getInputProps('reason')}
        />
        <Effect day={holiday.day} />
      </form>
    </Dialog>
  );
};
export default OpenDayDialog;
