import type { Role } from '@balcao/contract/role';
import { ActionMenu } from '@balcao/ui/action-menu.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { EditConflictNote } from '@balcao/ui/edit-conflict-note.tsx';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Stack, Text } from '@balcao/ui/layout.tsx';
import { isEditConflict, useRefusals } from '@balcao/ui/refusals';
import { SidePanel } from '@balcao/ui/side-panel.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useLeaveGuard } from '../../lib/use-leave-guard.ts';
import { PermissionShortcuts } from './permission-shortcuts.tsx';
import { PermissionTree } from './permission-tree.tsx';
import { PresetStart } from './preset-start.tsx';
import { refusalOf, useCreateRole, useUpdateRole } from './role.queries.ts';
import { useRoleActions } from './role-actions.ts';
import classes from './role-editor.module.css';
import { RoleEffect } from './role-effect.tsx';
import { RoleStatusBadge } from './role-status-badge.tsx';
import { payloadOf, type RoleForm, useRoleForm } from './use-role-form.ts';

interface RoleEditorProps {
  /** Undefined for a new one. */
  role: Role | undefined;
  onClose: () => void;
}

/** Saves what the form holds: what is wrong is said in its place, and nothing that was typed is lost. */
const useSave = (role: Role | undefined) => {
  const t = useTranslations('role.form');
  const present = useRefusals();
  const create = useCreateRole();
  const update = useUpdateRole(role?.id ?? '');
  const onError = (form: RoleForm) => (error: Error) => {
    if (showFieldErrors(form, error)) return;
    const refusal = refusalOf(error);
    if (refusal === 'already_exists') {
      form.setFieldError('name', t('nameTaken'));
      form.getInputNode('name')?.focus();
    } else if (!isEditConflict(error)) present(error);
  };
  return {
    isPending: create.isPending || update.isPending,
    save: (form: RoleForm, base: Role | undefined, onSaved: () => void) => {
      const payload = payloadOf(form.values);
      const tell = ({ name }: Role) => t(base ? 'saved' : 'created', { name });
      const told = { tell, onSuccess: onSaved, onError: onError(form) };
      if (base) update.mutate({ ...payload, version: base.version }, told);
      else create.mutate(payload, told);
    },
  };
};

/** Next to the main action: a preview as this role, and in the menu what disables or deletes it. */
const PanelActions = ({ role, actions }: { role: Role; actions: ReturnType<typeof useRoleActions> }) => {
  const shared = useTranslations('shared');
  const { label, icon: LookIcon, onAct } = actions.lookOf(role);
  return (
    <>
      <Button
        variant="default"
        className={classes.look ?? ''}
        leftSection={<LookIcon size={18} stroke={1.8} />}
        onClick={onAct}
      >
        {label}
      </Button>
      <ActionMenu label={shared('actionsOf', { name: role.name })} actions={actions.othersOf(role)} />
    </>
  );
};

/** How far the role reaches each menu. */
const Permissions = ({ form }: { form: RoleForm }) => {
  const t = useTranslations('role.form');
  const id = useId();
  const set = (levels: RoleForm['values']['levels']) => form.setFieldValue('levels', levels);
  return (
    <section aria-labelledby={id}>
      <Stack gap={12} mb={12}>
        <Text as="h3" id={id} size={16} weight={650}>
          {t('permissions')}
        </Text>
        <PermissionShortcuts onChoose={set} />
      </Stack>
      <PermissionTree levels={form.values.levels} onChange={set} />
    </section>
  );
};

/** A role with its name and how far it reaches each menu; a new one, or one that is changed. */
export const RoleEditor = ({ role, onClose }: RoleEditorProps) => {
  const t = useTranslations('role');
  const id = useId();
  const { save, isPending } = useSave(role);
  const { form, edited, changesRights } = useRoleForm(role, isPending);
  const { base, isDirty, isEditConflict: isBehind } = edited;
  const guard = useLeaveGuard(isDirty, {
    title: t('leave.title'),
    message: t('leave.text'),
    action: t('leave.action'),
  });
  const saved = () => {
    guard.release();
    onClose();
  };
  const before = async () => {
    if (!(await guard.mayLose())) return false;
    if (isDirty) edited.reset();
    return true;
  };
  const actions = useRoleActions({ before, onDeleted: onClose });
  return (
    <SidePanel
      asksItself
      title={role?.name ?? t('form.new')}
      mark={role && <RoleStatusBadge status={role.status} />}
      onClose={onClose}
      footer={
        <>
          {role && changesRights && <RoleEffect role={role} />}
          {role && <PanelActions role={role} actions={actions} />}
          <Button type="submit" form={id} loading={isPending} disabled={isBehind || (role !== undefined && !isDirty)}>
            {t(role ? 'form.save' : 'form.create')}
          </Button>
        </>
      }
    >
      <Stack
        as="form"
        id={id}
        noValidate
        onSubmit={form.onSubmit(() => save(form, base, saved), focusFirst(form))}
        gap={24}
      >
        {!role && <PresetStart form={form} />}
        <TextInput
          data-autofocus={role ? undefined : true}
          label={t('form.name')}
          description={t('form.nameHelp')}
          placeholder={t('form.nameExample')}
          autoComplete="off"
          spellCheck={false}
          {...form.getInputProps('name')}
        />
        <Permissions form={form} />
        <EditConflictNote of={edited} />
      </Stack>
    </SidePanel>
  );
};
