import { revokeToolKey, type ToolKey } from '@balcao/contract/tool-key';
import { useTranslations } from 'use-intl';
import { MachineKeyEntry } from '../../lib/machine-key-entry.tsx';
import { useMay } from '../../lib/may.ts';
import { useRevokeToolKey } from './tool-key.queries.ts';

/** A key of the developer's tool on one machine. */
export const ToolKeyEntry = ({ toolKey }: { toolKey: ToolKey }) => {
  const t = useTranslations('tool');
  const may = useMay(revokeToolKey);
  const revoke = useRevokeToolKey();
  return (
    <MachineKeyEntry
      machineKey={{ ...toolKey, madeAt: toolKey.createdAt }}
      endedWhy={t('endedWhy', { by: toolKey.madeBy })}
      revokeText={t('revokeText')}
      revoke={may && revoke}
    />
  );
};
