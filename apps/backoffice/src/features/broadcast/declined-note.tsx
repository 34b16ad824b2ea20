import { Callout } from '@balcao/ui/callout.tsx';
import { Text } from '@balcao/ui/layout.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { type BroadcastPlace, broadcastOptions } from './broadcast.queries.ts';

/** Why a second person gave the draft back. */
export const DeclinedNote = ({ place }: { place: BroadcastPlace }) => {
  const t = useTranslations('broadcast.approval');
  const { data } = useQuery(broadcastOptions(place));
  if (!data?.declined) return null;
  const { by, note } = data.declined;
  return (
    <Callout tone="waiting" title={t('declinedBy', { name: by })}>
      <Text lines breakable>
        {note}
      </Text>
    </Callout>
  );
};
