import type { Channel } from '@balcao/contract/channel';
import { createWorkflow } from '@balcao/contract/workflow';
import { useMay } from '../../lib/may.ts';
import { useCurrentUser } from '../../lib/member.ts';

/** Whether the member may change the workflows of this channel: by the role, by the channel, and with a chat account. */
export const useMayWorkflow = ({ rights, state }: Pick<Channel, 'rights' | 'state'>): boolean => {
  const may = useMay(createWorkflow);
  const { chatAccount } = useCurrentUser();
  return may && chatAccount !== null && state !== 'closed' && rights.includes('manage');
};
