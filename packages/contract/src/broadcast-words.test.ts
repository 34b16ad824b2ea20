import { describe, expect, it } from 'vitest';
import { partsOfText, readLink } from './broadcast-link.ts';
import { ReadyBroadcast } from './broadcast-ready.ts';
import { countWords, wordsAtMost } from './broadcast-words.ts';

describe('words as people count them', () => {
  it.each([
    ['', 0],
    ['   \n  ', 0],
    ['— … ! 🎉', 0],
    ['Pão de queijo fresquinho', 4],
    ['Segunda-feira, às 9h: café e pão.', 7],
    ['Não é à toa que não há ninguém', 8],
    ['今天面包八折', 6],
    ['今天，面包打8折！', 7],
    ['欢迎来到 Café do Mercado', 7],
    ['Veja em https://cafe.example/novidades/hoje?de=1 agora', 3],
    ['详情 https://cafe.example/a。', 2],
  ])('%j has %i', (text, words) => {
    expect(countWords(text)).toBe(words);
  });

  it.each([
    ['Portuguese', 'pão ', ''],
    ['Chinese', '面', '包'],
  ])('in %s, so many are sent and not one more; the title counts for nothing', (_, word, more) => {
    const title = 'Um título de seis palavras aqui';
    const isReady = (text: string) => ReadyBroadcast.safeParse({ type: 'message', title, text }).success;
    const most = word.repeat(wordsAtMost);
    expect(countWords(most)).toBe(3_000);
    expect(isReady(most)).toBe(true);
    expect(isReady(`${most}${more || 'queijo'}`)).toBe(false);
    const linked = `${most} https://cafe.example/a`;
    expect(isReady(linked)).toBe(true);
  });
});

describe('an address that people are led to', () => {
  it.each([
    ['https://cafe.example/cardapio?dia=1#hoje', 'https://cafe.example/cardapio?dia=1#hoje'],
    ['  HTTPS://CAFE.example ', 'https://cafe.example/'],
    ['https://pão.example/a', 'https://xn--po-sia.example/a'],
  ])('%j is kept as %j', (text, address) => {
    expect(readLink(text)).toMatchObject({ address });
  });

  it.each([
    ['', 'url'],
    ['cafe.example', 'url'],
    ['javascript:alert(1)', 'linkInsecure'],
    ['data:text/html,oi', 'linkInsecure'],
    ['http://cafe.example', 'linkInsecure'],
    ['https://cafe', 'url'],
    ['https://127.0.0.1/', 'url'],
    ['https://[::1]/', 'url'],
    ['https://*.cafe.example/', 'url'],
    ['https://ana:senha@cafe.example/', 'addressPassword'],
    ['https://cafe.example@outro.example/', 'addressPassword'],
    ['https://c\u0430fe.example/', 'linkDisguised'],
    ['https://cafe\u200b.example/', 'linkDisguised'],
    ['https://cafe.example\\@outro.example/', 'linkDisguised'],
  ])('%j is refused: %s', (text, fault) => {
    expect(readLink(text)).toEqual({ fault });
  });

  it('is found in a text, without what ends the sentence; what is no good address stays text', () => {
    const text = 'Veja (https://cafe.example/a), não http://b.example ou javascript:alert(1).';
    expect(partsOfText(text)).toEqual([
      { text: 'Veja (' },
      { text: 'https://cafe.example/a', address: 'https://cafe.example/a' },
      { text: '), não http://b.example ou javascript:alert(1).' },
    ]);
  });
});
