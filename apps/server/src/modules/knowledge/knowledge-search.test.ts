import type { Channel } from '@balcao/contract/channel';
import { removeKnowledge } from '@balcao/contract/knowledge';
import { searchKnowledge } from '@balcao/contract/knowledge-search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { addPage, addQuestion, found } from '../../../test/knowledge.ts';
import type { Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let team: Team;
let channel: Channel;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openChannelTeam(testApp);
  channel = await makeChannel(team);
  await addPage(team, channel, 'Trocas e devoluções', 'As devoluções do dinheiro levam até três dias úteis.');
  await addPage(team, channel, 'Entrega', 'Entregamos bicicletas em todo o Brasil em até dez dias.');
  await addPage(team, channel, 'Envíos', 'Los envíos a México tardan una semana y son gratis.');
  await addPage(team, channel, 'Refunds', 'You get refunds for cancelled orders within three days.');
  await addPage(team, channel, '南京', '南京市长江大桥附近的门店可以提现。');
  await addQuestion(team, channel, 'Vocês abrem no domingo?', 'Sim, das 8 às 13.');
  await addQuestion(team, channel, 'Qual é o horário de sábado?', 'Das 8 às 18.');
});
afterAll(() => testApp.close());

const best = async (text: string) => (await found(team, channel, text))[0];

describe('a search', () => {
  it.each([
    ['devolução', 'Trocas e devoluções'],
    ['devolucao do dinheiro', 'Trocas e devoluções'],
    ['devolucoes', 'Trocas e devoluções'],
    ['Como devolver? Quero a devolução', 'Trocas e devoluções'],
    ['entrega de bicicleta', 'Entrega'],
    ['quanto tarda el envio a mexico', 'Envíos'],
    ['refund of an order', 'Refunds'],
    ['市长', '南京'],
    ['可以提现吗', '南京'],
    ['abre domingo', 'Vocês abrem no domingo?'],
    ['horario no sabado', 'Qual é o horário de sábado?'],
  ])('for %j finds what is meant first', async (text, title) => {
    expect(await best(text)).toMatchObject({ sourceTitle: title });
  });

  it('forgives letters that were mistyped', async () => {
    const { list } = await team.call(searchKnowledge, { params: { id: channel.id }, query: { text: 'bicicretas' } });
    expect(list[0]).toMatchObject({ sourceTitle: 'Entrega' });
    expect(await best('bicicreta')).toMatchObject({ sourceTitle: 'Entrega' });
  });

  it('takes a mistyped word for one of this channel alone, and for none whose source went', async () => {
    const other = await makeChannel(team);
    expect(await found(team, other, 'bicicretas')).toEqual([]);
    const source = await addPage(team, other, 'Patinetes', 'Alugamos patinetes elétricos por hora.');
    await addPage(team, other, 'Capacetes', 'O capacete é obrigatório.');
    expect((await found(team, other, 'patimetes'))[0]).toMatchObject({ sourceTitle: 'Patinetes' });
    await team.call(removeKnowledge, { params: { id: other.id, sourceId: source.id } });
    expect(await found(team, other, 'patimetes')).toEqual([]);
    expect((await found(team, other, 'capasete'))[0]).toMatchObject({ sourceTitle: 'Capacetes' });
  });

  it('is sure of what it knows and unsure of what it does not', async () => {
    expect(await best('Vocês abrem no domingo?')).toMatchObject({ score: 1, isConfident: true });
    expect((await best('devolução do dinheiro'))?.isConfident).toBe(true);
    for (const text of ['Vocês aceitam cachorro na loja de brinquedos?', 'Qual o telefone do gerente financeiro?'])
      expect((await best(text))?.isConfident ?? false, text).toBe(false);
    expect(await found(team, channel, 'xadrez')).toEqual([]);
    expect(await found(team, channel, '?!')).toEqual([]);
  });

  it('marks the words that were asked for', async () => {
    const hit = await best('devolucao dinheiro');
    expect(hit?.marks.map(([from, to]) => hit.text.slice(from, to))).toEqual(['devoluções', 'dinheiro']);
    const chinese = await best('提现');
    expect(chinese?.marks.map(([from, to]) => chinese.text.slice(from, to))).toEqual(['提现']);
  });

  it('finds nothing of another channel, and takes what looks like a query for words', async () => {
    const other = await makeChannel(team);
    expect(await found(team, other, 'devolução')).toEqual([]);
    for (const text of [`'a' | 'b':*`, `\\' & !(x)`, `#${channel.id}`, "d'água <-> !!", '"; drop table'])
      expect(Array.isArray(await found(team, channel, text))).toBe(true);
  });
});
