import type { Opening } from '@balcao/contract/opening';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Text } from '@balcao/ui/layout.tsx';
import { useTranslations } from 'use-intl';
import { Sheet } from '../../lib/sheet.tsx';

/** What a mini program says of itself. */
export const AboutSheet = ({ opening, onClose }: { opening: Opening; onClose: () => void }) => {
  const t = useTranslations('opening.about');
  const { applet, number } = opening;
  return (
    <Sheet title={applet.name} onClose={onClose}>
      <Text mt={8} mb={12} pretty>
        {applet.intro}
      </Text>
      <KeyValues
        rows={[
          { label: t('version'), value: number },
          { label: t('appId'), value: applet.appId },
        ]}
      />
    </Sheet>
  );
};
