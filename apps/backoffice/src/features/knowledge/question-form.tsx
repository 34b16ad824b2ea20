import { QuestionEntry } from '@balcao/contract/knowledge-question';
import { Button } from '@balcao/ui/button.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Row, Stack } from '@balcao/ui/layout.tsx';
import { useRefusals } from '@balcao/ui/refusals';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';

interface Then {
  readonly onSuccess: () => void;
  readonly onError: (error: Error) => void;
}
interface QuestionFormProps {
  initial: QuestionEntry;
  isPending: boolean;
  send: (body: QuestionEntry, then: Then) => void;
  onDone: () => void;
  /** A second button. */
  beside?: ReactNode;
}

/** A question as people ask it, and its answer. */
export const QuestionForm = ({ initial, isPending, send, onDone, beside }: QuestionFormProps) => {
  const t = useTranslations('knowledge.question');
  const shared = useTranslations('shared');
  const locale = useLocale();
  const present = useRefusals();
  const form = useForm({ initialValues: initial, validate: checkedNow(QuestionEntry, locale) });
  const submit = form.onSubmit((values) => {
    const onError = (error: Error) => {
      if (!showFieldErrors(form, error)) present(error);
    };
    send(values, { onSuccess: onDone, onError });
  }, focusFirst(form));
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={16} mt={12}>
        <TextInput label={t('question')} {...form.getInputProps('question')} />
        <Textarea label={t('answer')} autosize minRows={3} maxRows={10} {...form.getInputProps('answer')} />
        <Row gap={12} wrap>
          <Button type="submit" loading={isPending}>
            {shared('save')}
          </Button>
          {beside}
        </Row>
      </Stack>
    </form>
  );
};
