import { createBroadcast, publishBroadcast } from '@balcao/contract/broadcast';
import { type Channel, createChannel } from '@balcao/contract/channel';
import { loginCustomer } from '@balcao/contract/customer';
import type { CaseDecision } from '@balcao/contract/moderation';
import { decideCase, listDeskCases } from '@balcao/contract/moderation-desk';
import { appealCase } from '@balcao/contract/moderation-own';
import { reportBroadcast, reportChannel } from '@balcao/contract/moderation-report';
import { addPhonePerson } from '@balcao/contract/sandbox';
import { atWork, callerOf } from './person.ts';
import { makePhoto } from './photo.ts';
import { staffToken } from './staff.ts';

const ana = 'ana@cafe.example';
const linkOf = ({ url }: Pick<Channel, 'url'>): string => new URL(url).pathname.split('/').at(-1) ?? '';

/** A channel of Ana's team that no other test uses: what is held against it changes nothing elsewhere. */
export const newChannel = async (baseUrl: string, name: string): Promise<Channel> => {
  const words = { name, type: 'everyone', description: 'Sorteios toda semana.', language: 'pt-BR' } as const;
  const avatar = makePhoto(64, 64).buffer.toString('base64');
  return callerOf(baseUrl, await atWork(baseUrl, ana))(createChannel, { body: { ...words, category: 'food', avatar } });
};

/** Something that a channel has sent to everyone. */
export const newPost = async (baseUrl: string, { id }: Pick<Channel, 'id'>, text: string) => {
  const call = callerOf(baseUrl, await atWork(baseUrl, ana));
  const body = { type: 'message', title: '', text, url: '' } as const;
  const draft = await call(createBroadcast, { params: { id }, body });
  const params = { id, broadcastId: draft.id };
  return call(publishBroadcast, { params, body: { version: draft.version, at: null } });
};

const newReader = async (baseUrl: string) => {
  const { phone, pin } = await callerOf(baseUrl)(addPhonePerson, { body: { name: 'Caio Prado' } });
  const { token } = await callerOf(baseUrl)(loginCustomer, { body: { phone, pin } });
  return callerOf(baseUrl, token);
};

/** Reports a channel, or something that it sent, as a person whom no other test uses; answers with the case. */
export const report = async (baseUrl: string, channel: Channel, post?: { readonly id: string }): Promise<string> => {
  const call = await newReader(baseUrl);
  const link = linkOf(channel);
  const body = { reason: 'fraud', text: 'Perdi 200 reais e não me respondem mais.' } as const;
  await (post
    ? call(reportBroadcast, { params: { link, broadcastId: post.id }, body })
    : call(reportChannel, { params: { link }, body }));
  const rita = callerOf(baseUrl, await staffToken(baseUrl, 'rita@balcao.example'));
  const subject = [post ? 'broadcast' : 'channel'] as const;
  const { list } = await rita(listDeskCases, {
    query: { search: channel.name, state: ['open'], subject: [...subject] },
  });
  return list[0]?.id ?? '';
};

export const decide = async (baseUrl: string, id: string, decision: CaseDecision): Promise<void> => {
  const rita = callerOf(baseUrl, await staffToken(baseUrl, 'rita@balcao.example'));
  const reason = 'Promete dinheiro em dobro a quem paga antes, e depois não responde.';
  await rita(decideCase, { params: { id }, body: { decision, reason } });
};

/** One case of each kind: reports that wait, a broadcast whose team asks for another look, and a frozen channel. */
export const casesOfEachKind = async (baseUrl: string) => {
  const channel = await newChannel(baseUrl, 'Sorteio do Café');
  const frozen = await newChannel(baseUrl, 'Dinheiro em dobro');
  const [waiting, taken] = [
    await newPost(baseUrl, channel, 'Pague 50 reais hoje e receba 100 amanhã.'),
    await newPost(baseUrl, channel, 'Últimas vagas do sorteio da cafeteira.'),
  ];
  const cases = {
    waiting: await report(baseUrl, channel, waiting),
    appealed: await report(baseUrl, channel, taken),
    frozen: await report(baseUrl, frozen),
  };
  await report(baseUrl, channel);
  await decide(baseUrl, cases.appealed, 'takeDown');
  await decide(baseUrl, cases.frozen, 'freeze');
  const call = callerOf(baseUrl, await atWork(baseUrl, ana));
  const body = { text: 'O sorteio é registrado: o número está no fim da publicação.' };
  await call(appealCase, { params: { id: channel.id, caseId: cases.appealed }, body });
  return { channel, frozen, taken, cases };
};
