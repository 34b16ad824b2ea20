import type { ClosedDay } from '@balcao/contract/settlement';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { useRefusals } from '@balcao/ui/refusals';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { FormDialog } from '../../lib/form-dialog.tsx';
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
    <FormDialog
      title={t('open.title', { name: nameWords(holiday.name), day: dayWords(holiday.day) })}
      text={t('open.text')}
      action={t('open.submit')}
      isBusy={open.isPending}
      onSubmit={form.onSubmit(send, focusFirst(form))}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        label={shared('reason')}
        description={t('form.reasonHelp')}
        autoComplete="off"
        {...form.getInputProps('reason')}
      />
      <Effect day={holiday.day} />
    </FormDialog>
  );
};
export default OpenDayDialog;
