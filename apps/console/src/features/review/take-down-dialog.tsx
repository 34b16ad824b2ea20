import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Stack, Text } from '@balcao/ui/layout.tsx';
import { tellGood } from '@balcao/ui/notice';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { useForm } from '@mantine/form';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { type DeskVersion, useTakeDown } from './version.queries.ts';

const reasonMax = 500;

interface TakeDownDialogProps {
  version: Pick<DeskVersion, 'id' | 'number' | 'applet'>;
  onClose: () => void;
}

/** Takes a version from everybody, for a reason that its team and its users read. There is no way back. */
const TakeDownDialog = ({ version, onClose }: TakeDownDialogProps) => {
  const t = useTranslations('version.takeDown');
  const shared = useTranslations('shared');
  const formId = useId();
  const { number, applet } = version;
  const takeDown = useTakeDown(version.id);
  const form = useForm({ initialValues: { reason: '' }, validate: takeDown.check });
  const submit = form.onSubmit((values) => {
    const done = () => {
      tellGood(t('done', { number }));
      onClose();
    };
    takeDown.mutate(values, { onSuccess: done, onError: (error) => void showFieldErrors(form, error) });
  }, focusFirst(form));
  const footer = (
    <>
      <Button variant="default" data-closes onClick={onClose}>
        {shared('back')}
      </Button>
      <Button type="submit" form={formId} color="red" loading={takeDown.isPending}>
        {t('action')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('title', { number, name: applet.name })} footer={footer} onClose={onClose}>
      <Stack as="form" id={formId} noValidate onSubmit={submit} gap={12}>
        <Text pretty>{t('text')}</Text>
        <Textarea
          data-autofocus
          label={shared('reason')}
          description={t('reasonHelp')}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={reasonMax}
          {...form.getInputProps('reason')}
        />
      </Stack>
    </Dialog>
  );
};
export default TakeDownDialog;
