import type { Post } from '@balcao/contract/broadcast-feed';
import { useNavigate } from '@tanstack/react-router';
import { usePress } from './broadcast.queries.ts';

/** What pressing a button of a post does: it answers in the conversation, which opens. Undefined while one is on its way. */
export const usePressOf = (link: string) => {
  const navigate = useNavigate();
  const press = usePress(link, () => void navigate({ to: '/channel/$link/conversation', params: { link } }));
  return ({ id: broadcastId, isTest, buttons }: Pick<Post, 'id' | 'isTest' | 'buttons'>) =>
    isTest || press.isPending
      ? undefined
      : (index: number) => press.mutate({ broadcastId, index, label: buttons[index]?.label ?? '' });
};
