import { Button } from '@balcao/ui/button.tsx';
import { Row, Text } from '@balcao/ui/layout.tsx';
import { IconEye } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './preview-banner.module.css';
import { useEndPreview } from './role.queries.ts';

/** Above every screen while a super admin looks as a role would: as which, that nothing can be changed, and the way back. */
const PreviewBanner = ({ name }: { name: string }) => {
  const t = useTranslations('role.preview');
  const leave = useEndPreview();
  return (
    <Row as="section" className={classes.banner} gap={12} align="center" aria-label={t('label')}>
      <IconEye size={20} stroke={1.8} aria-hidden />
      <p className={classes.words}>
        {t.rich('banner', {
          name,
          role: (words) => (
            <Text as="strong" weight={650}>
              {words}
            </Text>
          ),
        })}
      </p>
      <Button
        variant="default"
        size="xs"
        aria-label={t('leaveLong', { name })}
        loading={leave.isPending}
        onClick={() => leave.mutate()}
      >
        {t('leave')}
      </Button>
    </Row>
  );
};
export default PreviewBanner;
