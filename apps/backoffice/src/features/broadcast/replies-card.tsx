import type { Channel } from '@balcao/contract/channel';
import type { ReplySearch } from '@balcao/contract/reply';
import { Stack, Text } from '@balcao/ui/layout.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ReplyTable } from './reply-table.tsx';

/** What people replied to a broadcast, for those who may answer followers. The address of the page names the broadcast alone. */
export const RepliesCard = ({ channel, id }: { channel: Channel; id: string }) => {
  const t = useTranslations('reply');
  const [search, setSearch] = useState<ReplySearch>({});
  if (!channel.rights.includes('answer')) return null;
  return (
    <Stack as="section" gap={16} aria-label={t('title')}>
      <Text as="h2" size={16} weight={650}>
        {t('title')}
      </Text>
      <ReplyTable channel={channel} broadcastId={id} search={search} setSearch={setSearch} />
    </Stack>
  );
};
