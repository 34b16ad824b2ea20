import { useDocumentTitle } from '@balcao/ui/document-title';
import { Navigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { SimulatorControlsDevices } from '../features/device/simulator-controls-devices.tsx';
import { SimulatorControls } from '../features/sandbox/simulator-controls.tsx';
import { Screen } from '../lib/screen.tsx';
import { useWide } from './use-wide.ts';

/** The bench as a tab. Where it is shown next to the phone already, this address redirects to the wallet. */
export const SimulatorControlsScreen = () => {
  const t = useTranslations('phone');
  useDocumentTitle(t('bench'), t('application'));
  if (useWide()) return <Navigate to="/" replace />;
  return (
    <Screen title={t('bench')} line={t('simulatorControlsLine')}>
      <SimulatorControls>
        <SimulatorControlsDevices />
      </SimulatorControls>
    </Screen>
  );
};
