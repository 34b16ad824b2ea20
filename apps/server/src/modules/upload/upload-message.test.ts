import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { advanceClock } from '@balcao/contract/sandbox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { sendPhoto } from '../../../test/conversations.ts';
import { onePicture } from '../../../test/documents.ts';
import { namedFollower } from '../../../test/followers.ts';
import type { Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { addressOf, transferOf } from '../../../test/transfers.ts';

let testApp: TestApp;
let dataDir: string;
let team: Team;
beforeAll(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-message-pictures-'));
  testApp = await openTestApp({ dataDir });
  team = await openChannelTeam(testApp);
});
afterAll(async () => {
  await testApp.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

/** The files of the platform, by their ids. */
const filesNow = (): string[] => {
  const folder = path.join(dataDir, 'files');
  if (!fs.existsSync(folder)) return [];
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};

it('a picture lies encrypted, is unknown to transfers, and stays; one that became no message is forgotten', async () => {
  const channel = await makeChannel(team);
  const bruna = await namedFollower(testApp, channel, 'Bruna Carvalho');
  const bytes = await onePicture(60).jpeg().toBuffer();
  await sendPhoto(bruna, channel, { picture: bytes });
  const [sent = ''] = filesNow();
  const kept = fs.readFileSync(path.join(dataDir, 'files', sent.slice(-2), sent));
  expect(kept.subarray(0, 4).toString('latin1')).not.toBe('RIFF');

  const tus = transferOf(await addressOf(testApp), team.token);
  expect((await tus.look(`/upload/${sent}`)).status).toBe(404);
  expect((await tus.remove(`/upload/${sent}`)).status).toBe(404);

  const { merchantId, accountId: senderId } = team;
  const lost = await testApp.services.uploadMessages.store({ merchantId, senderId, bytes });
  expect(filesNow().sort()).toEqual([sent, lost?.id].sort());
  await testApp.caller()(advanceClock, { body: { advanceSeconds: 31 * 86_400 } });
  expect(filesNow()).toEqual([sent]);
});
