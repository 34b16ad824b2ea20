import { knowledgeFile } from '@balcao/contract/knowledge';
import { acceptOf, takeFiles } from '@balcao/ui/file-check';
import { FileDrop } from '@balcao/ui/file-drop.tsx';
import { Stack, Text } from '@balcao/ui/layout.tsx';
import { QueueList } from '@balcao/ui/queue-list.tsx';
import { useFileProblem } from '@balcao/ui/use-file-problem';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { useCurrentUser } from '../../lib/member.ts';
import { documentSendingOf } from './document-sending.ts';
import { knowledgeOptions } from './knowledge.queries.ts';

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
  const say = useFileProblem({ tooLarge: t('tooLarge') });
  const take = async (chosen: readonly File[]) => {
    const { taken, wrong } = await takeFiles(chosen, knowledgeFile);
    setProblem(wrong ? say(wrong) : '');
    queue.add(taken);
  };
  return (
    <Stack gap={8}>
      <QueueList files={files} queue={queue} />
      <FileDrop
        label={t('choose')}
        help={t('help')}
        accept={acceptOf(knowledgeFile)}
        several
        isWrong={problem !== ''}
        onFiles={(chosen) => void take(chosen)}
      />
      {problem && (
        <Text size={14} tone="bad" role="alert">
          {problem}
        </Text>
      )}
    </Stack>
  );
};
