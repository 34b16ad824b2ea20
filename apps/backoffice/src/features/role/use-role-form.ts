import { createRole, type Role } from '@balcao/contract/role';
import { checkedNow } from '@balcao/ui/form-check';
import { useEditedForm } from '@balcao/ui/use-edited';
import { useForm } from '@mantine/form';
import { useLocale } from 'use-intl';
import { allAt, type Levels, levelsOf, permissionsOf, sameLevels } from './permission-levels.ts';

interface Values {
  name: string;
  levels: Levels;
}

const valuesOf = (role: Role | undefined): Values => ({
  name: role?.name ?? '',
  levels: role ? levelsOf(role.menuPermissions) : allAt('none'),
});
/** What the API is sent. */
export const payloadOf = ({ name, levels }: Values) => ({ name: name.trim(), menuPermissions: permissionsOf(levels) });

/** The form of a role, and which version of it is being edited. */
export const useRoleForm = (role: Role | undefined, isPending: boolean) => {
  const check = checkedNow(createRole.body, useLocale());
  const form = useForm<Values>({ initialValues: valuesOf(role), validate: (values) => check(payloadOf(values)) });
  const edited = useEditedForm({ latest: role, valuesOf, form, isPending });
  const changesRights = !sameLevels(form.values.levels, valuesOf(edited.base).levels);
  return { form, edited, changesRights };
};
export type RoleForm = ReturnType<typeof useRoleForm>['form'];
