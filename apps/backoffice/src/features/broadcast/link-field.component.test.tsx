import { listPictures } from '@balcao/contract/article-picture';
import { type LinkPage, readLinkPage } from '@balcao/contract/broadcast-link-page';
import { pictureFile } from '@balcao/ui/test/files';
import { expectAccessible } from '@balcao/ui/test/look';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { playUploads } from '@balcao/ui/test/uploads';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { type Words, wordsOf } from './broadcast-draft-words.ts';
import { LinkField } from './link-field.tsx';

const upload = '019ab4a0-0000-7000-8000-0000000000f1';
const shown = '/app/v1/channel/picture/a';
let words = wordsOf({ values: {} });
const Held = ({ begin }: { begin: Partial<Words> }) => {
  const [held, setHeld] = useState<Words>({ ...wordsOf({ values: {} }), type: 'link', ...begin });
  words = held;
  return (
    <>
      <input
        aria-label="Título"
        value={held.title}
        onChange={({ target }) => setHeld({ ...held, title: target.value })}
      />
      <LinkField
        channelId="019ab4a0-0000-7000-8000-000000000009"
        words={held}
        error={undefined}
        cleaned={(text) => text}
        onChange={(change) => setHeld((before) => ({ ...before, ...change }))}
        onPicture={() => undefined}
      />
    </>
  );
};
const base64Of = async (file: File): Promise<string> =>
  btoa(String.fromCharCode(...new Uint8Array(await file.arrayBuffer())));
const bread = async (change: Partial<LinkPage> = {}): Promise<LinkPage> => ({
  title: 'Pão de queijo da serra',
  description: 'Sai às sete.',
  picture: await base64Of(await pictureFile('pao.png')),
  ...change,
});
const address = () => page.getByLabelText('Endereço');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const both = 'Usar o título e a imagem da página';
const open = async (begin: Partial<Words> = {}, answer: LinkPage | null | Refusal | undefined = undefined) => {
  const reply = answer === undefined ? await bread() : answer;
  const asked = answerTo(readLinkPage, reply instanceof Refusal ? reply : { page: reply });
  answerTo(listPictures, { list: [{ id: upload, state: 'ready', problem: null, address: shown }] });
  const sendings = playUploads(upload);
  await renderForMember(<Held begin={begin} />, { as: { chatAccount: 'Ana Souza' } });
  return { asked, sendings };
};
const write = async (url: string) => {
  await address().fill(url);
  await userEvent.tab();
};

it('offers the title and the picture of the page, and takes both with one click', async () => {
  const { asked, sendings } = await open();
  await write('https://padaria.example/pao');
  await expect.element(page.getByText('Pão de queijo da serra')).toBeVisible();
  await expect.element(page.getByAltText('Imagem da página')).toBeVisible();
  expect(words).toMatchObject({ title: '', text: '', cover: null });
  expect(asked).toMatchObject([{ body: { url: 'https://padaria.example/pao' } }]);
  await expectAccessible();
  await userEvent.click(button(both));
  expect(words.title).toBe('Pão de queijo da serra');
  await expect.poll(() => sendings.map(({ name }) => name)).toEqual(['padaria.example.jpg']);
  sendings[0]?.arrive();
  await expect.poll(() => words).toMatchObject({ cover: upload, text: '' });
  await userEvent.click(button('Usar o resumo como texto'));
  expect(words.text).toBe('Sai às sete.');
  await expect.element(page.getByRole('region')).not.toBeInTheDocument();
});

it('leaves alone what was typed or chosen, also while the picture is on its way', async () => {
  const { sendings } = await open({ title: 'Meu título', text: 'Meu texto' });
  await write('https://padaria.example/pao');
  await expect.element(button(both)).not.toBeInTheDocument();
  await userEvent.click(button('Usar a imagem da página'));
  await page.getByLabelText('Título').fill('Outro título');
  await expect.poll(() => sendings.length).toBe(1);
  sendings[0]?.arrive();
  await expect.poll(() => words).toMatchObject({ title: 'Outro título', text: 'Meu texto', cover: upload });
});

it('asks for nothing where title and picture are there, and for no address that is no good', async () => {
  const { asked } = await open({ title: 'Meu título', cover: upload });
  await write('https://padaria.example/pao');
  await userEvent.clear(page.getByLabelText('Título'));
  await write('http://padaria.example');
  await write('padaria');
  expect(asked).toEqual([]);
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
});

it.each([
  ['there is nothing to read', null],
  ['the server has too much to do', new Refusal('too_many_requests', 'Muitas solicitações em pouco tempo.')],
])('says in one sentence that the page could not be read when %s', async (_, answer) => {
  await open({}, answer);
  await write('https://padaria.example/pao');
  await expect.element(page.getByText('Não deu para ler a página. Preencha à mão.')).toBeVisible();
  await expect.element(page.getByText('Muitas solicitações')).not.toBeInTheDocument();
  await page.getByLabelText('Título').fill('À mão');
  expect(words).toMatchObject({ title: 'À mão', url: 'https://padaria.example/pao' });
});

it('goes away when the writer does not want it, or leads elsewhere', async () => {
  await open({}, await bread({ picture: null }));
  await write('https://padaria.example/pao');
  await expect.element(button('Usar o título da página')).toBeVisible();
  await address().fill('https://padaria.example/outra');
  await expect.element(button('Usar o título da página')).not.toBeInTheDocument();
  await userEvent.tab();
  await userEvent.click(button('Agora não'));
  await expect.element(page.getByRole('region')).not.toBeInTheDocument();
  expect(words).toMatchObject({ title: '', text: '', cover: null });
});
