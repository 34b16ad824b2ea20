import { getMedia, type Media, type MediaKind } from '@balcao/contract/media';
import { dropOn, folderFile, packageFile } from '@balcao/ui/test/files';
import { expectAccessible } from '@balcao/ui/test/look';
import { answerTo } from '@balcao/ui/test/network';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { MediaField } from './media-field.tsx';

const film: Media = {
  id: '019ab4a0-0000-7000-8000-000000000021',
  type: 'mp4',
  name: 'Como torramos.mp4',
  bytes: 48_000_000,
  width: 1_080,
  height: 1_080,
  seconds: 3_725,
  codec: 'avc1.64001f',
  pages: null,
  scan: 'unscanned',
  url: '/media/none',
  posterUrl: null,
};
let drafts = 0;
const open = (kind: MediaKind, kept: readonly string[]) => {
  drafts += 1;
  const place = {
    channelId: '019ab4a0-0000-7000-8000-000000000009',
    id: `019ab4a0-0000-7000-8000-${`${drafts}`.padStart(12, '0')}`,
  };
  const Field = () => {
    const [value, setValue] = useState(kept);
    return <MediaField place={place} kind={kind} value={value} error={undefined} onChange={setValue} />;
  };
  return renderForMember(<Field />);
};
/** A file that says it is so large, without being it. */
const large = (name: string, megabytes: number): File => {
  const file = new File(['x'], name);
  Object.defineProperty(file, 'size', { value: megabytes * 1024 * 1024 });
  return file;
};
const choose = (files: readonly File[]) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('the field takes files');
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

it('says what was found in a film, and advises without forbidding', async () => {
  answerTo(getMedia, film);
  await open('video', [film.id]);
  await expect.element(page.getByText('1.080 × 1.080 · 01:02:05 · avc1.64001f')).toBeVisible();
  await expect.element(page.getByText(/^Abaixo de 1\.920 × 1\.080/)).toBeVisible();
  await expect.element(page.getByText(/^Não está em 16:9/)).toBeVisible();
  await expect.element(page.getByText('Não verificado por antivírus')).toBeVisible();
  await expectAccessible();
  await userEvent.click(page.getByRole('button', { name: 'Remover Como torramos.mp4' }));
  await expect.element(page.getByRole('button', { name: /Escolher arquivo/ })).toBeVisible();
});

it('says of a file that is infected that it must go', async () => {
  answerTo(getMedia, { ...film, scan: 'infected' });
  await open('video', [film.id]);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Tem um vírus');
});

it('refuses a film of 801 MB before anything is sent', async () => {
  await open('video', []);
  choose([large('filme.mp4', 801)]);
  await expect.element(page.getByText(/filme\.mp4: .*800\sMB/)).toBeVisible();
  await expectAccessible();
});
it('refuses a document of 2,049 MB and an empty one before anything is sent', async () => {
  await open('document', []);
  choose([large('a.pdf', 2_049)]);
  await expect.element(page.getByText(/a\.pdf: .*2\.048\sMB/)).toBeVisible();
  choose([new File([], 'b.pdf')]);
  await expect.element(page.getByRole('alert')).toHaveTextContent('b.pdf: O arquivo está vazio. Escolha outro.');
});
it('refuses an Android package and a wrong type before anything is sent, and says of which', async () => {
  await open('document', []);
  choose([new File(['x'], 'jogo.APK')]);
  await expect.element(page.getByText(/^jogo\.APK: Aplicativos do Android/)).toBeVisible();
  choose([new File(['x'], 'foto.gif', { type: 'image/gif' })]);
  await expect.element(page.getByText(/^foto\.gif: Este tipo de arquivo/)).toBeVisible();
});
it('refuses a folder and an Android package under another name that are dropped, and says of which', async () => {
  await open('document', []);
  const area = page.getByRole('button', { name: /Escolher arquivo/ }).element();
  dropOn(area, [folderFile('Cardápios')]);
  await expect.element(page.getByText(/^Cardápios: Este tipo de arquivo/)).toBeVisible();
  dropOn(area, [packageFile('cardápio.pdf', 'application/pdf')]);
  await expect.element(page.getByText(/^cardápio\.pdf: Aplicativos do Android/)).toBeVisible();
});
it('takes five files at a time, and says that the others wait for another choice', async () => {
  await open('document', []);
  choose(Array.from({ length: 7 }, (_, index) => new File(['x'], `lista-${index}.pdf`)));
  await expect.element(page.getByText(/^Escolha no máximo 5 arquivos de cada vez/)).toBeVisible();
  await expect.element(page.getByText('lista-4.pdf')).toBeVisible();
  expect(page.getByText('lista-5.pdf').elements()).toHaveLength(0);
});
