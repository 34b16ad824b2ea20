import { type Channel, changeChannel } from '@balcao/contract/channel';
import { useMay } from '../../lib/may.ts';
import { useCurrentUser } from '../../lib/member.ts';

/** Whether the member manages this channel: by the role, by the channel, and with a chat account. The server decides again. */
export const useMayManage = ({ rights }: Pick<Channel, 'rights'>): boolean => {
  const may = useMay(changeChannel);
  const { chatAccount } = useCurrentUser();
  return may && chatAccount !== null && rights.includes('manage');
};
