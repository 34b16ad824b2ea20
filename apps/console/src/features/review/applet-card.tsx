import { appletCategoryWords } from '@balcao/contract/applet-category';
import { wordsIn } from '@balcao/contract/form-words';
import { localeOf } from '@balcao/contract/locale';
import { AppletIcon } from '@balcao/ui/applet-icon.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import { Box, Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { useLocale, useTranslations } from 'use-intl';
import type { DeskApplet } from './version.queries.ts';

/** The mini program that a submission is about, as people find it. */
export const AppletCard = ({ applet }: { applet: DeskApplet['applet'] }) => {
  const t = useTranslations('version.applet');
  const locale = localeOf(useLocale());
  const { name, icon, category, appId, intro, description } = applet;
  return (
    <Card>
      <Row gap={16} align="start">
        <AppletIcon src={icon} size={56} />
        <Box grow shrink>
          <Text as="h2" size={16} weight={650} breakable>
            {name}
          </Text>
          <Row gap={12} rowGap={0} align="center" wrap tone="muted">
            <span>{wordsIn(locale, appletCategoryWords[category])}</span>
            <CopyValue value={appId} what={t('appId')} />
          </Row>
        </Box>
      </Row>
      <Stack gap={8} mt={12}>
        <Text breakable lines>
          {intro}
        </Text>
        {description !== '' && (
          <Muted breakable lines>
            {description}
          </Muted>
        )}
      </Stack>
    </Card>
  );
};
