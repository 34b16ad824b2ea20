import type { Channel } from '@balcao/contract/channel';
import { getKnowledge } from '@balcao/contract/knowledge';
import {
  addKnowledgeQuestion,
  changeKnowledgeQuestion,
  listUnanswered,
  pasteKnowledgeQuestions,
  removeKnowledgeQuestion,
  removeUnanswered,
  unansweredAtMost,
} from '@balcao/contract/knowledge-question';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { addQuestion, found, piecesOf, sourcesOf } from '../../../test/knowledge.ts';
import type { Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { transaction } from '../../platform/db.ts';

let testApp: TestApp;
let team: Team;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openChannelTeam(testApp);
});
afterAll(() => testApp.close());

const paste = ({ id }: Channel, text: string) => team.call(pasteKnowledgeQuestions, { params: { id }, body: { text } });
const refused = (name: string) => expect.objectContaining({ name });
const manyLines = (count: number) =>
  Array.from({ length: count }, (_, at) => `Pergunta ${at}?\tResposta ${at}.`).join('\n');

describe('a question', () => {
  it('is changed and removed with its answer', async () => {
    const channel = await makeChannel(team);
    const body = { question: 'Tem pão?', answer: 'Tem.' };
    const { id: pieceId } = await team.call(addKnowledgeQuestion, { params: { id: channel.id }, body });
    const params = { id: channel.id, pieceId };
    await team.call(changeKnowledgeQuestion, { params, body: { question: 'Tem bolo?', answer: 'De fubá.' } });
    expect(await found(team, channel, 'bolo')).toMatchObject([{ id: pieceId, text: 'De fubá.' }]);
    expect(await found(team, channel, 'pão')).toEqual([]);
    await team.call(removeKnowledgeQuestion, { params });
    expect((await team.call(getKnowledge, { params: { id: channel.id } })).pieces).toBe(0);
    await expect(team.call(removeKnowledgeQuestion, { params })).rejects.toEqual(refused('not_found'));
  });

  it('is there once, also of two members who add it at the same instant', async () => {
    const channel = await makeChannel(team);
    const both = await Promise.all([
      addQuestion(team, channel, 'Tem pão?', 'Tem.'),
      addQuestion(team, channel, 'tem PÃO', 'Tem.'),
    ]);
    expect(new Set(both.map(({ id }) => id)).size).toBe(1);
    const other = addQuestion(team, channel, 'Tem pao?', 'Não.');
    await expect(other).rejects.toMatchObject({ name: 'form_invalid', fields: { question: expect.any(String) } });
    expect(await sourcesOf(team, channel)).toMatchObject([{ kind: 'question', pieces: 1 }]);
  });
});

describe('questions that are pasted', () => {
  it('are taken line by line, and the faulty lines are named', async () => {
    const channel = await makeChannel(team);
    await addQuestion(team, channel, 'Tem pão?', 'Não.');
    const text =
      'Pergunta\tResposta\nTem pão?\tTem.\r\n\nSem resposta\t\n\tSem pergunta\nTem bolo?\tDe fubá.\nCartão\t4111 1111 1111 1111';
    expect(await paste(channel, text)).toEqual({
      added: 1,
      changed: 1,
      same: 0,
      faulty: 3,
      faults: [
        { line: 4, problem: 'noAnswer' },
        { line: 5, problem: 'noQuestion' },
        { line: 7, problem: 'cardNumber' },
      ],
    });
    expect(await paste(channel, 'Tem pão?\tTem.')).toMatchObject({ added: 0, changed: 0, same: 1, faulty: 0 });
    expect((await found(team, channel, 'pão'))[0]).toMatchObject({ text: 'Tem.' });
  });

  it('may be CSV, with quotes around what has several lines', async () => {
    const channel = await makeChannel(team);
    expect(await paste(channel, 'Tem pão?;"Tem.\nDe ""queijo""; também."\nTem bolo?;Tem.')).toMatchObject({ added: 2 });
    const [source] = await sourcesOf(team, channel);
    const pieces = await piecesOf(team, channel, source?.id ?? '');
    expect(pieces.map(({ text }) => text)).toEqual(['Tem.\nDe "queijo"; também.', 'Tem.']);
  });

  it('are ten thousand at most, and none of ten thousand and one is taken', async () => {
    const channel = await makeChannel(team);
    expect(await paste(channel, manyLines(10_000))).toMatchObject({ added: 10_000, faulty: 0 });
    expect((await team.call(getKnowledge, { params: { id: channel.id } })).pieces).toBe(10_000);
    const other = await makeChannel(team);
    await expect(paste(other, manyLines(10_001))).rejects.toEqual(refused('knowledge_pasted_many'));
    expect(await sourcesOf(team, other)).toEqual([]);
  });

  it('come whole or not at all where there is no room', async () => {
    const channel = await makeChannel(team);
    await addQuestion(team, channel, 'Tem pão?', 'Tem.');
    await testApp.platform.db.execute(sql`update knowledge_stock set pieces = 19999 where channel_id = ${channel.id}`);
    await expect(paste(channel, 'A?\tSim.\nB?\tSim.')).rejects.toEqual(refused('knowledge_pieces_full'));
    expect(await found(team, channel, 'A')).toEqual([]);
    expect(await paste(channel, 'A?\tSim.')).toMatchObject({ added: 1 });
  });
});

describe('what was left unanswered', () => {
  const record = ({ id: channelId }: Channel, text: string) => {
    const { db, clock } = testApp.platform;
    const asked = { merchantId: team.merchantId, channelId, text, now: clock.now() };
    return transaction(db, (tx) => testApp.services.unanswered.record(tx, asked));
  };
  const list = async ({ id }: Channel) => (await team.call(listUnanswered, { params: { id } })).list;

  it('is counted once for the same words, without numbers of documents and cards', async () => {
    const channel = await makeChannel(team);
    await record(channel, 'Aceitam cachorro?');
    await record(channel, 'cachorros, aceitam');
    await record(channel, 'Meu CPF é 111.444.777-35 e o cartão 4111 1111 1111 1111, cadê?');
    expect(await list(channel)).toMatchObject([
      { text: 'Aceitam cachorro?', times: 2 },
      { text: 'Meu CPF é *** e o cartão ***, cadê?', times: 1 },
    ]);
  });

  it('becomes a question with its answer, or is put away', async () => {
    const channel = await makeChannel(team);
    await record(channel, 'Aceitam cachorro?');
    await record(channel, 'Tem estacionamento?');
    const [first, second] = await list(channel);
    await addQuestion(team, channel, first?.text ?? '', 'Sim.', first?.id);
    const params = { id: channel.id, unansweredId: second?.id ?? '' };
    await team.call(removeUnanswered, { params });
    expect(await list(channel)).toEqual([]);
    await expect(team.call(removeUnanswered, { params })).rejects.toEqual(refused('not_found'));
  });

  it('is kept up to five hundred questions, the last ones', async () => {
    const channel = await makeChannel(team);
    await testApp.platform.db.execute(sql`insert into knowledge_unanswered
      (merchant_id, channel_id, id, words_key, text, times, last_at)
      select ${team.merchantId}, ${channel.id}, gen_random_uuid(), n::text, 'Antiga ' || n, 1, '2020-01-01'
      from generate_series(1, ${unansweredAtMost}) n`);
    await record(channel, 'A mais nova?');
    const kept = await list(channel);
    expect(kept).toHaveLength(unansweredAtMost);
    expect(kept.some(({ text }) => text === 'A mais nova?')).toBe(true);
  });
});
