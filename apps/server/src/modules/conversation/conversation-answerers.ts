import { reaches } from '@balcao/contract/menus';
import type { Queries } from '../../platform/db.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { ChannelAccess, Reached } from '../channel/channel-access.service.ts';
import type { MemberService } from '../member/member.service.ts';

interface Needs {
  readonly access: Pick<ChannelAccess, 'may'>;
  readonly members: Pick<MemberService, 'rightsOf' | 'withRights'>;
  readonly names: Pick<AccountNames, 'peopleOf'>;
}
type Channel = Reached['channel'];

/** Members who may answer the followers of a channel: by the role in the team, by the channel, and with a chat account. */
export const createAnswerers = ({ access, members, names }: Needs) => {
  const mayAnswer = (queries: Queries, { merchantId, id }: Channel, accountId: string, isAdmin: boolean) =>
    access.may(queries, { merchantId, accountId, isAdmin }, id, 'answer');

  return {
    /** Whether one of the team may answer at this moment. */
    is: async (queries: Queries, channel: Channel, accountId: string): Promise<boolean> => {
      const member = await members.rightsOf(queries, channel.merchantId, accountId);
      if (!member || !reaches(member, 'channels.index', 'write')) return false;
      return mayAnswer(queries, channel, accountId, member.isAdmin);
    },

    of: async (queries: Queries, channel: Channel): Promise<{ memberId: string; name: string }[]> => {
      const able = (await members.withRights(queries, channel.merchantId)).filter((member) =>
        reaches(member, 'channels.index', 'write'),
      );
      const ids: string[] = [];
      for (const { accountId, isAdmin } of able)
        if (await mayAnswer(queries, channel, accountId, isAdmin)) ids.push(accountId);
      const people = await names.peopleOf(queries, ids);
      return people.map(({ accountId, account }) => ({ memberId: accountId, name: account }));
    },
  };
};
export type Answerers = ReturnType<typeof createAnswerers>;
