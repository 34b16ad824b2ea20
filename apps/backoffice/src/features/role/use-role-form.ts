import { createRole, type Role } from '@balcao/contract/role';
import { checkedNow } from '@balcao/ui/form-check';
import { useForm } from '@mantine/form';
import { useEffect, useEffectEvent, useState } from 'react';
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
export const wishOf = ({ name, levels }: Values) => ({ name: name.trim(), menuPermissions: permissionsOf(levels) });

/**
 * The form of a role, and which version of it is being edited. A newer version is taken in by itself as long as nothing was
 * typed; afterwards it is only told of, so that nobody's work is lost.
 */
export const useRoleForm = (role: Role | undefined) => {
  const [base, setBase] = useState(role);
  const check = checkedNow(createRole.body, useLocale());
  const form = useForm<Values>({ initialValues: valuesOf(role), validate: (values) => check(wishOf(values)) });
  const { name, levels } = form.values;
  const before = valuesOf(base);
  const changesRights = !sameLevels(levels, before.levels);
  const isDirty = changesRights || name !== before.name;
  const isStale = role !== undefined && base !== undefined && role.version !== base.version;
  const takeCurrent = () => {
    setBase(role);
    form.setValues(valuesOf(role));
    form.clearErrors();
  };
  const follow = useEffectEvent(takeCurrent);
  useEffect(() => {
    if (isStale && !isDirty) follow();
  }, [isStale, isDirty]);
  return { form, base, changesRights, isDirty, isStale, takeCurrent };
};
export type RoleForm = ReturnType<typeof useRoleForm>['form'];
