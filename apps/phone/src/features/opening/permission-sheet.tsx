import type { AppletPermission } from '@balcao/contract/opening';
import { Button } from '@balcao/ui/button.tsx';
import { Stack, Text } from '@balcao/ui/layout.tsx';
import { useTranslations } from 'use-intl';
import { Sheet } from '../../lib/sheet.tsx';

interface PermissionSheetProps {
  name: string;
  permission: AppletPermission;
  onAnswer: (isAllowed: boolean) => void;
}

/** Asks once, in plain words, what a mini program may learn. Closing it is a no. */
export const PermissionSheet = ({ name, permission, onAnswer }: PermissionSheetProps) => {
  const t = useTranslations('opening');
  return (
    <Sheet title={t('allow.title', { name })} onClose={() => onAnswer(false)}>
      <Text mt={8} mb={16} pretty>
        {t(`permission.${permission}.ask`)}
      </Text>
      <Stack gap={8}>
        <Button size="md" fullWidth onClick={() => onAnswer(true)}>
          {t('allow.yes')}
        </Button>
        <Button size="md" fullWidth variant="default" onClick={() => onAnswer(false)}>
          {t('allow.no')}
        </Button>
      </Stack>
    </Sheet>
  );
};
