import { Muted } from '@balcao/ui/layout.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import classes from './conversation.module.css';
import { presenceOptions } from './conversation.queries.ts';

interface PresenceLineProps {
  channelId: string;
  conversationId: string;
  name: string;
}

/** Who else is here, and whether the follower writes. It keeps its place when there is nothing to say. */
export const PresenceLine = ({ channelId, conversationId, name }: PresenceLineProps) => {
  const t = useTranslations('conversation.presence');
  const { data } = useQuery(presenceOptions(channelId, conversationId));
  const said = [
    ...(data?.isFollowerWriting ? [t('follower', { name })] : []),
    ...(data?.list ?? []).map((one) => t(one.kind, { name: one.name })),
  ];
  return (
    <Muted className={classes.hint} size={14} px={16} role="status">
      {said.join(' · ')}
    </Muted>
  );
};
