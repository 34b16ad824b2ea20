import type { StaffPerson } from '@balcao/contract/staff-team';
import { EditConflictNote } from '@balcao/ui/edit-conflict-note.tsx';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Row } from '@balcao/ui/layout.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { ToneIcon } from '@balcao/ui/tone.tsx';
import { useEditedForm } from '@balcao/ui/use-edited';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { RoleField } from './role-field.tsx';
import classes from './staff-list.module.css';
import { useChangeStaff } from './staff-team.queries.ts';

const valuesOf = ({ name, role }: StaffPerson) => ({ name, role });

/** Name and role of someone, as they are typed. */
export const useStaffForm = (person: StaffPerson) => {
  const t = useTranslations('people.form');
  const change = useChangeStaff(person.staffId);
  const form = useForm({
    initialValues: valuesOf(person),
    validate: (values) => change.check({ ...values, version: person.version }),
  });
  const edited = useEditedForm({ latest: person, valuesOf, form, isPending: change.isPending });
  const save = form.onSubmit(
    (sent) =>
      change.mutate(
        { ...sent, version: edited.base.version },
        {
          tell: (saved) => t('saved', { name: saved.name }),
          onSuccess: (saved) => edited.saved(saved, sent),
          onError: (error) => void showFieldErrors(form, error),
        },
      ),
    focusFirst(form),
  );
  const isReady = edited.isDirty && !edited.isEditConflict;
  return { form, save, edited, isPending: change.isPending, isReady };
};

interface StaffFormProps {
  id: string;
  person: StaffPerson;
  isMe: boolean;
  fields: ReturnType<typeof useStaffForm>;
}

export const StaffForm = ({ id, person, isMe, fields: { form, save, edited } }: StaffFormProps) => {
  const t = useTranslations('people.form');
  const { name, role } = form.values;
  return (
    <form id={id} className={classes.form} noValidate onSubmit={save} data-unchanged={!edited.isDirty || undefined}>
      <TextInput label={t('name')} autoComplete="off" {...form.getInputProps('name')} />
      <RoleField value={role} disabled={isMe} onChange={(chosen) => form.setFieldValue('role', chosen)} />
      <Row as="p" className={classes.effect} gap={8} aria-live="polite">
        {role !== person.role && (
          <>
            <ToneIcon tone="waiting" />
            <span>{t('effect', { name })}</span>
          </>
        )}
      </Row>
      <EditConflictNote of={edited} />
    </form>
  );
};
