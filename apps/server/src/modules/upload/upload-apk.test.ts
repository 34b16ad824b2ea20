import type { Channel } from '@balcao/contract/channel';
import { addKnowledgeDocument } from '@balcao/contract/knowledge';
import { createMedia } from '@balcao/contract/media';
import { listUploads, UploadUse } from '@balcao/contract/upload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { addMedia, apk, docx, hashOf } from '../../../test/media.ts';
import type { Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { addressOf, refusalOf, type Transfer, transferOf } from '../../../test/transfers.ts';

let testApp: TestApp;
let team: Team;
let tus: Transfer;
let channel: Channel;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openChannelTeam(testApp);
  tus = transferOf(await addressOf(testApp), team.token);
  channel = await makeChannel(team);
});
afterAll(() => testApp.close());

const refused = expect.objectContaining({ name: 'file_is_apk' });

describe('an Android package', () => {
  it.each(UploadUse.options)(
    'is refused by its name when it is announced as a %s, before a byte is sent',
    async (use) => {
      for (const name of ['app.apk', 'APP.Apk', 'app.apk.']) {
        const answer = await tus.announce(1_000, name, {}, use);
        expect([answer.status, await refusalOf(answer)]).toEqual([422, 'file_is_apk']);
      }
    },
  );

  it('is refused by its content among documents, whatever it is called', async () => {
    const { id, status } = await tus.send(await apk(), 'contrato.pdf', 'document');
    expect(status).toBe(204);
    const [upload] = (await team.call(listUploads, { query: { id: [id] } })).list;
    expect(upload).toMatchObject({ state: 'refused', problem: 'apk' });
  });

  it('is refused by its content among files of channels, as a document and as a film', async () => {
    const bytes = await apk();
    await expect(addMedia(team, tus, channel, { bytes, kind: 'document', name: 'planilha.xlsx' })).rejects.toEqual(
      refused,
    );
    const { id } = await tus.send(bytes, 'filme.mp4', 'media');
    const body = { uploadId: id, kind: 'video' as const, sha256: hashOf(bytes) };
    await expect(team.call(createMedia, { params: { id: channel.id }, body })).rejects.toEqual(refused);
    // An office file, a zip as well, is taken as before.
    expect(
      await addMedia(team, tus, channel, { bytes: await docx(), kind: 'document', name: 'app.apk.docx' }),
    ).toMatchObject({ type: 'docx' });
  });

  it('is refused by its content as what robots should know', async () => {
    const { id: uploadId } = await tus.send(await apk(), 'manual.docx', 'media');
    const asked = team.call(addKnowledgeDocument, { params: { id: channel.id }, body: { uploadId } });
    await expect(asked).rejects.toEqual(refused);
  });
});
