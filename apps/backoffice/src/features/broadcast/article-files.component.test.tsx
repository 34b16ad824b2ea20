import type { Article } from '@balcao/contract/article';
import { listPictures } from '@balcao/contract/article-picture';
import { dropOn, folderFile, packageFile, pasteInto, pictureFile } from '@balcao/ui/test/files';
import { answerTo } from '@balcao/ui/test/network';
import { type PlayedUpload, playUploads } from '@balcao/ui/test/uploads';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import ArticleEditor from './article-editor.tsx';

let said: Article = [];
const Held = () => {
  const [article, setArticle] = useState<Article>([]);
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
const field = () => text().element();
let sendings: readonly PlayedUpload[] = [];
const names = () => sendings.map(({ name }) => name);
const pictures = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, n) => pictureFile(`foto${n + 1}.png`)));
const notice = (words: RegExp) => page.getByText(words);

beforeEach(async () => {
  answerTo(listPictures, { list: [] });
  sendings = playUploads('019ab4a0-0000-7000-8000-0000000000f1');
  await renderForMember(<Held />, { as: { chatAccount: 'Ana Souza' } });
  await userEvent.click(text());
});

it.each([
  ['pasted', (files: readonly File[]) => pasteInto(field(), { files })],
  ['dropped', (files: readonly File[]) => dropOn(field(), files)],
])('sends five of six pictures that are %s at once, and says that the sixth waits', async (_, give) => {
  expect(give(await pictures(6))).toBe(true);
  await expect.element(notice(/^Escolha no máximo 5 arquivos de cada vez/)).toBeVisible();
  // Three at a time.
  await expect.poll(() => sendings.length).toBe(3);
  for (const one of [...sendings]) one.arrive();
  await expect.poll(() => names().toSorted()).toEqual([1, 2, 3, 4, 5].map((n) => `foto${n}.png`));
});

it.each([
  ['an Android package under another name', () => packageFile('foto.png', 'image/png'), /foto\.png: .*\.apk/],
  ['a folder', () => folderFile('Fotos'), /^Fotos: Envie uma imagem/],
  [
    'a PDF',
    () => new File(['%PDF-1.7'], 'cardápio.pdf', { type: 'application/pdf' }),
    /cardápio\.pdf: Envie uma imagem/,
  ],
])('says that %s is no picture, and stays on the page', async (_, made, words) => {
  const [picture] = await pictures(1);
  if (!picture) throw new Error('there is one');
  expect(dropOn(field(), [made(), picture])).toBe(true);
  await expect.element(notice(words)).toBeVisible();
  // What came with it goes its way.
  await expect.poll(names).toEqual(['foto1.png']);
});

it.each([
  ['a table of Excel', '<table><tr><td>Pão</td><td>R$ 12</td></tr></table>', 'Pão'],
  [
    'a paragraph of Word',
    '<p class=MsoNormal>Chegou a torra <img src="file:///C:/foto.png" width=300 height=200></p>',
    'Chegou',
  ],
])('takes the words of %s, and not the picture that comes with them', async (_, html, words) => {
  pasteInto(field(), { files: await pictures(1), html, text: 'Pão\tR$ 12' });
  await expect.poll(() => JSON.stringify(said)).toContain(words);
  expect(names()).toEqual([]);
});

it.each([
  [
    'Word',
    '<html><body><p class=MsoNormal><img width=300 height=200 src="file:///C:/foto.png"><o:p>&nbsp;</o:p></p></body></html>',
  ],
  ['a page', '<meta charset="utf-8"><img src="https://rastro.example/foto.png" alt="Pão">'],
])('sends a picture that was copied alone in %s, and loads nothing from where it stood', async (_, html) => {
  expect(pasteInto(field(), { files: await pictures(1), html })).toBe(true);
  await expect.poll(names).toEqual(['foto1.png']);
  expect(JSON.stringify(said)).not.toMatch(/rastro|file:/);
});
