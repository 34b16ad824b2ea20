import type { HelpSlug } from '@balcao/contract/help-article';
import { Instant } from '@balcao/ui/instant.tsx';
import { Box, Muted, Stack, Text } from '@balcao/ui/layout.tsx';
import { Loaded } from '@balcao/ui/loaded.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { SidePanel } from '@balcao/ui/side-panel.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { helpOptions, remarksOptions } from './help.queries.ts';

interface RemarkPanelProps {
  slug: HelpSlug;
  onClose: () => void;
}

/** What readers wrote about one article, the last first. */
const RemarkPanel = ({ slug, onClose }: RemarkPanelProps) => {
  const t = useTranslations('help');
  const { data } = useQuery(helpOptions);
  const title = data?.list.find((one) => one.slug === slug)?.title ?? t('title');
  return (
    <SidePanel title={title} onClose={onClose}>
      <Stack gap={16}>
        <a className="link" href={`/help/${slug}`} target="_blank" rel="noreferrer">
          {t('read')}
        </a>
        <Loaded query={useQuery(remarksOptions(slug))} loading={<LinesLoading lines={6} />}>
          {({ list }) =>
            list.length === 0 ? (
              <Muted>{t('noRemarks')}</Muted>
            ) : (
              <Stack as="ul" gap={12}>
                {list.map(({ remark, isUseful, at }) => (
                  <Box as="li" key={`${at} ${remark}`} p={12} framed rounded="md">
                    <Text lines breakable>
                      {remark}
                    </Text>
                    <Muted mt={4}>
                      {t(isUseful ? 'saidUseful' : 'saidNotUseful')} · <Instant at={at} />
                    </Muted>
                  </Box>
                ))}
              </Stack>
            )
          }
        </Loaded>
      </Stack>
    </SidePanel>
  );
};
export default RemarkPanel;
