import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { useRefusals } from '@balcao/ui/refusals';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { ReasonField } from '../../lib/reason-field.tsx';
import { usePutChannelLimit } from './moderation.queries.ts';

interface LimitDialogProps {
  id: string;
  name: string;
  broadcastsADay: number;
  onClose: () => void;
}
interface Values {
  broadcastsADay: string;
  reason: string;
}
const bodyOf = ({ broadcastsADay, reason }: Values) => ({ broadcastsADay: Number(broadcastsADay), reason });

/** How many broadcasts a channel may send on one day, with a reason. */
const LimitDialog = ({ id: channelId, name, broadcastsADay, onClose }: LimitDialogProps) => {
  const t = useTranslations('moderation.acts');
  const shared = useTranslations('shared');
  const put = usePutChannelLimit(channelId);
  const present = useRefusals();
  const form = useForm<Values>({
    initialValues: { broadcastsADay: String(broadcastsADay), reason: '' },
    validate: (values) => put.check(bodyOf(values)),
  });
  const send = (values: Values) =>
    put.mutate(bodyOf(values), {
      tell: t('limit.done'),
      onSuccess: onClose,
      onError: (error) => {
        if (!showFieldErrors(form, error)) present(error);
      },
    });
  return (
    <FormDialog
      title={t('limit.title', { name })}
      text={t('limit.text')}
      action={shared('save')}
      back={shared('back')}
      isBusy={put.isPending}
      onSubmit={form.onSubmit(send, focusFirst(form))}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
        label={t('limit.count')}
        {...form.getInputProps('broadcastsADay')}
      />
      <ReasonField label={shared('reason')} maxRows={6} {...form.getInputProps('reason')} />
    </FormDialog>
  );
};
export default LimitDialog;
