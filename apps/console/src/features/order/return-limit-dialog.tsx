import { showFieldErrors } from '@balcao/ui/form-errors';
import { MoneyInput } from '@balcao/ui/money-input.tsx';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { ReasonField, reasonOf } from '../../lib/reason-field.tsx';
import { useChangeReturnLimit } from './unidentified.queries.ts';

/** Asks a colleague to agree to another amount up to which one alone gives back. */
const LimitDialog = ({ limit, onClose }: { limit: number; onClose: () => void }) => {
  const t = useTranslations('unidentified.limit');
  const words = useTranslations('unidentified');
  const change = useChangeReturnLimit();
  const form = useForm<{ limit: number | null; reason: string }>({ initialValues: { limit, reason: '' } });
  const { limit: typed, reason } = form.values;
  const { said, isEnough } = reasonOf(reason);
  const isReady = typed !== null && typed !== limit && isEnough;
  const send = () =>
    typed !== null &&
    change.mutate(
      { before: limit, limit: typed, reason: said },
      {
        tell: t('asked'),
        onSuccess: onClose,
        onError: (error) => void showFieldErrors(form, error),
      },
    );
  return (
    <FormDialog
      title={t('title')}
      text={t('text')}
      action={t('send')}
      isBusy={change.isPending}
      isDisabled={!isReady}
      onSubmit={form.onSubmit(() => void send())}
      onClose={onClose}
    >
      <MoneyInput data-autofocus label={t('amount')} {...form.getInputProps('limit')} />
      <ReasonField label={t('reason')} description={words('reasonHelp')} {...form.getInputProps('reason')} />
    </FormDialog>
  );
};
export default LimitDialog;
