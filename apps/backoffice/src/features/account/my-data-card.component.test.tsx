import { downloadAccountData } from '@balcao/contract/account-data';
import { expectAccessible } from '@balcao/ui/test/look';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { MyDataCard } from './my-data-card.tsx';

const zip = () => new Response(new Blob(['PK']), { headers: { 'content-type': 'application/zip' } }) as never;
const download = () => userEvent.click(page.getByRole('button', { name: 'Baixar os meus dados' }));

it('what is in the file is said before it is fetched, and what of it stays with a team', async () => {
  await renderForMember(<MyDataCard />);
  const contents = page.getByRole('list', { name: 'O que está no arquivo' });
  await expect
    .element(contents.getByText('O que você enviou para análise pelas equipes, com os documentos'))
    .toBeVisible();
  await expect.element(page.getByText(/A sua certificação pessoal é sempre sua/)).toBeVisible();
  await expectAccessible();
});

it('the file is said to be ready once it is whole', async () => {
  const calls = answerTo(downloadAccountData, zip);
  await renderForMember(<MyDataCard />);
  await download();
  await expect.element(page.getByText('Arquivo pronto.')).toBeVisible();
  expect(calls).toHaveLength(1);
});

it('what the server refuses is said, and no file comes', async () => {
  answerTo(downloadAccountData, new Refusal('too_many_requests', 'Muitos pedidos em pouco tempo.'));
  await renderForMember(<MyDataCard />);
  await download();
  await expect.element(page.getByText('Muitos pedidos em pouco tempo.')).toBeVisible();
  await expect.element(page.getByText('Arquivo pronto.')).not.toBeInTheDocument();
});
