import { createRole, type Role } from '@balcao/contract/role';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { SidePanel } from '@balcao/ui/side-panel.tsx';
import { IconUserShield } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { WhyNot } from '../../lib/why-not.tsx';
import { levelsOf } from './permission-levels.ts';
import { PermissionTree } from './permission-tree.tsx';
import { RoleEditor } from './role-editor.tsx';
import { RoleStatusBadge } from './role-status-badge.tsx';

interface RolePanelProps {
  /** Undefined for a new one, while the list is on its way, and when it is not in it. */
  role: Role | undefined;
  isNew: boolean;
  /** The list is here. */
  isKnown: boolean;
  /** Why the list could not be loaded. */
  error: Error | null;
  onRetry: () => void;
  onClose: () => void;
}

/** One role: editable for a super admin, read-only for members who may see the team. */
const RolePanel = ({ role, isNew, isKnown, error, onRetry, onClose }: RolePanelProps) => {
  const t = useTranslations('role');
  const may = useMay(createRole);
  if (may && (role || isNew)) return <RoleEditor role={role} onClose={onClose} />;
  const title = isNew ? t('form.new') : (role?.name ?? t('columns.name'));
  return (
    <SidePanel title={title} mark={role && <RoleStatusBadge status={role.status} />} onClose={onClose}>
      {role || isNew ? (
        <WhyNot of={createRole} />
      ) : isKnown ? (
        <EmptyState icon={IconUserShield} title={t('panel.missing')}>
          {t('panel.missingText')}
        </EmptyState>
      ) : error ? (
        <ErrorState error={error} onRetry={onRetry} />
      ) : (
        <LinesLoading lines={8} />
      )}
      {role && <PermissionTree levels={levelsOf(role.menuPermissions)} />}
    </SidePanel>
  );
};
export default RolePanel;
