import { labelOf } from '@balcao/contract/broadcast-list';
import { BroadcastState } from '@balcao/contract/broadcast-state';
import { CheckList } from '@balcao/ui/check-list.tsx';
import { Box, Muted, Stack } from '@balcao/ui/layout.tsx';
import { Loaded } from '@balcao/ui/loaded.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { broadcastListOptions } from './broadcast.queries.ts';
import classes from './post-choice.module.css';

const restMs = 250;
/** So many of the last ones are shown; a part of the title finds the others. */
const shownAtOnce = 20;
const { sending, sent, recalled, takenDown } = BroadcastState.enum;

interface PostChoiceProps {
  channelId: string;
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** One of the posts that reached followers, found by a part of its title or text. */
export const PostChoice = ({ channelId, chosen, onChoose }: PostChoiceProps) => {
  const t = useTranslations('reply.post');
  const [typed, setTyped] = useState('');
  const [settled] = useDebouncedValue(typed.trim(), restMs);
  const query = useQuery(
    broadcastListOptions(channelId, {
      state: [sending, sent, recalled, takenDown],
      pageSize: shownAtOnce,
      ...(settled && { search: settled }),
    }),
  );
  return (
    <Stack className={classes.choice} gap={12}>
      <TextInput
        type="search"
        label={t('search')}
        maxLength={100}
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Loaded query={query} loading={<LinesLoading lines={4} />}>
        {({ list, total }) => (
          <>
            <Box className={classes.posts} aria-busy={query.isPlaceholderData}>
              <CheckList
                isSingle
                legend={t('label')}
                options={list.map((one) => ({ value: one.id, label: labelOf(one) || t('wordless') }))}
                chosen={chosen === undefined ? [] : [chosen]}
                onToggle={onChoose}
              />
            </Box>
            <Muted role="status">{list.length === 0 ? t('none') : total > list.length ? t('more') : ''}</Muted>
          </>
        )}
      </Loaded>
    </Stack>
  );
};
