import type { ClosedDay } from '@balcao/contract/settlement';
import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Stack } from '@balcao/ui/layout.tsx';
import { useRefusals } from '@balcao/ui/refusals';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useForm } from '@mantine/form';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
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
      tell: ({ day }) => t('opened', { day: dayWords(day) }),
      onSuccess: onClose,
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
      <Stack as="form" id={id} noValidate gap={16} mt={16} onSubmit={form.onSubmit(send, focusFirst(form))}>
        <TextInput
          data-autofocus
          label={shared('reason')}
          description={t('form.reasonHelp')}
          autoComplete="off"
          {...form.getInputProps('reason')}
        />
        <Effect day={holiday.day} />
      </Stack>
    </Dialog>
  );
};
export default OpenDayDialog;
