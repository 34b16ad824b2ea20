import type { AppletGrant, AppletPermission, Opening } from '@balcao/contract/opening';
import { Muted, Stack } from '@balcao/ui/layout.tsx';
import { Switch } from '@balcao/ui/switch.tsx';
import { useCommand } from '@balcao/ui/use-command';
import { useTranslations } from 'use-intl';
import { Sheet } from '../../lib/sheet.tsx';
import { changeGrant } from './opening.queries.ts';

interface GrantsSheetProps {
  opening: Opening;
  grants: readonly AppletGrant[];
  onGrants: (grants: readonly AppletGrant[]) => void;
  onClose: () => void;
}

/** What was allowed, and not; each can be changed at any time. */
export const GrantsSheet = ({ opening, grants, onGrants, onClose }: GrantsSheetProps) => {
  const t = useTranslations('opening');
  const change = useCommand({
    mutationFn: (grant: AppletGrant) => changeGrant(opening.id, grant),
    onSuccess: (changed) => onGrants(changed.grants),
  });
  // The cashier asks for each payment anyway, and each message is asked for by itself.
  const asked = opening.permissions.filter((one) => one !== 'payment' && one !== 'notification');
  const isGranted = (permission: AppletPermission): boolean =>
    grants.some((one) => one.permission === permission && one.isGranted);
  return (
    <Sheet title={t('grants.title')} onClose={onClose}>
      {asked.length === 0 && (
        <Muted mt={8} pretty>
          {t('grants.none')}
        </Muted>
      )}
      <Stack gap={12} mt={8}>
        {asked.map((permission) => (
          <Switch
            key={permission}
            label={t(`permission.${permission}.name`)}
            checked={isGranted(permission)}
            disabled={change.isPending}
            onChange={(event) => change.mutate({ permission, isGranted: event.currentTarget.checked })}
          />
        ))}
      </Stack>
    </Sheet>
  );
};
