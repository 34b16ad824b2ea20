import type { Channel } from '@balcao/contract/channel';
import { Stack } from '@balcao/ui/layout.tsx';
import { Loaded } from '@balcao/ui/loaded.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { useQuery } from '@tanstack/react-query';
import { knowledgeOptions } from './knowledge.queries.ts';
import { SearchCard } from './search-card.tsx';
import { SourceCard } from './source-card.tsx';
import { UnansweredCard } from './unanswered-card.tsx';
import { useMayTeach } from './use-may-teach.ts';

/** What the robots of a channel know, a way to try it, and what they were asked in vain. */
export const KnowledgePart = ({ channel }: { channel: Channel }) => {
  const mayTeach = useMayTeach(channel);
  const { id: channelId } = channel;
  return (
    <Loaded query={useQuery(knowledgeOptions(channelId))} loading={<LinesLoading lines={8} />}>
      {({ list, pieces }) => (
        <Stack gap={24}>
          <SourceCard channelId={channelId} list={list} pieces={pieces} mayTeach={mayTeach} />
          {pieces > 0 && <SearchCard channelId={channelId} />}
          <UnansweredCard channelId={channelId} mayTeach={mayTeach} />
        </Stack>
      )}
    </Loaded>
  );
};
