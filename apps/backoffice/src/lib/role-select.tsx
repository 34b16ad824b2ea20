import { AppLink } from '@balcao/ui/app-link.tsx';
import { NativeSelect } from '@balcao/ui/native-select.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useCurrentUser } from './member.ts';
import { useGrantableRoles } from './roles.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}
interface RoleSelectProps {
  label: string;
  description?: ReactNode;
  /** The id of a role; empty while none is chosen. */
  value: string;
  error?: ReactNode;
  /** Of the form: where an error leads to. */
  path?: string;
  onChange: (roleId: string) => void;
  /** What else can be chosen, before the roles: super admin, or the role of now, which may be off. */
  others?: readonly Choice[];
  /** Says with an empty first line that nothing is chosen yet. */
  mayBeEmpty?: boolean;
}

/** One of the roles that the member may give to someone. */
export const RoleSelect = ({ value, onChange, path, others = [], mayBeEmpty = false, ...field }: RoleSelectProps) => {
  const t = useTranslations('member.roleSelect');
  const { isAdmin } = useCurrentUser();
  const roles = useGrantableRoles();
  const first = mayBeEmpty || !value ? [{ value: '', label: t(roles ? 'choose' : 'loading') }] : [];
  const ids = new Set(others.map((other) => other.value));
  const given = (roles ?? []).filter(({ id }) => !ids.has(id)).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div>
      <NativeSelect
        {...field}
        name="roleId"
        data-path={path}
        data={[...first, ...others, ...given]}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {roles?.length === 0 && isAdmin && (
        <p style={{ margin: '0.5rem 0 0' }}>
          {t('none')}{' '}
          <AppLink to="/setting/team/role" className="link">
            {t('toRoles')}
          </AppLink>
        </p>
      )}
    </div>
  );
};
