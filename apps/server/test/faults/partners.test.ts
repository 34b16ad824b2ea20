import { sendCaptcha } from '@balcao/contract/account';
import type { Channel } from '@balcao/contract/channel';
import { followChannel } from '@balcao/contract/follower';
import { addKnowledgeQuestion } from '@balcao/contract/knowledge-question';
import { setRail } from '@balcao/contract/sandbox';
import type { Caller } from '@balcao/sdk/client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { linkOf, makeChannel } from '../channels.ts';
import { inbox, write } from '../conversations.ts';
import { type DeepInstallation, openInstallation } from '../deep/installation.ts';
import { photo } from '../documents.ts';
import { makeRobot, putRobot } from '../robots.ts';
import { transferOf } from '../transfers.ts';
import { until } from '../until.ts';
import { openPartners, type Partners } from './partners.ts';
import { openScene, type Scene } from './scene.ts';
import { secondsOf } from './watch.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 300_000 });

let place: DeepInstallation;
let scene: Scene;
let partners: Partners;
beforeAll(async () => {
  partners = await openPartners();
  place = await openInstallation({ env: partners.env });
  scene = await openScene(place);
});
afterAll(async () => {
  await place?.close();
  await partners?.close();
});

/** What else the table says of the fault at hand. */
let noted = '';
const note = () => noted;
/** So many callers as leave the machine room: what is refused here is refused because of the partner. */
const callers = 40;
/** How many calls of the crowd are looked at while a partner is silent. */
const meanwhile = 100;
/** Waits until it is so, and answers with how many seconds that took. */
const secondsUntil = async (isSo: () => Promise<boolean>): Promise<number> => {
  const since = performance.now();
  await until(isSo, Boolean, 120_000);
  return secondsOf(performance.now() - since);
};
const channelWithRobot = async (): Promise<Channel> => {
  const worker = { call: place.member };
  const channel = await makeChannel(worker);
  await putRobot(worker, channel, await makeRobot(worker, channel));
  // What a robot knows nothing of it leaves to people without asking the model.
  const body = { question: 'Vocês abrem no feriado?', answer: 'Sim, das 8 às 13.' };
  await place.member(addKnowledgeQuestion, { params: { id: channel.id }, body });
  return channel;
};

describe('a partner that is silent slows no call of ours:', () => {
  it('the rail of Pix, whose payments are asked for until each has one end', () =>
    scene.endure({
      callers,
      name: 'rail silent',
      strike: async ({ watch }) => {
        await place.nobody(setRail, { body: { pix: 'silent', payout: 'silent' } });
        await watch.untilEnded(meanwhile);
        await place.nobody(setRail, { body: { pix: 'approve', payout: 'approve' } });
      },
    }));

  it('the mail server, and mails that waited leave once', () =>
    scene.endure({
      callers,
      name: 'mail silent',
      note,
      strike: async ({ watch }) => {
        const addresses = Array.from({ length: 5 }, (_, at) => `nova${at}@exemplo.com.br`);
        const broken = partners.mailLine.breakAfter(0, 'hang');
        for (const email of addresses) await place.nobody(sendCaptcha, { body: { type: 'register', email } });
        await broken;
        await watch.untilEnded(meanwhile);
        partners.mailLine.mend();
        const letters = () => addresses.map((address) => partners.mail.lettersTo(address));
        const seconds = await secondsUntil(async () => letters().every((count) => count > 0));
        expect(letters()).toEqual(addresses.map(() => 1));
        expect(seconds).toBeLessThan(45);
        noted = `mails left ${seconds} s after`;
      },
    }));

  it('the storage of files, and the next upload is whole', () =>
    scene.endure({
      callers,
      name: 'S3 silent',
      note,
      strike: async ({ watch }) => {
        const { url, memberToken } = place;
        const tus = transferOf(url, memberToken);
        const picture = await photo();
        const broken = partners.storageLine.breakAfter(0, 'hang');
        const since = performance.now();
        const refused = tus
          .send(picture)
          .then(({ status }) => ({ status, seconds: secondsOf(performance.now() - since) }));
        await broken;
        await watch.untilEnded(meanwhile);
        const { status, seconds } = await refused;
        expect(status).not.toBe(204);
        expect(seconds).toBeLessThan(60);
        partners.storageLine.mend();
        const again = await secondsUntil(async () => (await tus.send(picture)).status === 204);
        noted = `upload refused after ${seconds} s, taken ${again} s after`;
      },
    }));

  it('the language model, whose question is answered without it or handed to people', () =>
    scene.endure({
      callers,
      name: 'AI provider silent',
      note,
      strike: async ({ watch }) => {
        const channel = await channelWithRobot();
        const bruna: { call: Caller } = { call: place.wallets[0] as Caller };
        await bruna.call(followChannel, { params: { link: linkOf(channel) }, body: {} });
        const broken = partners.modelLine.breakAfter(0, 'hang');
        await write(bruna, channel, 'Vocês abrem no feriado?');
        const [seconds] = await Promise.all([
          secondsUntil(async () => {
            const [asked] = await inbox({ call: place.member }, channel);
            return asked?.handler === 'people' || asked?.last?.kind === 'robot';
          }),
          watch.untilEnded(meanwhile),
          broken,
        ]);
        partners.modelLine.mend();
        expect(seconds).toBeLessThan(60);
        noted = `answered or with people after ${seconds} s`;
      },
    }));
});
