import { recallBroadcast } from '@balcao/contract/broadcast-sending';
import type { Channel } from '@balcao/contract/channel';
import {
  addKnowledgePage,
  changeKnowledgePage,
  getKnowledge,
  getKnowledgePage,
  listKnowledgePieces,
  putKnowledgePosts,
  removeKnowledge,
  sourcesAtMost,
} from '@balcao/contract/knowledge';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { broadcastParams, sendBroadcast, writeBroadcast } from '../../../test/broadcasts.ts';
import { makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { helper } from '../../../test/conversations.ts';
import { addDocument, addPage, found, paragraph, pdfOf, piecesOf, sourcesOf, wordOf } from '../../../test/knowledge.ts';
import type { Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { addressOf, type Transfer, transferOf } from '../../../test/transfers.ts';
import { until } from '../../../test/until.ts';

let testApp: TestApp;
let team: Team;
let tus: Transfer;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openChannelTeam(testApp);
  tus = transferOf(await addressOf(testApp), team.token);
});
afterAll(() => testApp.close());

const add = (channel: Channel, bytes: Buffer, name: string) => addDocument(team, tus, channel, bytes, name);
const refused = (name: string) => expect.objectContaining({ name });
const rule = 'A devolução do dinheiro leva até três dias úteis depois que o pedido volta para a loja.';

describe('a document', () => {
  it('in PDF is read and cut below its headings, and forgotten but for its text', async () => {
    const channel = await makeChannel(team);
    const source = await add(
      channel,
      await pdfOf({ 'Trocas e devoluções': rule, Entrega: 'Entregamos em todo o Brasil.' }),
      'manual.pdf',
    );
    expect(source).toMatchObject({
      kind: 'document',
      title: 'manual',
      state: 'ready',
      problem: null,
      pieces: 2,
      isCut: false,
    });
    expect(source.readAt).not.toBeNull();
    const [first, second] = await piecesOf(team, channel, source.id);
    expect(first).toMatchObject({ heading: 'Trocas e devoluções', text: rule });
    expect(second).toMatchObject({ heading: 'Entrega', text: 'Entregamos em todo o Brasil.' });
    const { rows } = await testApp.platform.db.execute(sql`select 1 from upload where name = 'manual.pdf'`);
    expect(rows).toEqual([]);
  });

  it('of Word, of the web and of plain text is what its content says, whatever it is called', async () => {
    const channel = await makeChannel(team);
    const word = await wordOf(paragraph('Horários', 'Heading1') + paragraph('Abrimos às 8 horas.'));
    const page =
      '<!doctype html><title>x</title><h1>Frete</h1><p>Grátis acima de <b>R$ 100</b>.</p><script>alert(1)</script>';
    const sources = [
      await add(channel, word, 'a.txt'),
      await add(channel, Buffer.from(page), 'b.pdf'),
      await add(channel, Buffer.from('# Garantia\n\nDoze meses.'), 'c.docx'),
      await add(channel, Buffer.from('Pre\xe7o em d\xf3lar.', 'latin1'), 'd.md'),
    ];
    const pieces = await Promise.all(sources.map(({ id }) => piecesOf(team, channel, id)));
    expect(pieces.map(([piece]) => [piece?.heading, piece?.text])).toEqual([
      ['Horários', 'Abrimos às 8 horas.'],
      ['Frete', 'Grátis acima de R$ 100.'],
      ['Garantia', 'Doze meses.'],
      ['', 'Preço em dólar.'],
    ]);
  });

  it('that no text is in says why it failed', async () => {
    const channel = await makeChannel(team);
    const problems = [
      await add(channel, Buffer.from('\n \n'), 'vazio.txt'),
      await add(channel, await pdfOf({ Segredo: rule }, 'senha'), 'senha.pdf'),
      await add(channel, Buffer.from('%PDF-1.7 nada disso'), 'quebrado.pdf'),
      await add(channel, Buffer.from([1, 2, 0, 3]), 'foto.txt'),
    ].map(({ state, problem, pieces }) => [state, problem, pieces]);
    expect(problems).toEqual([
      ['failed', 'noText', 0],
      ['failed', 'locked', 0],
      ['failed', 'damaged', 0],
      ['failed', 'typeWrong', 0],
    ]);
  });
});

describe('a page', () => {
  it('is found as it was typed, changed as a whole, and gone with its pieces', async () => {
    const channel = await makeChannel(team);
    const body = { title: 'Trocas', text: `# Prazo\n${rule}` };
    const { id: sourceId } = await team.call(addKnowledgePage, { params: { id: channel.id }, body });
    const params = { id: channel.id, sourceId };
    expect(await team.call(getKnowledgePage, { params })).toEqual({ title: 'Trocas', text: `# Prazo\n${rule}` });
    await team.call(changeKnowledgePage, { params, body: { title: 'Trocas', text: 'Agora leva um dia.' } });
    expect(await piecesOf(team, channel, sourceId)).toMatchObject([{ text: 'Agora leva um dia.' }]);
    expect(await found(team, channel, 'devolução do dinheiro')).toEqual([]);
    await team.call(removeKnowledge, { params });
    expect(await team.call(getKnowledge, { params: { id: channel.id } })).toEqual({ list: [], pieces: 0 });
    await expect(team.call(removeKnowledge, { params })).rejects.toEqual(refused('not_found'));
  });

  it('is cut into pieces between its paragraphs', async () => {
    const channel = await makeChannel(team);
    const text = Array.from({ length: 40 }, (_, at) => `Parágrafo ${at}: ${'palavra '.repeat(20)}fim.`).join('\n');
    const { id, pieces } = await addPage(team, channel, 'Longa', text);
    const list = await piecesOf(team, channel, id);
    expect(pieces).toBe(list.length);
    expect(list.every((piece) => piece.text.length <= 1_000 && piece.text.endsWith('fim.'))).toBe(true);
  });

  it('shows its pieces twenty at a time, each once', async () => {
    const channel = await makeChannel(team);
    const text = Array.from({ length: 45 }, (_, at) => `# Parte ${at}\nTexto ${at}.`).join('\n');
    const { id: sourceId } = await addPage(team, channel, 'Longa', text);
    const params = { id: channel.id, sourceId };
    const texts: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const query = cursor === undefined ? {} : { cursor };
      const page = await team.call(listKnowledgePieces, { params, query });
      texts.push(...page.list.map((piece) => piece.text));
      cursor = page.nextCursor;
    }
    expect(texts).toEqual(Array.from({ length: 45 }, (_, at) => `Texto ${at}.`));
    const wrong = team.call(listKnowledgePieces, { params, query: { cursor: 'x' } });
    await expect(wrong).rejects.toMatchObject({ name: 'form_invalid', fields: { cursor: expect.any(String) } });
  });

  it('has no room beyond two hundred sources, also of two that come at once', async () => {
    const channel = await makeChannel(team);
    await addPage(team, channel, 'Uma', 'Texto.');
    await testApp.platform.db.execute(
      sql`update knowledge_stock set sources = ${sourcesAtMost - 1} where channel_id = ${channel.id}`,
    );
    const both = await Promise.allSettled([addPage(team, channel, 'A', 'a'), addPage(team, channel, 'B', 'b')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(addPage(team, channel, 'C', 'c')).rejects.toEqual(refused('knowledge_full'));
    expect(await sourcesOf(team, channel)).toHaveLength(2);
  });

  it('is changed by those who manage the channel and read by those who answer in it', async () => {
    const channel = await makeChannel(team);
    const [caio, dora] = [
      await helper(testApp, team, channel, ['answer']),
      await helper(testApp, team, channel, ['write']),
    ];
    await addPage(team, channel, 'Uma', 'Texto.');
    expect(await sourcesOf(caio, channel)).toHaveLength(1);
    await expect(addPage(caio, channel, 'Outra', 'Texto.')).rejects.toEqual(refused('channel_right'));
    await expect(sourcesOf(dora, channel)).rejects.toEqual(refused('channel_right'));
  });
});

describe('posts of the channel', () => {
  const put = (channel: Channel, isOn: boolean) =>
    team.call(putKnowledgePosts, { params: { id: channel.id }, body: { isOn } });
  it('are known from the switch on, follow what is sent and recalled, and are gone with it', async () => {
    const channel = await makeChannel(team);
    await sendBroadcast(team, await writeBroadcast(team, channel, { text: 'Chegou o panetone de chocolate.' }));
    await put(channel, true);
    await put(channel, true);
    const knows = (text: string, count: number) =>
      until(
        () => found(team, channel, text),
        (list) => list.length === count,
      );
    expect(await knows('panetone', 1)).toMatchObject([{ kind: 'post' }]);
    const sent = await sendBroadcast(team, await writeBroadcast(team, channel, { text: 'Temos rabanada.' }));
    await knows('rabanada', 1);
    await team.call(recallBroadcast, broadcastParams(sent));
    await knows('rabanada', 0);
    const [source] = await sourcesOf(team, channel);
    expect(source).toMatchObject({ kind: 'post', pieces: 1 });
    await put(channel, false);
    expect(await team.call(getKnowledge, { params: { id: channel.id } })).toEqual({ list: [], pieces: 0 });
  });
});
