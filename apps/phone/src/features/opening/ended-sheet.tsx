import { Button } from '@balcao/ui/button.tsx';
import { Stack, Text } from '@balcao/ui/layout.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Sheet } from '../../lib/sheet.tsx';
import type { EndedBecause } from './worker-message.ts';

interface EndedSheetProps {
  name: string;
  because: EndedBecause;
  onReload: () => void;
}

/** The page did not answer for long, or sent too much, and was ended: it cannot hold up the phone. */
export const EndedSheet = ({ name, because, onReload }: EndedSheetProps) => {
  const t = useTranslations('opening');
  return (
    <Sheet title={t(`ended.${because}.title`, { name })} onClose={onReload}>
      <Text mt={8} mb={16} pretty>
        {t(`ended.${because}.text`)}
      </Text>
      <Stack gap={8}>
        <Button size="md" fullWidth onClick={onReload}>
          {t('reload')}
        </Button>
        <Button size="md" fullWidth variant="default" component={Link} to="/applet">
          {t('ended.leave')}
        </Button>
      </Stack>
    </Sheet>
  );
};
