import { TemplateName } from '@balcao/contract/template-form';
import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Stack } from '@balcao/ui/layout.tsx';
import { useRefusals } from '@balcao/ui/refusals';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useForm } from '@mantine/form';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { useDuplicateTemplate } from './template.queries.ts';

interface CopyDialogProps {
  templateId: string;
  name: string;
  onMade: (templateId: string) => void;
  onClose: () => void;
}
const Body = z.strictObject({ name: TemplateName });

/** Makes a draft with the words of a template, under a name of its own. */
const CopyDialog = ({ templateId, name, onMade, onClose }: CopyDialogProps) => {
  const t = useTranslations('template');
  const shared = useTranslations('shared');
  const id = useId();
  const locale = useLocale();
  const present = useRefusals();
  const duplicate = useDuplicateTemplate(templateId);
  const form = useForm({
    initialValues: { name: `${name}_2`.slice(0, 60) },
    validate: (values) => checkedNow(Body, locale)(values),
  });
  const send = (values: typeof form.values) =>
    duplicate.mutate(values, {
      onSuccess: (made) => onMade(made.id),
      onError: (error) => {
        if (!showFieldErrors(form, error)) present(error);
      },
    });
  const footer = (
    <>
      <Button variant="default" data-closes onClick={onClose}>
        {shared('back')}
      </Button>
      <Button type="submit" form={id} loading={duplicate.isPending}>
        {t('copy.action')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('copy.title', { name })} footer={footer} onClose={onClose}>
      <Stack as="form" id={id} noValidate gap={16} onSubmit={form.onSubmit(send, focusFirst(form))}>
        <TextInput
          data-autofocus
          label={t('name')}
          description={t('nameHelp')}
          autoComplete="off"
          autoCapitalize="off"
          maxLength={60}
          {...form.getInputProps('name')}
        />
      </Stack>
    </Dialog>
  );
};
export default CopyDialog;
