import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { FileDrop } from './file-drop.tsx';
import texts from './i18n/pt/ui.ts';
import { dropOn, folderFile, pictureFile } from './test/files.ts';
import { renderPart } from './test/render-part.tsx';

it('keeps the page where files are dropped beside what takes them, and gives those to it that are meant for it', async () => {
  const taken: string[] = [];
  await renderPart(
    <>
      <p>Chegou a torra.</p>
      <FileDrop
        label="Escolher arquivo"
        help="PDF"
        accept=".pdf"
        several
        onFiles={(files) => taken.push(...files.map(({ name }) => name))}
      />
    </>,
    { locale: 'pt-BR', texts: { ui: texts } },
  );
  expect(
    dropOn(page.getByText('Chegou a torra.').element(), [await pictureFile('foto.png'), folderFile('Fotos')]),
  ).toBe(true);
  expect(taken).toEqual([]);
  expect(
    dropOn(page.getByRole('button', { name: /Escolher arquivo/ }).element(), [await pictureFile('bolo.png')]),
  ).toBe(true);
  expect(taken).toEqual(['bolo.png']);
});
