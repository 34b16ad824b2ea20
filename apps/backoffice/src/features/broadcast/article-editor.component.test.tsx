import type { Article } from '@balcao/contract/article';
import { expectAccessible } from '@balcao/ui/test/look';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import ArticleEditor from './article-editor.tsx';

const upload = '019a0000-0000-7000-8000-000000000001';
const point = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
let said: Article = [];
const Held = ({ value }: { value: Article }) => {
  const [article, setArticle] = useState(value);
  said = article;
  return (
    <ArticleEditor
      channelId="019ab4a0-0000-7000-8000-000000000009"
      value={article}
      epoch={0}
      addresses={new Map([[upload, point]])}
      error={undefined}
      onChange={setArticle}
      onPicture={() => undefined}
    />
  );
};
const open = async (value: Article = []) => {
  await renderForMember(<Held value={value} />, { as: { chatAccount: 'Ana Souza' } });
  await userEvent.click(text());
};
const text = () => page.getByRole('textbox', { name: 'Texto' });
const tool = (name: string) => page.getByRole('button', { name, exact: true });
const paste = (html: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  text()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
};
const say = (words: string) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] });
const heading = (level: number, words: string) => ({ type: 'heading', attrs: { level }, content: say(words).content });
const listed = (type: string, ...items: unknown[][]) => ({
  type,
  content: items.map((content) => ({ type: 'listItem', content })),
});

it('takes what is typed, in bold by the keyboard, and takes it back', async () => {
  await open();
  await userEvent.keyboard('Chegou a {Control>}b{/Control}torra');
  await expect
    .poll(() => said)
    .toEqual([
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Chegou a ' },
          { type: 'text', marks: [{ type: 'bold' }], text: 'torra' },
        ],
      },
    ]);
  await expect.element(tool('Negrito')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(tool('Desfazer'));
  await expect.poll(() => JSON.stringify(said)).not.toContain('torra');
  await userEvent.click(tool('Refazer'));
  await expect.poll(() => JSON.stringify(said)).toContain('torra');
  await expectAccessible();
});

it('makes headings, lists and tables by its buttons', async () => {
  await open();
  await userEvent.click(tool('Título de seção'));
  await userEvent.keyboard('Torra{Enter}');
  await userEvent.click(tool('Lista numerada'));
  await userEvent.keyboard('um{Enter}dois{Enter}{Enter}');
  await expect
    .poll(() => said.slice(0, 2))
    .toEqual([heading(2, 'Torra'), listed('orderedList', [say('um')], [say('dois')])]);
  await userEvent.click(tool('Inserir tabela'));
  await userEvent.click(tool('Linha abaixo'));
  await expect.poll(() => said.find(({ type }) => type === 'table')).toMatchObject({ content: { length: 4 } });
});

it('leads only to good addresses', async () => {
  await open();
  await userEvent.keyboard('aqui');
  await userEvent.dblClick(text().getByText('aqui'));
  await userEvent.click(tool('Link'));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Endereço').fill('javascript:alert(1)');
  await userEvent.click(dialog.getByRole('button', { name: 'Adicionar o link' }));
  await expect.element(dialog.getByLabelText('Endereço')).toHaveAccessibleDescription(/https/);
  await dialog.getByLabelText('Endereço').fill('https://cafe.example/a');
  await userEvent.click(dialog.getByRole('button', { name: 'Adicionar o link' }));
  await expect.poll(() => JSON.stringify(said)).toContain('"href":"https://cafe.example/a"');
});

it('makes lists and headings of what Word writes', async () => {
  await open();
  const item = (level: number, sign: string, words: string) =>
    `<p class=MsoListParagraph style='text-indent:-18pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`;
  paste(
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{color:red}</style></head><body><!--StartFragment-->
    <p class=MsoTitle>Novidades</p><h3>Da serra</h3>${item(1, '·', 'grãos')}${item(2, 'o', 'claros')}${item(1, '·', 'moídos')}<p class=MsoNormal>Depois</p>${item(1, '1.', 'um')}${item(1, '2.', 'dois')}<!--EndFragment--></body></html>`,
  );
  await expect
    .poll(() => said)
    .toEqual([
      heading(2, 'Novidades'),
      heading(3, 'Da serra'),
      listed('bulletList', [say('grãos'), listed('bulletList', [say('claros')])], [say('moídos')]),
      say('Depois'),
      listed('orderedList', [say('um')], [say('dois')]),
    ]);
});

it('keeps what is bold in Google Docs, and nothing else of its looks', async () => {
  await open();
  paste(
    `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><h1 dir="ltr"><span style="font-weight:400;color:#000">Torra</span></h1><p dir="ltr" style="line-height:1.38"><span style="font-weight:400">Chegou a </span><span style="font-weight:700;font-style:italic">torra</span><span> em </span><a href="https://cafe.example/a"><span style="color:#1155cc">casa</span></a></p><ul><li dir="ltr"><p>um</p></li></ul></b>`,
  );
  await expect
    .poll(() => said)
    .toEqual([
      heading(2, 'Torra'),
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Chegou a ' },
          { type: 'text', marks: [{ type: 'bold' }, { type: 'italic' }], text: 'torra' },
          { type: 'text', text: ' em ' },
          { type: 'text', marks: [{ type: 'link', attrs: { href: 'https://cafe.example/a' } }], text: 'casa' },
        ],
      },
      listed('bulletList', [say('um')]),
    ]);
});

it('takes nothing that runs, loads or leads astray, and says how many pictures it left out', async () => {
  await open();
  paste(
    `<p onclick="globalThis.ran=1">Oi <a href="javascript:alert(1)">aqui</a> <a href="https://c\u0430fe.example">ali</a></p>
    <script>globalThis.ran=1</script><style>body{display:none}</style><iframe src="/x"></iframe>
    <img src="/pixel.gif" width="1" height="1"><img src="/foto.jpg" onerror="globalThis.ran=1"><svg onload="globalThis.ran=1"></svg>
    <form action="/x"><input value="a"></form><table><tr>${'<td>a</td>'.repeat(11)}</tr></table>`,
  );
  await expect.element(page.getByText(/^1 imagem do texto colado ficou de fora/)).toBeVisible();
  await expect.poll(() => said.map(({ type }) => type)).toEqual(['paragraph', 'paragraph']);
  expect(JSON.stringify(said)).not.toMatch(/javascript|href|script|img/);
  expect(text().element().querySelectorAll('img[src], script, iframe, a')).toHaveLength(0);
  expect('ran' in globalThis).toBe(false);
});

it('refuses what would not fit, and keeps what was there', async () => {
  await open([say('antes')] as Article);
  const deep = '<ul><li>a'.repeat(6) + '</li></ul>'.repeat(6);
  paste(deep);
  await expect.poll(() => JSON.stringify(said).match(/"text":"(antes)?a"/g)?.length).toBe(6);
  expect(JSON.stringify(said).match(/bulletList/g)?.length).toBeLessThanOrEqual(3);
  paste(`<p>${'a'.repeat(61_000)}</p>`);
  await expect
    .element(page.getByText('O texto é grande demais para uma publicação. Remova uma parte.').first())
    .toBeVisible();
  expect(JSON.stringify(said)).toContain('antes');
  expect(JSON.stringify(said).length).toBeLessThan(2_000);
});

it('shows a picture of the team, with words for those who do not see it', async () => {
  await open([{ type: 'picture', attrs: { upload, alt: '', width: 8, height: 6 } }, say('fim')] as Article);
  await page.getByLabelText('O que a imagem mostra').fill('Grãos torrados');
  await expect
    .poll(() => said[0])
    .toEqual({
      type: 'picture',
      attrs: { upload, alt: 'Grãos torrados', width: 8, height: 6 },
    });
  await userEvent.click(tool('Remover a imagem'));
  await expect.poll(() => said).toEqual([say('fim')]);
});
