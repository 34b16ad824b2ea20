import { Button } from '@balcao/ui/button.tsx';
import { DayInput } from '@balcao/ui/day-input.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Stack } from '@balcao/ui/layout.tsx';
import { useRefusals } from '@balcao/ui/refusals';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useForm } from '@mantine/form';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useCloseDay } from './calendar.queries.ts';
import { useDayWords } from './day-words.ts';
import { Effect } from './effect.tsx';

/** Closes the banks on a day: with a name and a reason, and what it does is shown before. */
const CloseDayDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('calendar');
  const shared = useTranslations('shared');
  const { dayWords } = useDayWords();
  const id = useId();
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
    <Dialog
      title={t('close.title')}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} loading={close.isPending}>
          {t('close.submit')}
        </Button>
      }
    >
      {t('close.text')}
      <Stack as="form" id={id} noValidate gap={16} mt={16} onSubmit={form.onSubmit(send, focusFirst(form))}>
        <DayInput data-autofocus label={shared('day')} {...form.getInputProps('day')} value={form.values.day} />
        <TextInput label={t('form.name')} autoComplete="off" {...form.getInputProps('name')} />
        <TextInput
          label={shared('reason')}
          description={t('form.reasonHelp')}
          autoComplete="off"
          {...form.getInputProps('reason')}
        />
        <Effect day={form.values.day} />
      </Stack>
    </Dialog>
  );
};
export default CloseDayDialog;
