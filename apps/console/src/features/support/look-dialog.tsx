import { Button } from '@balcao/ui/button.tsx';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Row } from '@balcao/ui/layout.tsx';
import { useRefusals } from '@balcao/ui/refusals';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { FormDialog } from '../../lib/form-dialog.tsx';
import type { Shown } from './people-card.tsx';
import { useLook } from './support.queries.ts';

interface LookDialogProps {
  id: string;
  onShown: (shown: Shown) => void;
  onClose: () => void;
}
/** Why people look most of the time: each fills the field in. */
const usual = ['asked', 'payment', 'withdrawal', 'fraud'] as const;

/** Asks why someone must see what is hidden, and shows it. */
const LookDialog = ({ id, onShown, onClose }: LookDialogProps) => {
  const t = useTranslations('support.lookDialog');
  const shared = useTranslations('shared');
  const look = useLook(id);
  const present = useRefusals();
  const reasons = useForm({ initialValues: { reason: '' }, validate: look.check });
  const send = (values: typeof reasons.values) =>
    look.mutate(values, {
      onSuccess: (shown) => {
        onShown(shown);
        onClose();
      },
      onError: (error) => {
        if (!showFieldErrors(reasons, error)) present(error);
      },
    });
  return (
    <FormDialog
      title={t('title')}
      text={t('text')}
      action={t('send')}
      isBusy={look.isPending}
      onSubmit={reasons.onSubmit(send, focusFirst(reasons))}
      onClose={onClose}
    >
      <Row gap={8} wrap>
        {usual.map((one) => (
          <Button
            key={one}
            variant="default"
            size="xs"
            onClick={() => reasons.setFieldValue('reason', t(`usual.${one}`))}
          >
            {t(`usual.${one}`)}
          </Button>
        ))}
      </Row>
      <TextInput
        data-autofocus
        label={shared('reason')}
        description={t('reasonHelp')}
        autoComplete="off"
        maxLength={300}
        {...reasons.getInputProps('reason')}
      />
    </FormDialog>
  );
};
export default LookDialog;
