import { formatBrl } from '@balcao/brazil/money';
import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Stack, Text } from '@balcao/ui/layout.tsx';
import { tellGood } from '@balcao/ui/notice';
import { useRefusals } from '@balcao/ui/refusals';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { useForm } from '@mantine/form';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { isColleagueFirst } from '../../lib/colleague-first.ts';
import { type UnidentifiedPayment, useCloseUnidentified } from './unidentified.queries.ts';
import { UnidentifiedFacts } from './unidentified-facts.tsx';

interface CloseDialogProps {
  payment: UnidentifiedPayment;
  onClose: () => void;
}
/** Asks a colleague to agree that money went back outside of the platform: under which id of the bank, and how one knows. */
const CloseDialog = ({ payment, onClose }: CloseDialogProps) => {
  const t = useTranslations('unidentified.closing');
  const words = useTranslations('unidentified');
  const shared = useTranslations('shared');
  const id = useId();
  const ask = useCloseUnidentified(payment);
  const present = useRefusals();
  const form = useForm({ initialValues: { returnId: '', reason: '' }, validate: ask.check });
  const send = (values: typeof form.values) =>
    ask.mutate(values, {
      onSuccess: () => {
        tellGood(t('done'));
        onClose();
      },
      onError: (error) => {
        if (showFieldErrors(form, error)) return;
        present(error);
        if (isColleagueFirst(error)) onClose();
      },
    });
  const footer = (
    <>
      <Button variant="default" data-closes onClick={onClose}>
        {shared('cancel')}
      </Button>
      <Button type="submit" form={id} loading={ask.isPending}>
        {t('send', { amount: formatBrl(payment.amount) })}
      </Button>
    </>
  );
  return (
    <Dialog title={t('title')} footer={footer} onClose={onClose}>
      <Stack as="form" id={id} noValidate gap={16} onSubmit={form.onSubmit(send, focusFirst(form))}>
        <Text pretty>{t('text')}</Text>
        <UnidentifiedFacts payment={payment} />
        <TextInput
          data-autofocus
          label={t('returnId')}
          description={t('returnIdHelp')}
          autoComplete="off"
          maxLength={64}
          {...form.getInputProps('returnId')}
        />
        <Textarea
          label={t('reason')}
          description={words('reasonHelp')}
          autosize
          minRows={2}
          maxRows={4}
          maxLength={300}
          {...form.getInputProps('reason')}
        />
      </Stack>
    </Dialog>
  );
};
export default CloseDialog;
