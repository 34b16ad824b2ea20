import type { Channel } from '@balcao/contract/channel';
import type { CaseDecision } from '@balcao/contract/moderation';
import { freezeChannel, getDeskChannel } from '@balcao/contract/moderation-channel';
import { decideCase, listDeskCases } from '@balcao/contract/moderation-desk';
import { reportBroadcast } from '@balcao/contract/moderation-report';
import { sendBroadcast, writeBroadcast } from './broadcasts.ts';
import { linkOf } from './channels.ts';
import type { TestCustomer } from './customers.ts';
import { staffMember, type Team } from './people.ts';
import type { TestApp } from './test-app.ts';

export type TestStaff = Awaited<ReturnType<typeof staffMember>>;
export const reason = 'Promete dinheiro em dobro e some.';

export const decide = ({ call }: Pick<TestStaff, 'call'>, id: string, decision: CaseDecision) =>
  call(decideCase, { params: { id }, body: { decision, reason } });

/** A broadcast of a channel that a follower reported and staff took down: the id of its case. */
export const takenDown = async (
  testApp: TestApp,
  team: Pick<Team, 'call'>,
  channel: Channel,
  { call }: Pick<TestCustomer, 'call'>,
): Promise<string> => {
  const { id: broadcastId } = await sendBroadcast(team, await writeBroadcast(team, channel));
  await call(reportBroadcast, { params: { link: linkOf(channel), broadcastId }, body: { reason: 'fraud', text: '' } });
  const rita = await staffMember(testApp, 'reviewer');
  const { list } = await rita.call(listDeskCases, { query: { search: channel.name, subject: ['broadcast'] } });
  const id = list.find((one) => one.channel.id === channel.id)?.id ?? '';
  await decide(rita, id, 'takeDown');
  return id;
};

/** Staff freeze a channel without a report; answers with what lets it go again. */
export const frozen = async (testApp: TestApp, { id }: Pick<Channel, 'id'>): Promise<() => Promise<unknown>> => {
  const rita = await staffMember(testApp, 'reviewer');
  await rita.call(freezeChannel, { params: { id }, body: { reason } });
  return async () => {
    const { cases } = await rita.call(getDeskChannel, { params: { id } });
    return decide(rita, cases[0]?.id ?? '', 'reverse');
  };
};
