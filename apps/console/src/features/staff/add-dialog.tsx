import type { StaffRole } from '@balcao/contract/staff';
import { setUpLifeDays } from '@balcao/contract/staff-team';
import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { focusFirst, showFieldErrors, showRefusalAt } from '@balcao/ui/form-errors';
import { useRefusals } from '@balcao/ui/refusals';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useForm } from '@mantine/form';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { RoleField } from './role-field.tsx';
import classes from './staff-list.module.css';
import { isTaken, useAddStaff } from './staff-team.queries.ts';

/** Adds someone, who gets a link by mail. No role is chosen beforehand: that is a decision. */
const AddDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('people');
  const shared = useTranslations('shared');
  const id = useId();
  const add = useAddStaff();
  const present = useRefusals();
  const form = useForm<{ name: string; email: string; role: StaffRole | '' }>({
    initialValues: { name: '', email: '', role: '' },
    validate: add.check,
  });
  const send = (values: typeof form.values) =>
    add.mutate(values, {
      tell: ({ name, email }) => t('addDialog.done', { name, email }),
      onSuccess: onClose,
      onError: (error) => {
        if (isTaken(error)) {
          form.setFieldError('email', t('addDialog.taken'));
          form.getInputNode('email')?.focus();
        } else if (!showFieldErrors(form, error) && !showRefusalAt(form, 'email', error)) present(error);
      },
    });
  const { role } = form.values;
  return (
    <Dialog
      title={t('addDialog.title')}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} loading={add.isPending}>
          {t('addDialog.submit')}
        </Button>
      }
    >
      {t('addDialog.text', { days: setUpLifeDays })}
      <form
        id={id}
        noValidate
        className={`${classes.form} ${classes.inDialog}`}
        onSubmit={form.onSubmit(send, focusFirst(form))}
      >
        <TextInput data-autofocus label={t('form.name')} autoComplete="off" {...form.getInputProps('name')} />
        <TextInput type="email" label={shared('email')} autoComplete="off" {...form.getInputProps('email')} />
        <RoleField
          value={role === '' ? undefined : role}
          error={form.errors.role ? String(form.errors.role) : undefined}
          onChange={(chosen) => form.setFieldValue('role', chosen)}
        />
      </form>
    </Dialog>
  );
};
export default AddDialog;
