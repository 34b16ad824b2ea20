import { wordsIn } from '@balcao/contract/form-words';
import { localeOf } from '@balcao/contract/locale';
import type { LongTermCategory } from '@balcao/contract/message-long-term';
import { messageCategoryWords } from '@balcao/contract/message-words';
import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Stack } from '@balcao/ui/layout.tsx';
import { tellGood } from '@balcao/ui/notice';
import { useRefusals } from '@balcao/ui/refusals';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useForm } from '@mantine/form';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useDecideLongTerm } from './long-term.queries.ts';

interface LongTermDialogProps {
  /** As it stood when the dialog was opened. */
  category: LongTermCategory;
  onClose: () => void;
}

/** Allows long-term consent in a category, or ends it: with a reason. */
const LongTermDialog = ({ category: { category, isAllowed }, onClose }: LongTermDialogProps) => {
  const t = useTranslations(`message.${isAllowed ? 'end' : 'allow'}`);
  const shared = useTranslations('shared');
  const help = useTranslations('message')('reasonHelp');
  const id = useId();
  const name = wordsIn(localeOf(useLocale()), messageCategoryWords[category]);
  const decide = useDecideLongTerm(category, isAllowed);
  const present = useRefusals();
  const form = useForm({ initialValues: { reason: '' }, validate: decide.check });
  const send = (values: typeof form.values) =>
    decide.mutate(values, {
      onSuccess: () => {
        tellGood(t('done', { name }));
        onClose();
      },
      onError: (error) => {
        if (!showFieldErrors(form, error)) present(error);
      },
    });
  const footer = (
    <Button type="submit" form={id} loading={decide.isPending}>
      {t('submit')}
    </Button>
  );
  return (
    <Dialog title={t('title', { name })} onClose={onClose} footer={footer}>
      {t('text')}
      <Stack as="form" id={id} noValidate gap={16} mt={16} onSubmit={form.onSubmit(send, focusFirst(form))}>
        <TextInput
          data-autofocus
          label={shared('reason')}
          description={help}
          autoComplete="off"
          {...form.getInputProps('reason')}
        />
      </Stack>
    </Dialog>
  );
};
export default LongTermDialog;
