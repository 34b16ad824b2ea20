import { knowledgeBytesAtMost } from '@balcao/contract/knowledge';
import { FileDrop } from '@balcao/ui/file-drop.tsx';
import { Stack, Text } from '@balcao/ui/layout.tsx';
import { QueueList } from '@balcao/ui/queue-list.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { useCurrentUser } from '../../lib/member.ts';
import { documentSendingOf } from './document-sending.ts';
import { knowledgeOptions } from './knowledge.queries.ts';

const accepted = '.pdf,.docx,.txt,.md,.html,.htm,application/pdf,text/plain,text/markdown,text/html';

/** Whenever a document has arrived, it is in the list. */
const useArrivals = (channelId: string, underway: number): void => {
  const queryClient = useQueryClient();
  const before = useRef(underway);
  useEffect(() => {
    if (underway < before.current) void queryClient.invalidateQueries(knowledgeOptions(channelId));
    before.current = underway;
  }, [underway, queryClient, channelId]);
};

/** Documents for robots: chosen or dropped, and sent at once. */
export const DocumentDrop = ({ channelId }: { channelId: string }) => {
  const t = useTranslations('knowledge.document');
  const merchantId = useCurrentUser().merchantId ?? '';
  const queue = useMemo(() => documentSendingOf(merchantId, channelId), [merchantId, channelId]);
  const files = useSyncExternalStore(queue.subscribe, queue.snapshot);
  const [problem, setProblem] = useState('');
  useArrivals(channelId, files.length);
  const take = (chosen: readonly File[]) => {
    const good = chosen.filter(({ size }) => size > 0 && size <= knowledgeBytesAtMost);
    const wrong = chosen.find((file) => !good.includes(file));
    setProblem(wrong ? `${wrong.name}: ${t(wrong.size === 0 ? 'empty' : 'tooLarge')}` : '');
    queue.add(good);
  };
  return (
    <Stack gap={8}>
      <QueueList files={files} queue={queue} />
      <FileDrop
        label={t('choose')}
        help={t('help')}
        accept={accepted}
        several
        isWrong={problem !== ''}
        onFiles={take}
      />
      {problem && (
        <Text size={14} tone="bad" role="alert">
          {problem}
        </Text>
      )}
    </Stack>
  );
};
