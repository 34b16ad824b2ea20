import { Box, Muted, Text } from '@balcao/ui/layout.tsx';
import { useTranslations } from 'use-intl';

/** What people are told instead of what a channel says while staff of the platform hold it. */
export const FrozenNotice = () => {
  const t = useTranslations('moderation.frozen');
  return (
    <Box framed rounded="lg" p={16} role="status">
      <Text weight={600}>{t('title')}</Text>
      <Muted>{t('text')}</Muted>
    </Box>
  );
};
