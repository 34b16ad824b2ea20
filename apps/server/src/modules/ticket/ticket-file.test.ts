import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathOf } from '@balcao/contract/endpoint';
import { listLog } from '@balcao/contract/log';
import { removeMember } from '@balcao/contract/member';
import { advanceClock } from '@balcao/contract/sandbox';
import { createTicket, getTicket, writeTicket } from '@balcao/contract/ticket';
import { answerTicket, getDeskTicket, noteTicket, solveTicket } from '@balcao/contract/ticket-desk';
import {
  deskTransferPath,
  eraseTicketFile,
  listDeskUploads,
  listTicketUploads,
  openDeskFile,
  openTicketFile,
  readDeskPicture,
  readTicketPicture,
  ticketFileDays,
} from '@balcao/contract/ticket-file';
import { listUploads, openDocument } from '@balcao/contract/upload';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heic, pdf, photo } from '../../../test/documents.ts';
import { takeOwnData } from '../../../test/own-data.ts';
import { member, openTeam, register, staffMember, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { addressOf, refusalOf, transferOf } from '../../../test/transfers.ts';

type Staff = Awaited<ReturnType<typeof staffMember>>;
let testApp: TestApp;
let dataDir: string;
let address: string;
let team: Team;
/** A member without any right, and one who may read who works in the team. */
let davi: Team;
let reader: Team;
let stranger: Team;
let sara: Staff;
beforeAll(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-ticket-files-'));
  testApp = await openTestApp({ dataDir });
  address = await addressOf(testApp);
  team = await openTeam(testApp, await register(testApp), { name: 'Padaria Que Mostra' });
  davi = await member(testApp, team, {});
  reader = await member(testApp, team, { permissions: [{ menuId: 'setting.team', permissionLevel: 'read' }] });
  stranger = await openTeam(testApp, await register(testApp), { name: 'Outra' });
  sara = await staffMember(testApp, 'support');
});
afterAll(async () => {
  await testApp.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const by = ({ token }: { readonly token: string }) => transferOf(address, token);
const send = async (who: Team, bytes: Buffer, name = 'tela.jpg') => (await by(who).send(bytes, name, 'ticket')).id;
const atDesk = ({ token }: Staff, ticketId: string) => transferOf(address, token, deskTransferPath(ticketId));
const sendAtDesk = async (who: Staff, ticketId: string, bytes: Buffer, name = 'guia.pdf') =>
  (await atDesk(who, ticketId).send(bytes, name, 'ticket')).id;
const asked = { area: 'money', subject: 'Saque parado', text: 'Veja a tela.', view: null } as const;
const ask = (who: Team, ...files: string[]) => who.call(createTicket, { body: { ...asked, files } });
const of = (id: string) => ({ params: { id } });
const show = async (url: string) => {
  const answer = await fetch(address + url);
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
};
const refused = (name: string) => ({ name });
const notFound = refused('not_found');
const isOnDisk = (id: string): boolean => fs.existsSync(path.join(dataDir, 'files', id.slice(-2), id));
const viewsOf = async (id: string) =>
  (await testApp.platform.db.$client.query('select account_id, staff_id from upload_view where upload_id = $1', [id]))
    .rows;

describe('a file in a request to support', () => {
  it('is sent by a member without any right, kept encrypted in a form of our own, and seen by both sides', async () => {
    const ids = [await send(davi, await photo(), 'Minha tela.jpg'), await send(davi, pdf(), 'Extrato.pdf')];
    expect((await davi.call(listTicketUploads, { query: { id: ids } })).list).toMatchObject([
      { name: 'Minha tela.jpg', type: 'image/webp', state: 'ready' },
      { name: 'Extrato.pdf', type: 'application/pdf', state: 'ready' },
    ]);
    const ticket = await ask(davi, ...ids);
    const files = [
      { id: ids[0], kept: { name: 'Minha tela.jpg', type: 'image/webp', bytes: expect.any(Number) } },
      { id: ids[1], kept: { name: 'Extrato.pdf', type: 'application/pdf', bytes: pdf().length } },
    ];
    expect(ticket.messages).toMatchObject([{ files, isOwn: true }]);
    expect((await reader.call(getTicket, of(ticket.id))).messages).toMatchObject([{ files, isOwn: false }]);
    expect((await sara.call(getDeskTicket, of(ticket.id))).messages).toMatchObject([{ files }]);
    const [picture = '', paper = ''] = ids;
    const sealed = fs.readFileSync(path.join(dataDir, 'files', picture.slice(-2), picture));
    expect(sealed.subarray(0, 4).toString('latin1')).not.toBe('RIFF');

    const url = pathOf(readTicketPicture, { file: picture });
    const read = (token: string, at = url) =>
      testApp.app.inject({ url: at, headers: { authorization: `Bearer ${token}` } });
    const own = await read(davi.token);
    expect(own.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' });
    expect(await sharp(own.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 400 });
    expect(own.rawPayload.includes('Telefone da Ana')).toBe(false);
    const desk = pathOf(readDeskPicture, { id: ticket.id, file: picture });
    for (const other of [await read(reader.token), await read(sara.token, desk)])
      expect(other.rawPayload.equals(own.rawPayload)).toBe(true);
    await expect(davi.call(readTicketPicture, { params: { file: paper } })).rejects.toMatchObject(notFound);

    const mine = await davi.call(openTicketFile, { params: { file: paper } });
    const theirs = await sara.call(openDeskFile, { params: { id: ticket.id, file: paper } });
    for (const { url: at } of [mine, theirs]) expect((await show(at)).bytes.equals(pdf())).toBe(true);
    expect(await viewsOf(paper)).toEqual([
      { account_id: davi.accountId, staff_id: null },
      { account_id: null, staff_id: sara.staffId },
    ]);
  });

  it('comes with an answer of staff, and with a note that the team does not see', async () => {
    const { id } = await ask(davi);
    const [guide, inner] = [await sendAtDesk(sara, id, pdf()), await sendAtDesk(sara, id, await photo(), 'nota.jpg')];
    expect((await sara.call(listDeskUploads, { ...of(id), query: { id: [guide] } })).list).toMatchObject([
      { name: 'guia.pdf', state: 'ready' },
    ]);
    // Before it is sent, it is hers alone, who may look at it.
    const link = await sara.call(openDeskFile, { params: { id, file: guide } });
    expect((await show(link.url)).status).toBe(200);
    await expect(davi.call(openTicketFile, { params: { file: guide } })).rejects.toMatchObject(notFound);

    await sara.call(noteTicket, { ...of(id), body: { text: 'Para nós.', files: [inner] } });
    await sara.call(answerTicket, {
      ...of(id),
      body: { text: 'Siga o guia.', state: 'answered', seen: 2, files: [guide] },
    });
    const { messages } = await davi.call(getTicket, of(id));
    expect(messages).toMatchObject([{}, { kind: 'staff', isOwn: false, files: [{ id: guide }] }]);
    expect((await davi.call(openTicketFile, { params: { file: guide } })).url).toContain('/upload/document/');
    for (const reading of [openTicketFile, readTicketPicture])
      await expect(davi.call(reading, { params: { file: inner } })).rejects.toMatchObject(notFound);
    const noted = await sara.call(openDeskFile, { params: { id, file: inner } });
    expect((await show(noted.url)).type).toBe('image/webp');
  });

  it('is what its content says: others are refused with why, and a photo of an iPhone is taken', async () => {
    const wrong = await by(davi).send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'tela.png', 'ticket');
    const cut = await by(davi).send((await photo()).subarray(0, 400), 'cortada.jpg', 'ticket');
    const photographed = await send(davi, heic(), 'IMG_1.HEIC');
    const { list } = await davi.call(listTicketUploads, { query: { id: [wrong.id, cut.id, photographed] } });
    expect(list).toMatchObject([
      { state: 'refused', problem: expect.stringMatching(/^type/) },
      { state: 'refused', problem: 'damaged' },
      { state: 'ready', type: 'image/webp' },
    ]);
    for (const id of [wrong.id, cut.id])
      await expect(ask(davi, id)).rejects.toMatchObject({
        name: 'form_invalid',
        fields: { files: expect.any(String) },
      });
    expect(await refusalOf(await by(davi).announce(10 * 1024 * 1024 + 1, 'a.pdf', {}, 'ticket'))).toBe(
      'document_too_large',
    );
    expect(await refusalOf(await by(davi).announce(100, 'jogo.apk', {}, 'ticket'))).toBe('file_is_apk');
  });

  it('comes with one message alone, of its sender, at most five at a time; nothing is written where that fails', async () => {
    const mine = await send(davi, pdf());
    const { id, messages } = await ask(davi, mine);
    const write = (who: Team, files: string[]) =>
      who.call(writeTicket, { ...of(id), body: { text: 'Outra vez.', files } });
    const theirs = await send(team, pdf());
    const document = (await by(team).send(pdf())).id;
    const six = Array.from({ length: 6 }, () => crypto.randomUUID());
    for (const files of [[mine], [theirs], [crypto.randomUUID()], [document], six])
      await expect(write(davi, files)).rejects.toMatchObject({
        name: 'form_invalid',
        fields: { files: expect.any(String) },
      });
    await expect(write(team, [document]), 'a document of the team is none').rejects.toMatchObject(
      refused('form_invalid'),
    );
    expect((await davi.call(getTicket, of(id))).messages).toHaveLength(messages.length);
    const [one, two] = await Promise.allSettled([ask(team, theirs), ask(team, theirs)]);
    expect([one, two].filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is sent once, however often its message is', async () => {
    const files = [await send(davi, pdf())];
    const idempotencyKey = crypto.randomUUID();
    const again = () => davi.call(createTicket, { body: { ...asked, files } }, { idempotencyKey });
    expect((await again()).id).toBe((await again()).id);
  });

  it('is unknown to other members, teams and staff, and is no document of the team', async () => {
    const file = await send(davi, await photo());
    const reach = async (who: Team) => {
      const calls = [
        who.call(openTicketFile, { params: { file } }),
        who.call(readTicketPicture, { params: { file } }),
        who.call(eraseTicketFile, { params: { file } }),
      ];
      return (await Promise.allSettled(calls)).map((one) => (one.status === 'rejected' ? one.reason.name : 'shown'));
    };
    const nothing = ['not_found', 'not_found', 'not_found'];
    // Before it is sent, colleagues know nothing of it either.
    for (const who of [team, reader, stranger]) expect(await reach(who)).toEqual(nothing);
    expect((await team.call(listTicketUploads, { query: { id: [file] } })).list).toEqual([]);
    const { id } = await ask(davi, file);
    const other = await member(testApp, team, {});
    for (const who of [stranger, other]) expect(await reach(who)).toEqual(nothing);
    expect((await team.call(listUploads, { query: { id: [file] } })).list).toEqual([]);
    await expect(team.call(openDocument, { params: { id: file } })).rejects.toMatchObject(notFound);
    const { id: foreign } = await ask(stranger);
    for (const call of [openDeskFile, readDeskPicture])
      await expect(sara.call(call, { params: { id: foreign, file } })).rejects.toMatchObject(notFound);
    const reviewer = await staffMember(testApp, 'reviewer');
    await expect(reviewer.call(openDeskFile, { params: { id, file } })).rejects.toMatchObject(
      refused('permission_missing'),
    );
    expect(await refusalOf(await atDesk(reviewer, id).announce(10, 'a.pdf', {}, 'ticket'))).toBe('permission_missing');
  });

  it('is gone on with by its sender alone, and staff send for a request that is there, and nothing else', async () => {
    const at = (await by(davi).announce(1_000, 'a.pdf', {}, 'ticket')).headers.get('location') ?? '';
    expect((await by(davi).put(at, 0, new Uint8Array(10))).status).toBe(204);
    for (const who of [team, stranger]) expect((await by(who).put(at, 10, new Uint8Array(10))).status).toBe(404);
    const other = await member(testApp, team, {});
    expect(await refusalOf(await by(other).put(at, 10, new Uint8Array(10)))).toBe('permission_missing');
    expect((await by(davi).remove(at)).status).toBe(204);
    const { id } = await ask(davi);
    const colleague = await staffMember(testApp, 'support');
    const begun = (await atDesk(sara, id).announce(1_000, 'a.pdf', {}, 'ticket')).headers.get('location') ?? '';
    expect(begun).toContain(deskTransferPath(id));
    expect((await atDesk(colleague, id).put(begun, 0, new Uint8Array(10))).status).toBe(404);
    expect((await atDesk(sara, id).put(begun, 0, new Uint8Array(10))).status).toBe(204);
    expect(await refusalOf(await atDesk(sara, id).announce(10, 'a.pdf'))).toBe('permission_missing');
    for (const unknown of [crypto.randomUUID(), 'x'])
      expect((await atDesk(sara, unknown).announce(10, 'a.pdf', {}, 'ticket')).status).toBe(404);
    expect(
      (await transferOf(address, davi.token, deskTransferPath(id)).announce(10, 'a.pdf', {}, 'ticket')).status,
    ).toBe(401);
  });

  it('ends with the membership of the one who looks', async () => {
    const lia = await member(testApp, team, {});
    const file = await send(lia, pdf());
    await ask(lia, file);
    const { url } = await lia.call(openTicketFile, { params: { file } });
    expect((await show(url)).status).toBe(200);
    await team.call(removeMember, { params: { id: lia.accountId } });
    expect((await show(url)).status).toBe(404);
  });
});

describe('what becomes of a file', () => {
  it('is erased by its sender alone: the message stays, the team’s log says so, and nothing of it is left', async () => {
    const files = [await send(davi, await photo(), 'Meu RG.jpg'), await send(davi, pdf())];
    const [file = '', other] = files;
    const { id } = await ask(davi, ...files);
    const { url } = await davi.call(openTicketFile, { params: { file } });
    for (const who of [team, reader])
      await expect(who.call(eraseTicketFile, { params: { file } })).rejects.toMatchObject(notFound);
    await davi.call(eraseTicketFile, { params: { file } });
    await expect(davi.call(eraseTicketFile, { params: { file } })).rejects.toMatchObject(notFound);
    const left = [
      { id: file, kept: null },
      { id: other, kept: { type: 'application/pdf' } },
    ];
    expect((await davi.call(getTicket, of(id))).messages).toMatchObject([{ text: asked.text, files: left }]);
    expect((await sara.call(getDeskTicket, of(id))).messages).toMatchObject([{ files: left }]);
    expect((await show(url)).status).toBe(404);
    expect(isOnDisk(file)).toBe(false);
    const { rows } = await testApp.platform.db.$client.query('select 1 from upload where id = $1', [file]);
    expect(rows).toEqual([]);
    const { list } = await team.call(listLog, { query: {} });
    expect(list[0]).toMatchObject({ event: '203', subject: { kind: 'ticket', name: asked.subject } });
  });

  it('stands in what its sender takes along', async () => {
    const { id } = await ask(davi, await send(davi, pdf(), 'Contrato.pdf'));
    await sara.call(answerTicket, { ...of(id), body: { text: 'Recebemos.', state: 'answered', seen: 1 } });
    const { data, files } = await takeOwnData(testApp, davi);
    const one = data.supportRequests.find((request) => request.id === id);
    expect(one).toMatchObject({ team: 'Padaria Que Mostra', subject: asked.subject });
    expect(one?.messages).toMatchObject([
      {
        from: 'you',
        text: asked.text,
        files: [{ name: 'Contrato.pdf', type: 'application/pdf', path: expect.stringMatching(/Contrato/) }],
      },
      { from: 'support', text: 'Recebemos.', files: [] },
    ]);
    const [sent] = one?.messages[0]?.files ?? [];
    expect(files.get(sent?.path ?? '')).toHaveLength(sent?.bytes ?? 0);
    const { data: others } = await takeOwnData(testApp, team);
    expect(others.supportRequests.map(({ id: one }) => one)).not.toContain(id);
  });

  it('is forgotten where it became part of no message, and half a year after its request was solved', async () => {
    const [loose, kept, open] = [await send(davi, pdf()), await send(davi, pdf()), await send(davi, pdf())];
    const solved = await ask(davi, kept);
    await ask(davi, open);
    await sara.call(solveTicket, { ...of(solved.id), body: { seen: 1 } });
    const pass = (days: number) => testApp.caller()(advanceClock, { body: { advanceSeconds: days * 86_400 } });
    await pass(31);
    expect([loose, kept, open].map(isOnDisk)).toEqual([false, true, true]);
    await pass(ticketFileDays - 32);
    expect(isOnDisk(kept)).toBe(true);
    await pass(2);
    expect([kept, open].map(isOnDisk)).toEqual([false, true]);
  });
});
