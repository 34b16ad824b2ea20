import { formatBrl } from '@balcao/brazil/money';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useTranslations } from 'use-intl';
import { type UnidentifiedPayment, useCloseUnidentified } from './unidentified.queries.ts';
import { RequestReason, UnidentifiedRequestDialog } from './unidentified-request-dialog.tsx';
import { useUnidentifiedRequest } from './use-unidentified-request.ts';

interface CloseDialogProps {
  payment: UnidentifiedPayment;
  onClose: () => void;
}
/** Asks a colleague to agree that money went back outside of the platform: under which id of the bank, and how one knows. */
const CloseDialog = ({ payment, onClose }: CloseDialogProps) => {
  const t = useTranslations('unidentified.closing');
  const command = useCloseUnidentified(payment);
  const first = { returnId: '', reason: '' };
  const { form, isPending, submit } = useUnidentifiedRequest({ command, first, done: t('done'), onClose });
  return (
    <UnidentifiedRequestDialog
      title={t('title')}
      text={t('text')}
      payment={payment}
      action={t('send', { amount: formatBrl(payment.amount) })}
      isBusy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        label={t('returnId')}
        description={t('returnIdHelp')}
        autoComplete="off"
        maxLength={64}
        {...form.getInputProps('returnId')}
      />
      <RequestReason label={t('reason')} {...form.getInputProps('reason')} />
    </UnidentifiedRequestDialog>
  );
};
export default CloseDialog;
