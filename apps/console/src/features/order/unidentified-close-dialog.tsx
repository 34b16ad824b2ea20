import { formatBrl } from '@balcao/brazil/money';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useTranslations } from 'use-intl';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { useRequest } from '../../lib/use-request.ts';
import { RequestReason } from './request-reason.tsx';
import { type UnidentifiedPayment, useCloseUnidentified } from './unidentified.queries.ts';
import { UnidentifiedFacts } from './unidentified-facts.tsx';

interface CloseDialogProps {
  payment: UnidentifiedPayment;
  onClose: () => void;
}
/** Asks a colleague to agree that money went back outside of the platform: under which id of the bank, and how one knows. */
const CloseDialog = ({ payment, onClose }: CloseDialogProps) => {
  const t = useTranslations('unidentified.closing');
  const command = useCloseUnidentified(payment);
  const first = { returnId: '', reason: '' };
  const { form, isPending, submit } = useRequest({ command, first, done: t('done'), onClose });
  return (
    <FormDialog
      title={t('title')}
      text={t('text')}
      action={t('send', { amount: formatBrl(payment.amount) })}
      isBusy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <UnidentifiedFacts payment={payment} />
      <TextInput
        data-autofocus
        label={t('returnId')}
        description={t('returnIdHelp')}
        autoComplete="off"
        maxLength={64}
        {...form.getInputProps('returnId')}
      />
      <RequestReason label={t('reason')} {...form.getInputProps('reason')} />
    </FormDialog>
  );
};
export default CloseDialog;
