import { Button } from '@balcao/ui/button.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { IconDeviceMobileOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Screen } from '../../lib/screen.tsx';

/** A device that this browser is not, or not any more: blocked, removed, or set up elsewhere. */
export const DeviceGone = ({ serial }: { serial: string }) => {
  const t = useTranslations('device.gone');
  const p = useTranslations('phone');
  useDocumentTitle(t('title'), p('application'));
  const setUp = (
    <Button component={Link} to="/device">
      {t('setUp')}
    </Button>
  );
  return (
    <Screen title={serial} back={{ to: '/device' }}>
      <EmptyState icon={IconDeviceMobileOff} title={t('title')} action={setUp}>
        {t('text')}
      </EmptyState>
    </Screen>
  );
};
