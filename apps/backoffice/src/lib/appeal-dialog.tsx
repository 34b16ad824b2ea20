import { appealCase } from '@balcao/contract/moderation-own';
import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Stack, Text } from '@balcao/ui/layout.tsx';
import { useRefusals } from '@balcao/ui/refusals';
import { useSendingCheck } from '@balcao/ui/sending';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { useForm } from '@mantine/form';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useAppeal } from './moderation.queries.ts';

const textAtMost = 1_000;

/** Asks staff of the platform to look at their decision again, with what they may not know. */
const AppealDialog = ({ channelId, caseId, onClose }: { channelId: string; caseId: string; onClose: () => void }) => {
  const t = useTranslations('moderation.appeal');
  const shared = useTranslations('shared');
  const id = useId();
  const appeal = useAppeal(channelId, caseId);
  const present = useRefusals();
  const check = useSendingCheck(appealCase, (body: { text: string }) => ({ params: { id: channelId, caseId }, body }));
  const form = useForm({ initialValues: { text: '' }, validate: check });
  const send = (values: typeof form.values) =>
    appeal.mutate(values, {
      tell: t('done'),
      onSuccess: onClose,
      onError: (error) => {
        if (!showFieldErrors(form, error)) present(error);
      },
    });
  const footer = (
    <>
      <Button variant="default" data-closes onClick={onClose}>
        {shared('back')}
      </Button>
      <Button type="submit" form={id} loading={appeal.isPending}>
        {t('send')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('title')} footer={footer} onClose={onClose}>
      <Stack as="form" id={id} noValidate gap={12} onSubmit={form.onSubmit(send, focusFirst(form))}>
        <Text pretty>{t('text')}</Text>
        <Textarea
          data-autofocus
          label={t('why')}
          autosize
          minRows={3}
          maxRows={8}
          maxLength={textAtMost}
          {...form.getInputProps('text')}
        />
      </Stack>
    </Dialog>
  );
};
export default AppealDialog;
