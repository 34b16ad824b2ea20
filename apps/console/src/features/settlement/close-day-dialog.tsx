import { addDays } from '@balcao/brazil/dates';
import { DayInput } from '@balcao/ui/day-input.tsx';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { useRefusals } from '@balcao/ui/refusals';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { useCloseDay } from './calendar.queries.ts';
import { lastYear, today } from './calendar-days.ts';
import { useDayWords } from './day-words.ts';
import { Effect } from './effect.tsx';

/** Closes the banks on a day: with a name and a reason, and what it does is shown before. */
const CloseDayDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('calendar');
  const shared = useTranslations('shared');
  const { dayWords } = useDayWords();
  const close = useCloseDay();
  const present = useRefusals();
  const form = useForm({ initialValues: { day: '', name: '', reason: '' }, validate: close.check });
  const send = (values: typeof form.values) =>
    close.mutate(values, {
      tell: ({ day }) => t('closed', { day: dayWords(day) }),
      onSuccess: onClose,
      onError: (error) => {
        if (!showFieldErrors(form, error)) present(error);
      },
    });
  return (
    <FormDialog
      title={t('close.title')}
      text={t('close.text')}
      action={t('close.submit')}
      isBusy={close.isPending}
      onSubmit={form.onSubmit(send, focusFirst(form))}
      onClose={onClose}
    >
      <DayInput
        data-autofocus
        label={shared('day')}
        calendar={{ earliest: addDays(today(), 1), latest: `${lastYear}1231` }}
        {...form.getInputProps('day')}
        value={form.values.day}
      />
      <TextInput label={t('form.name')} autoComplete="off" {...form.getInputProps('name')} />
      <TextInput
        label={shared('reason')}
        description={t('form.reasonHelp')}
        autoComplete="off"
        {...form.getInputProps('reason')}
      />
      <Effect day={form.values.day} />
    </FormDialog>
  );
};
export default CloseDayDialog;
