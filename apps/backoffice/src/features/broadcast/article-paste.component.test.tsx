import type { Article } from '@balcao/contract/article';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import ArticleEditor from './article-editor.tsx';
import { cleanPasted } from './article-paste.ts';

let said: Article = [];
const Held = ({ value }: { value: Article }) => {
  const [article, setArticle] = useState(value);
  said = article;
  return (
    <ArticleEditor
      channelId="019ab4a0-0000-7000-8000-000000000009"
      value={article}
      epoch={0}
      addresses={new Map()}
      error={undefined}
      onChange={setArticle}
      onPicture={() => undefined}
    />
  );
};
const text = () => page.getByRole('textbox', { name: 'Texto' });
const tool = (name: string) => page.getByRole('button', { name, exact: true });
const open = async (value: Article = []) => {
  await renderForMember(<Held value={value} />, { as: { chatAccount: 'Ana Souza' } });
  await userEvent.click(text());
};
const paste = (html: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  text()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
};
const say = (words: string) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] });
const cell = (words: string) => ({ type: 'tableCell', content: [say(words)] });
const texts = () => JSON.stringify(said);

it('takes a table of Word with its styles, a table within a cell, and a picture that counts readers', async () => {
  await open();
  paste(`<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:w="urn:schemas-microsoft-com:office:word"><head>
    <xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><script>globalThis.word=1</script>
    <style>@import url(https://rastro.example/a.css); td{background:url(https://rastro.example/b.gif)}</style></head><body>
    <!--[if gte mso 9]><xml><w:LatentStyles></w:LatentStyles></xml><![endif]-->
    <table class=MsoTableGrid style='border-collapse:collapse;mso-yfti-tbllook:1184'><tr style='mso-yfti-irow:0'>
      <td width=200 style='background:url("https://rastro.example/c.gif")'><p class=MsoNormal>Pão<o:p></o:p></p></td>
      <td><p class=MsoNormal>R$ 12</p><table><tr><td>quente</td><td>às sete</td></tr></table></td></tr></table>
    <p class=MsoNormal>Fim<img src="https://rastro.example/d.gif" width=1 height=1><v:shape><v:imagedata src="file:///C:/foto.png"/></v:shape></p>
    </body></html>`);
  await expect.poll(() => said.map(({ type }) => type)).toEqual(['table', 'paragraph']);
  expect(said[0]).toMatchObject({
    content: [{ content: [cell('Pão'), { content: [say('R$ 12'), say('quente · às sete')] }] }],
  });
  expect(said[1]).toEqual(say('Fim'));
  expect(texts()).not.toMatch(/rastro|Mso|WordDocument|Normal|style/);
  expect('word' in globalThis).toBe(false);
});

it('takes nested lists and a table of Google Docs', async () => {
  await open();
  const item = (words: string, inner = '') =>
    `<li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400">${words}</span></p></li>${inner}`;
  paste(`<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-9f"><ul>${item('um', `<ul>${item('dois', `<ul>${item('três', `<ul>${item('quatro')}</ul>`)}</ul>`)}</ul>`)}</ul>
    <div dir="ltr" align="left"><table style="border:none"><colgroup><col width="120"><col></colgroup><tbody><tr><td><p>a</p></td><td><h2>b</h2></td></tr></tbody></table></div><br></b>`);
  await expect.poll(() => said.map(({ type }) => type)).toEqual(['bulletList', 'table']);
  expect(texts().match(/"(um|dois|três|quatro)"/g)).toEqual(['"um"', '"dois"', '"três"', '"quatro"']);
  expect(texts().match(/bulletList/g)?.length).toBeLessThanOrEqual(3);
  expect(said[1]).toMatchObject({ content: [{ content: [cell('a'), cell('b')] }] });
});

it.each([
  [
    'paragraphs',
    '<p class=MsoNormal style="margin:0cm"><span lang=PT-BR style="color:black">Pão quente às sete.</span></p>',
  ],
  ['lists within lists', `${'<ul><li>a'.repeat(6)}${'</li></ul>'.repeat(6)}`],
  ['tables within tables', `${'<table><tr><td>a'.repeat(6)}${'</td></tr></table>'.repeat(6)}`],
  [
    'items of Word',
    "<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>·</span>a</p>",
  ],
])('says that 2 MB of %s are too much, and goes on', { timeout: 60_000 }, async (_, piece) => {
  await open([say('antes')] as Article);
  paste(piece.repeat(Math.ceil(2_000_000 / piece.length)));
  await expect.element(page.getByText(/grande demais para uma publicação|^Passou do limite/).first()).toBeVisible();
  expect(said).toEqual([say('antes')]);
  await userEvent.keyboard('E ');
  await expect.poll(texts).toContain('E ');
  expect(texts()).toContain('antes');
});

it('takes back what was pasted in one step, and what was typed before in another', async () => {
  await open();
  await userEvent.keyboard('Antes. ');
  paste('<h1>Torra</h1><p>clara</p><ul><li>um</li></ul>');
  await expect.poll(() => texts()).toContain('um');
  await userEvent.click(tool('Desfazer'));
  await expect.poll(() => said).toEqual([say('Antes. ')]);
  await userEvent.click(tool('Refazer'));
  await expect.poll(() => texts()).toContain('clara');
});

it('does not count pictures twice, nor those within what is dropped', () => {
  const cleaned = cleanPasted(
    '<picture><source srcset="a.webp"><img src="a.jpg"></picture><noscript><img src="b.jpg"></noscript>',
  );
  expect(cleaned).toEqual({ html: '', pictures: 1 });
});
