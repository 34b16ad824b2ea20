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
  const id = useId();
  const put = usePutChannelLimit(channelId);
  const present = useRefusals();
  const form = useForm<Values>({
    initialValues: { broadcastsADay: String(broadcastsADay), reason: '' },
    validate: (values) => put.check(bodyOf(values)),
  });
  const send = (values: Values) =>
    put.mutate(bodyOf(values), {
      onSuccess: () => {
        tellGood(t('limit.done'));
        onClose();
      },
      onError: (error) => {
        if (!showFieldErrors(form, error)) present(error);
      },
    });
  const footer = (
    <>
      <Button variant="default" data-closes onClick={onClose}>
        {shared('back')}
      </Button>
      <Button type="submit" form={id} loading={put.isPending}>
        {shared('save')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('limit.title', { name })} footer={footer} onClose={onClose}>
      <Stack as="form" id={id} noValidate gap={16} onSubmit={form.onSubmit(send, focusFirst(form))}>
        <Text pretty>{t('limit.text')}</Text>
        <TextInput
          data-autofocus
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
          label={t('limit.count')}
          {...form.getInputProps('broadcastsADay')}
        />
        <Textarea
          label={shared('reason')}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={500}
          {...form.getInputProps('reason')}
        />
      </Stack>
    </Dialog>
  );
};
export default LimitDialog;
