import { formatBrl } from '@balcao/brazil/money';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useTranslations } from 'use-intl';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { useRequest } from '../../lib/use-request.ts';
import { type UnidentifiedPayment, useReturnUnidentified } from './unidentified.queries.ts';
import { UnidentifiedFacts } from './unidentified-facts.tsx';

interface ReturnDialogProps {
  payment: UnidentifiedPayment;
  /** Centavos that one alone may have given back. */
  limit: number;
  onClose: () => void;
}
/** Has money given back to the person who paid it: how much, which, and why; much of it is asked of a colleague. */
const ReturnDialog = ({ payment, limit, onClose }: ReturnDialogProps) => {
  const t = useTranslations('unidentified');
  const { amount } = payment;
  const takesTwo = amount > limit;
  const { form, isPending, submit } = useRequest({
    command: useReturnUnidentified(payment),
    first: { reason: '' },
    done: t(takesTwo ? 'dialog.askedColleague' : 'dialog.asked'),
    onClose,
  });
  return (
    <FormDialog
      title={t('dialog.title')}
      text={t(takesTwo ? 'dialog.textOfTwo' : 'dialog.text', { limit: formatBrl(limit) })}
      action={t(takesTwo ? 'dialog.ask' : 'dialog.send', { amount: formatBrl(amount) })}
      isBusy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <UnidentifiedFacts payment={payment} />
      <TextInput
        data-autofocus
        label={t('dialog.reason')}
        description={t('dialog.reasonHelp')}
        autoComplete="off"
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  );
};
export default ReturnDialog;
