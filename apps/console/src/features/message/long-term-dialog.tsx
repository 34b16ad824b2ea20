import { wordsIn } from '@balcao/contract/form-words';
import { localeOf } from '@balcao/contract/locale';
import type { LongTermCategory } from '@balcao/contract/message-long-term';
import { messageCategoryWords } from '@balcao/contract/message-words';
import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { Stack } from '@balcao/ui/layout.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useRequest } from '../../lib/use-request.ts';
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
  const { form, isPending, submit } = useRequest({
    command: useDecideLongTerm(category, isAllowed),
    first: { reason: '' },
    done: t('done', { name }),
    onClose,
  });
  const footer = (
    <Button type="submit" form={id} loading={isPending}>
      {t('submit')}
    </Button>
  );
  return (
    <Dialog title={t('title', { name })} onClose={onClose} footer={footer}>
      {t('text')}
      <Stack as="form" id={id} noValidate gap={16} mt={16} onSubmit={submit}>
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
