import { CannedAnswerEntry } from '@balcao/contract/canned-answer';
import { Button } from '@balcao/ui/button.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Row, Stack } from '@balcao/ui/layout.tsx';
import { useRefusals } from '@balcao/ui/refusals';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { useForm } from '@mantine/form';
import { useLocale, useTranslations } from 'use-intl';

type Send = (
  body: CannedAnswerEntry,
  then: { readonly onSuccess: () => void; readonly onError: (error: Error) => void },
) => void;
interface CannedFormProps {
  initial: CannedAnswerEntry;
  action: string;
  isPending: boolean;
  send: Send;
  onDone?: () => void;
}

/** The shortcut and the text of a canned answer. */
export const CannedForm = ({ initial, action, isPending, send, onDone }: CannedFormProps) => {
  const t = useTranslations('conversation.canned');
  const locale = useLocale();
  const present = useRefusals();
  const form = useForm({ initialValues: initial, validate: checkedNow(CannedAnswerEntry, locale) });
  const submit = form.onSubmit((values) => {
    send(values, {
      onSuccess: () => {
        form.reset();
        onDone?.();
      },
      onError: (error) => {
        if (!showFieldErrors(form, error)) present(error);
      },
    });
  }, focusFirst(form));
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={12}>
        <TextInput label={t('shortcut')} leftSection="/" maxLength={31} {...form.getInputProps('shortcut')} />
        <Textarea label={t('text')} autosize minRows={2} maxRows={6} {...form.getInputProps('text')} />
        <Row justify="end">
          <Button type="submit" variant="default" loading={isPending}>
            {action}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
