import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Loader.css';
import type { ClosedDay } from '@balcao/contract/settlement';
import { DayInput } from '@balcao/ui/day-input.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { tellGood } from '@balcao/ui/notice';
import { useRefusals } from '@balcao/ui/refusals';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import classes from './calendar.module.css';
import { addBody, useChangeCalendar } from './calendar.queries.ts';
import { useDayWords } from './day-words.ts';
import { Effect } from './effect.tsx';

interface DayDialogProps {
  /** The holiday to take away; without one, a day is closed. */
  holiday: ClosedDay | undefined;
  onClose: () => void;
}

/** Closes the banks on a day, or opens them on one: with a reason, and after one has seen what it does. */
const DayDialog = ({ holiday, onClose }: DayDialogProps) => {
  const t = useTranslations('calendar');
  const { dayWords, nameWords } = useDayWords();
  const id = useId();
  const change = useChangeCalendar();
  const present = useRefusals();
  const name = holiday ? nameWords(holiday.name) : '';
  const form = useForm({
    initialValues: { day: holiday?.day ?? '', name, reason: '' },
    validate: checkedNow(addBody, useLocale()),
  });
  const { day } = form.values;
  const send = (values: typeof form.values) =>
    change.mutate(
      { ...values, name: holiday ? null : values.name },
      {
        onSuccess: () => {
          tellGood(t(holiday ? 'opened' : 'closed', { day: dayWords(day) }));
          onClose();
        },
        onError: (error) => {
          if (!showFieldErrors(form, error)) present(error);
        },
      },
    );
  return (
    <Dialog
      title={holiday ? t('open.title', { name, day: dayWords(holiday.day) }) : t('close.title')}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} loading={change.isPending} disabled={!/^\d{8}$/.test(day)}>
          {t(holiday ? 'open.submit' : 'close.submit')}
        </Button>
      }
    >
      {t(holiday ? 'open.text' : 'close.text')}
      <form id={id} noValidate className={classes.form} onSubmit={form.onSubmit(send, focusFirst(form))}>
        {!holiday && (
          <>
            <DayInput
              data-autofocus
              label={t('form.day')}
              value={day}
              error={form.errors.day}
              onChange={(value) => form.setFieldValue('day', value)}
            />
            <TextInput label={t('form.name')} autoComplete="off" {...form.getInputProps('name')} />
          </>
        )}
        <TextInput
          label={t('form.reason')}
          description={t('form.reasonHelp')}
          autoComplete="off"
          {...form.getInputProps('reason')}
        />
        <Effect day={day} />
      </form>
    </Dialog>
  );
};
export default DayDialog;
