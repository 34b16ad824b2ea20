import type { Channel } from '@balcao/contract/channel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { addPage } from '../../../test/knowledge.ts';
import type { Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import type { JobData } from '../../platform/job-data.ts';
import { createKnowledgeSearch } from './knowledge-search.service.ts';
import { createKnowledgeVectors, type Embeddings } from './knowledge-vectors.ts';

let testApp: TestApp;
let team: Team;
let channel: Channel;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openChannelTeam(testApp);
  channel = await makeChannel(team);
  await addPage(team, channel, 'Trocas', 'Devolvemos o dinheiro em três dias.');
  await addPage(team, channel, 'Entrega', 'Levamos até a sua casa.');
});
afterAll(() => testApp.close());

/** Knows two meanings: money that comes back, and a thing that is brought. */
const meaning = (text: string): Float32Array =>
  Float32Array.from([/dinheiro|reembolso/.test(text) ? 3 : 0, /casa|frete/.test(text) ? 3 : 0, 0.1]);
const open = (embed: Embeddings['embed']) => {
  const { db, clock } = testApp.platform;
  let work: ((data: JobData['knowledge.embed']) => Promise<void>) | undefined;
  const jobs = {
    send: async () => undefined,
    sendMany: async () => undefined,
    every: () => undefined,
    handle: (_: string, handler: unknown) => {
      work = handler as typeof work;
    },
  };
  const provider = () => ({ model: 'two-meanings', embed });
  const vectors = createKnowledgeVectors({ db, clock, jobs, log: { warn: () => undefined }, provider });
  const access = { reach: () => Promise.reject(new Error('nobody asks')) };
  const { search } = createKnowledgeSearch({ db, access, vectors });
  const place = { merchantId: team.merchantId, channelId: channel.id };
  return { embed: () => work?.(place), find: (text: string) => search(db, { ...place, text, limit: 5 }) };
};

it('finds by meaning what has none of the words, once the pieces have their vectors', async () => {
  const robots = open(async (texts) => texts.map(meaning));
  expect(await robots.find('reembolso')).toEqual([]);
  await robots.embed();
  await robots.embed();
  expect(await robots.find('reembolso')).toMatchObject([{ sourceTitle: 'Trocas' }]);
  expect(await robots.find('frete')).toMatchObject([{ sourceTitle: 'Entrega' }]);
});

it('finds by words alone while the provider is away', async () => {
  const robots = open(() => Promise.reject(new Error('away')));
  expect(await robots.find('dinheiro')).toMatchObject([{ sourceTitle: 'Trocas' }]);
});
