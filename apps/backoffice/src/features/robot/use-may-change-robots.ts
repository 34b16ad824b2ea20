import type { Channel } from '@balcao/contract/channel';
import { createRobot } from '@balcao/contract/robot';
import { useMay } from '../../lib/may.ts';
import { useCurrentUser } from '../../lib/member.ts';

/** Whether the member changes the robots of this channel: by the role, by the channel, and with a chat account. The server decides again. */
export const useMayChangeRobots = ({ rights, state }: Pick<Channel, 'rights' | 'state'>): boolean => {
  const may = useMay(createRobot);
  const { chatAccount } = useCurrentUser();
  return may && chatAccount !== null && rights.includes('manage') && state !== 'closed';
};
