import type { Channel } from '@balcao/contract/channel';
import { filesAMinuteAtMost } from '@balcao/contract/conversation-attachment';
import { sentDocumentBytesAtMost } from '@balcao/contract/conversation-document';
import { listOwnConversations, stopConversation } from '@balcao/contract/conversation-phone';
import {
  answerWithDocument,
  readConversationDocument,
  readConversationPicture,
  readOwnDocument,
} from '@balcao/contract/conversation-sending';
import { pathOf } from '@balcao/contract/endpoint';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkOf, makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { helper, inbox, messagesOf, opened, withFollower, write } from '../../../test/conversations.ts';
import { onePicture, pdf } from '../../../test/documents.ts';
import { namedFollower } from '../../../test/followers.ts';
import { apk, docx, mp4, xlsx, zipOf } from '../../../test/media.ts';
import type { Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { eicar, openScanner } from '../../../test/virus-scanner.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

interface Sent {
  readonly document?: Buffer;
  readonly name?: string;
  readonly text?: string;
  readonly clientId?: string;
  readonly seen?: number;
}
/** A follower who has asked, and how a member answers with a document: a new one, who has sent none in this minute. */
const asked = async (on = testApp) => {
  const team = await openChannelTeam(on);
  const { channel, bruna } = await withFollower(on, team);
  await write(bruna, channel, 'Você me manda o orçamento?');
  const params = { id: channel.id, conversationId: (await inbox(team, channel))[0]?.id ?? '' };
  const send = (
    { document = pdf(), clientId = crypto.randomUUID(), ...said }: Sent = {},
    who: Pick<Team, 'call'> = team,
  ) =>
    who.call(answerWithDocument, {
      params,
      body: { name: 'Orçamento.pdf', seen: 1, ...said, clientId, document: document.toString('base64') },
    });
  return { team, channel, bruna, params, send };
};
const read = (url: string, token?: string, on = testApp) =>
  on.app.inject({ url, headers: token === undefined ? {} : { authorization: `Bearer ${token}` } });
const ownPath = (channel: Channel, position = 2) => pathOf(readOwnDocument, { link: linkOf(channel), position });
const storedFiles = async () => {
  const { rows } = await testApp.platform.db.execute(sql`select id from upload where use = 'message'`);
  return rows.length;
};
const refused = (call: Promise<unknown>) => call.then(() => 'taken').catch(({ name }: Error) => name);

describe('a document that a member answers with', () => {
  it('is what its content says and not its name, and comes to the follower byte by byte', async () => {
    const { team, channel, bruna, params, send } = await asked();
    const files = [
      [pdf(), 'Orçamento.pdf', 'pdf', 'Orçamento.pdf'],
      [await docx(), 'contrato.DOCX', 'docx', 'contrato.DOCX'],
      [await xlsx(), 'preços', 'xlsx', 'preços.xlsx'],
      [Buffer.from('<script>alert(1)</script>'), '../../página.html', 'txt', 'página.html.txt'],
    ] as const;
    for (const [document, name, type, shown] of files) {
      const attachment = { kind: 'document', type, name: shown, bytes: document.length, scan: 'unscanned' };
      const added = await send({ document, name });
      expect(added, name).toMatchObject({ kind: 'member', text: '', attachment });
      const [first] = (await opened(bruna, channel)).list;
      expect(first?.attachment, 'and not where it lies').toEqual(attachment);
      const own = await read(ownPath(channel, added.position), bruna.token);
      expect(own.headers).toMatchObject({
        'content-type': 'application/octet-stream',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      expect(own.rawPayload.equals(document), name).toBe(true);
      const theirs = pathOf(readConversationDocument, { ...params, position: added.position });
      expect((await read(theirs, team.token)).rawPayload.equals(document)).toBe(true);
    }
    const { list } = await bruna.call(listOwnConversations, { query: {} });
    expect(list).toMatchObject([{ lastText: '', lastAttachment: 'document', isLastOwn: false, unread: 4 }]);
    expect(await inbox(team, channel)).toMatchObject([{ last: { attachment: 'document' }, handler: 'people' }]);
  });

  it('may come with words, and comes once, however often it is sent', async () => {
    const { channel, bruna, send } = await asked();
    const clientId = crypto.randomUUID();
    const said = { clientId, text: 'Segue o orçamento.' };
    const all = await Promise.all([send(said), send(said), send(said)]);
    expect(await send(said)).toEqual(all[0]);
    expect(new Set(all.map(({ position }) => position))).toEqual(new Set([2]));
    expect((await opened(bruna, channel)).list).toMatchObject([{ text: said.text }, { isOwn: true }]);
    expect(await refused(send({ ...said, document: await docx() }))).toBe('idempotency_key_reused');
  });

  it('of another kind is refused under any name, and nothing of it is stored', async () => {
    const { channel, bruna, send } = await asked();
    const before = await storedFiles();
    const active = pdf({ objects: ['<< /S /JavaScript /JS (app.alert(1)) >>'], trailer: '/OpenAction 4 0 R' });
    const wrong = {
      file_is_apk: await apk(),
      media_type_wrong: await onePicture(40).png().toBuffer(),
      media_damaged: pdf().subarray(0, 60),
      media_active: active,
    };
    for (const [name, document] of Object.entries(wrong))
      expect(await refused(send({ document, name: 'nota.pdf' })), name).toBe(name);
    const others = { film: mp4(), zip: await zipOf({ 'a.txt': 'a' }), noise: Buffer.alloc(500, 1) };
    for (const [what, document] of Object.entries(others))
      expect(await refused(send({ document, name: 'nota.pdf' })), what).toBe('media_type_wrong');
    expect(await storedFiles()).toBe(before);
    expect((await opened(bruna, channel)).list).toHaveLength(1);
  });

  it('is said at its field where it is too large, or none', async () => {
    const { team, params } = await asked();
    const large = Buffer.alloc(sentDocumentBytesAtMost + 3, 'a').toString('base64');
    for (const document of ['não é Base64', large]) {
      const body = { clientId: crypto.randomUUID(), document, name: 'nota.pdf', seen: 1 };
      const call = team.call(answerWithDocument, { params, body });
      await expect(call).rejects.toMatchObject({
        fields: { document: 'Envie um PDF, DOCX, XLSX ou TXT de até 10 MB.' },
      });
    }
  });

  it('counts with pictures: ten in a minute', async () => {
    const { send } = await asked();
    const note = (n: number) => send({ document: Buffer.from(`nota ${n}`), seen: 100 });
    for (let n = 0; n < filesAMinuteAtMost; n += 1) await note(n);
    expect(await refused(note(99))).toBe('too_many_requests');
  });

  it('is refused where a colleague answered first, to a follower who wants no more, and of who may not answer', async () => {
    const { team, channel, bruna, send } = await asked();
    await send({}, await helper(testApp, team, channel, ['answer']));
    expect(await refused(send())).toBe('conversation_answered');
    await bruna.call(stopConversation, { params: { link: linkOf(channel) }, body: { isStopped: true } });
    expect(await refused(send({ seen: 2 }))).toBe('conversation_stopped');
    expect(await refused(send({}, await helper(testApp, team, channel, ['write'])))).toBe('channel_right');
    expect(await refused(send({}, await openChannelTeam(testApp)))).toBe('not_found');
    expect((await opened(bruna, channel)).list).toHaveLength(2);
  });

  it('is unknown to other followers, to other teams, to members who may not answer, and without a session', async () => {
    const { team, channel, bruna, params, send } = await asked();
    const { position } = await send();
    const caio = await namedFollower(testApp, channel, 'Caio Prado');
    const stranger = await openChannelTeam(testApp);
    const other = await makeChannel(team);
    const one = { ...params, position };
    const ofLink = { link: linkOf(channel) };
    const unknown = [
      caio.call(readOwnDocument, { params: { ...ofLink, position } }),
      bruna.call(readOwnDocument, { params: { ...ofLink, position: 1 } }),
      stranger.call(readConversationDocument, { params: one }),
      team.call(readConversationDocument, { params: { ...one, id: other.id } }),
      // It is no picture.
      team.call(readConversationPicture, { params: one }),
    ];
    expect(await Promise.all(unknown.map(refused))).toEqual(unknown.map(() => 'not_found'));
    const writer = await helper(testApp, team, channel, ['write']);
    expect(await refused(writer.call(readConversationDocument, { params: one }))).toBe('channel_right');
    const [ours, theirs] = [ownPath(channel), pathOf(readConversationDocument, one)];
    const without = [read(ours), read(theirs), read(theirs, bruna.token), read(ours, team.token)];
    for (const { statusCode } of await Promise.all(without)) expect(statusCode).toBe(401);
    expect(await messagesOf(team, channel, params.conversationId)).toHaveLength(2);
  });
});

describe('with a virus scanner', () => {
  it('a document is marked as looked at, as not looked at where it says nothing, and refused with a virus', async () => {
    const scanner = await openScanner();
    const scanning = await openTestApp({ scanUrl: scanner.url });
    try {
      const { send } = await asked(scanning);
      expect(await send()).toMatchObject({ attachment: { scan: 'clean' } });
      const document = Buffer.concat([Buffer.from('nota\n'), eicar]);
      expect(await refused(send({ document, name: 'nota.txt' }))).toBe('document_infected');
      scanner.feel('cut');
      expect(await send()).toMatchObject({ attachment: { scan: 'unscanned' } });
    } finally {
      await scanning.close();
      await scanner.close();
    }
  });
});
