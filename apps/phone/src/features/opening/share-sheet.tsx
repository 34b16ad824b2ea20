import { CopyValue } from '@balcao/ui/copy-value.tsx';
import { Muted, Stack } from '@balcao/ui/layout.tsx';
import { QrImage } from '@balcao/ui/qr-image.tsx';
import { useTranslations } from 'use-intl';
import { Sheet } from '../../lib/sheet.tsx';

interface ShareSheetProps {
  link: string;
  title: string;
  onClose: () => void;
}

/** A link to a page of a mini program, also as a code to be scanned. */
export const ShareSheet = ({ link, title, onClose }: ShareSheetProps) => {
  const t = useTranslations('opening.share');
  return (
    <Sheet title={title} onClose={onClose}>
      <Stack gap={12} align="center" mt={8}>
        <QrImage text={link} what={title} size={200} />
        <Muted pretty>{t('line')}</Muted>
        <CopyValue value={link} what={t('link')} isOneLine />
      </Stack>
    </Sheet>
  );
};
