import { createBroadcast, publishBroadcast } from '@balcao/contract/broadcast';
import { type Channel, listChannels } from '@balcao/contract/channel';
import { writeToChannel } from '@balcao/contract/conversation-phone';
import { loginCustomer } from '@balcao/contract/customer';
import { followChannel } from '@balcao/contract/follower';
import { changeTeam, listTeams, login } from '@balcao/contract/session';
import { listWorkflowRuns, WorkflowRunState } from '@balcao/contract/workflow-run';
import type { Caller } from '@balcao/sdk/client';
import { demoPassword, demoTeams, phonePeople } from '../../src/modules/sandbox/seed-people.ts';
import { linkOf } from '../channels.ts';
import { callerAt } from '../message-crowd.ts';
import { makeRobot, putRobot } from '../robots.ts';
import { ending, flow, online, saying, startOn } from '../workflows.ts';

const hourMs = 3_600_000;

const member = async (url: string): Promise<Caller> => {
  const { token } = await callerAt(url)(login, { body: { email: demoTeams[0].founder.email, password: demoPassword } });
  const call = callerAt(url, token);
  const { merchantList } = await call(listTeams, {});
  const merchantId = merchantList[0]?.merchantId ?? '';
  return callerAt(url, (await call(changeTeam, { body: { merchantId } })).token);
};

const person = async (url: string, index: number): Promise<Caller> => {
  const { phone = '', pin = '' } = phonePeople[index] ?? {};
  const { token } = await callerAt(url)(loginCustomer, { body: { phone, pin } });
  return callerAt(url, token);
};

const write = async (call: Caller, channel: Channel, text: string): Promise<void> => {
  const params = { link: linkOf(channel) };
  await call(followChannel, { params, body: {} });
  await call(writeToChannel, { params, body: { clientId: crypto.randomUUID(), text } });
};

/**
 * What the demonstration does not lay out, done on a running server: a workflow that waits for the answer of a person, a robot, a broadcast
 * for later. With it a release is kept in the middle of its work.
 */
export const liveOn = async (url: string): Promise<void> => {
  const call = await member(url);
  const [channel] = (await call(listChannels, { query: { scope: 'all' } })).list as [Channel];
  const asks = flow(
    [
      startOn('message', 'encomenda'),
      saying('ask', 'Para quando?', ['Hoje', 'Amanhã']),
      saying('said', 'Anotado.'),
      ending(),
    ],
    'start.next>ask ask.button0>said ask.button1>said ask.other>end ask.late>end said.next>end',
  );
  const workflow = await online({ call }, channel, asks, 'Encomendas');
  await write(await person(url, 1), channel, 'Quero uma encomenda');
  const runs = async () =>
    (await call(listWorkflowRuns, { params: { id: channel.id, workflowId: workflow.id }, query: {} })).list;
  // Each question takes as long as a call; that is pause enough.
  for (let asked = 0; (await runs())[0]?.state !== WorkflowRunState.enum.asking; asked += 1)
    if (asked > 200) throw new Error('the workflow asks nothing');
  await putRobot({ call }, channel, await makeRobot({ call }, channel));
  const words = { type: 'message', title: '', text: 'Amanhã tem pão de queijo.', url: '' } as const;
  const { id: broadcastId, version } = await call(createBroadcast, { params: { id: channel.id }, body: words });
  const at = new Date(Date.now() + hourMs).toISOString();
  await call(publishBroadcast, { params: { id: channel.id, broadcastId }, body: { version, at } });
};
