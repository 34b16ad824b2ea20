import '@mantine/core/styles/Input.css';
import type { StaffPerson } from '@balcao/contract/staff-team';
import { checkedNow } from '@balcao/ui/form-check';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { tellGood } from '@balcao/ui/notice';
import { useRefusals } from '@balcao/ui/refusals';
import { ToneIcon } from '@balcao/ui/tone.tsx';
import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useLocale, useTranslations } from 'use-intl';
import { RoleField } from './role-field.tsx';
import classes from './staff-list.module.css';
import { changeBody, useChangeStaff } from './staff-team.queries.ts';

/** Name and role of somebody, as they are typed. */
export const useStaffForm = ({ staffId, name, role, version }: StaffPerson) => {
  const t = useTranslations('people.form');
  const present = useRefusals();
  const change = useChangeStaff(staffId);
  const form = useForm({ initialValues: { name, role, version }, validate: checkedNow(changeBody, useLocale()) });
  const save = form.onSubmit(
    (values) =>
      change.mutate(values, {
        onSuccess: (saved) => {
          tellGood(t('saved', { name: saved.name }));
          const { name: fresh, role: given, version: next } = saved;
          form.setInitialValues({ name: fresh, role: given, version: next });
          form.reset();
        },
        onError: (error) => {
          if (!showFieldErrors(form, error)) present(error);
        },
      }),
    focusFirst(form),
  );
  return { form, save, isPending: change.isPending, isChanged: form.isDirty() };
};

interface StaffFormProps {
  id: string;
  person: StaffPerson;
  isMe: boolean;
  fields: ReturnType<typeof useStaffForm>;
}

export const StaffForm = ({ id, person, isMe, fields: { form, save } }: StaffFormProps) => {
  const t = useTranslations('people.form');
  const { name, role } = form.values;
  return (
    <form id={id} className={classes.form} noValidate onSubmit={save}>
      <TextInput label={t('name')} autoComplete="off" {...form.getInputProps('name')} />
      <RoleField value={role} disabled={isMe} onChange={(chosen) => form.setFieldValue('role', chosen)} />
      <p className={classes.effect} aria-live="polite">
        {role !== person.role && (
          <>
            <ToneIcon tone="waiting" />
            <span>{t('effect', { name })}</span>
          </>
        )}
      </p>
    </form>
  );
};
