import { describe, expect, it } from 'vitest';
import { Article, type ArticleBlock, articleLimits, ReadyArticle } from './article.ts';
import { excerptOf, textOfArticle, uploadsIn } from './article-text.ts';

const upload = '019a0000-0000-7000-8000-000000000001';
const say = (text: string): ArticleBlock => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const lead = (href: string): ArticleBlock => ({
  type: 'paragraph',
  content: [{ type: 'text', marks: [{ type: 'link', attrs: { href } }], text: 'aqui' }],
});
const picture: ArticleBlock = { type: 'picture', attrs: { upload, alt: 'Um pão', width: 800, height: 600 } };
const table = (rows: number, columns: number): ArticleBlock => ({
  type: 'table',
  content: Array.from({ length: rows }, () => ({
    type: 'tableRow' as const,
    content: Array.from({ length: columns }, () => ({
      type: 'tableCell' as const,
      content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'a' }] }],
    })),
  })),
});
const listOf = (within: unknown) => ({ type: 'bulletList', content: [{ type: 'listItem', content: [within] }] });
const isTaken = (value: unknown): boolean => Article.safeParse(value).success;
const wordsOf = (value: unknown, schema: typeof Article = Article): (string | undefined)[] =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe('an article', () => {
  it('of headings, lists in lists, a link, a table and a picture is kept as it is', () => {
    const whole = [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Torra' }] },
      { type: 'paragraph' },
      { type: 'paragraph', content: [{ type: 'text', marks: [{ type: 'bold' }], text: 'a ' }, { type: 'hardBreak' }] },
      listOf(listOf(listOf(say('fundo')))),
      lead('https://cafe.example/a'),
      table(articleLimits.rows, articleLimits.columns),
      picture,
    ];
    expect(JSON.stringify(Article.parse(whole))).toBe(JSON.stringify(whole));
  });

  it.each([
    ['a level of headings that there is not', [{ type: 'heading', attrs: { level: 1 } }]],
    ['a part of another kind', [{ type: 'iframe', attrs: { src: 'https://a.example' } }]],
    ['a picture from elsewhere', [{ ...picture, attrs: { ...picture.attrs, src: 'https://a.example/1.gif' } }]],
    ['a style', [{ type: 'paragraph', attrs: { style: 'color: red' } }]],
    ['one row too many', [table(articleLimits.rows + 1, 1)]],
    ['one column too many', [table(1, articleLimits.columns + 1)]],
    ['one list too deep', [listOf(listOf(listOf(listOf(say('a')))))]],
    ['a mark that turns text around', [say('a\u202eb')]],
    ['a line break in a piece', [say('a\nb')]],
    ['the number of a card', [say('4111 1111 '), say('x'), say('Cartão 4111 1111 1111 1111')]],
    ['a word too long', [say('a'.repeat(20_001))]],
  ])('is refused with %s', (_, value) => {
    expect(isTaken(value)).toBe(false);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,oi',
    'http://cafe.example',
    '//cafe.example',
    '/admin',
    'https://c\u0430fe.example/',
    'https://ana:senha@cafe.example/',
    'https://127.0.0.1/',
  ])('leads nowhere by %s', (href) => {
    expect(isTaken([lead(href)])).toBe(false);
  });

  it('that is nested twenty thousand deep is refused at once, not by running out of stack', () => {
    let value: unknown = say('fundo');
    for (let level = 0; level < 20_000; level += 1) value = listOf(value);
    expect(isTaken([value])).toBe(false);
  });

  it('has so many pictures, nodes and letters, and not one more', () => {
    const pictures = Array.from({ length: articleLimits.pictures }, () => picture);
    expect(isTaken(pictures)).toBe(true);
    expect(wordsOf([...pictures, picture])).toEqual(['articlePictures 20']);
    expect(wordsOf([say('a '.repeat(9_999)), say('b '.repeat(9_999)), say('c '.repeat(9_999)), say('d')])).toEqual([]);
    expect(wordsOf(Array.from({ length: 4 }, () => say('a'.repeat(16_000))))).toEqual(['articleTooLarge']);
    const line: ArticleBlock = {
      type: 'paragraph',
      content: Array.from({ length: 999 }, () => ({ type: 'text' as const, text: 'a' })),
    };
    expect(wordsOf([line, line, line])).toEqual([]);
    expect(wordsOf([line, line, line, say('a')])).toEqual(['articleTooLarge']);
  });

  it.each([
    ['Portuguese', 'pão ', 'queijo'],
    ['Chinese', '面', '包'],
  ])('in %s goes out with 3,000 words and not with one more; addresses of links count for nothing', (_, word, more) => {
    const most = [say(word.repeat(3_000)), lead('https://cafe.example/um/dois/tres')];
    expect(wordsOf(most, ReadyArticle)).toEqual(['wordsAtMost 3000']);
    expect(wordsOf([say(word.repeat(2_999)), most[1]], ReadyArticle)).toEqual([]);
    expect(wordsOf([say(word.repeat(2_999)), most[1], say(more)], ReadyArticle)).toEqual(['wordsAtMost 3000']);
  });

  it('goes out when it says or shows something', () => {
    expect(wordsOf([], ReadyArticle)).toEqual(['articleEmpty']);
    expect(wordsOf([{ type: 'paragraph' }, say('  ')], ReadyArticle)).toEqual(['articleEmpty']);
    expect(wordsOf([picture], ReadyArticle)).toEqual([]);
  });
});

describe('the text of an article', () => {
  it('has a line for each paragraph, item and cell, and nothing of addresses', () => {
    const blocks = [
      say('um'),
      listOf(say('dois')),
      table(1, 2),
      lead('https://cafe.example'),
      picture,
    ] as ArticleBlock[];
    expect(textOfArticle(blocks)).toBe('um\ndois\na\na\naqui');
    expect(uploadsIn(blocks)).toEqual([upload]);
  });

  it('is shown in short up to the end of a word', () => {
    expect(excerptOf('  um\n dois ')).toBe('um dois');
    expect(excerptOf('palavra '.repeat(60))).toMatch(/^(palavra ){21}palavra…$/);
    expect([...excerptOf('面'.repeat(300))]).toHaveLength(181);
  });
});
