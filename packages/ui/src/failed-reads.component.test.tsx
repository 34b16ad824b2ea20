import { RefusedError } from '@balcao/sdk/client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import shared from './i18n/pt/shared.ts';
import ui from './i18n/pt/ui.ts';
import { Loaded } from './loaded.tsx';
import { currentNotices, settleDialog } from './notice.ts';
import { renderPart } from './test/render-part.tsx';

const failing = (message: string) =>
  queryOptions({
    queryKey: ['failing', message],
    queryFn: (): Promise<string> => Promise.reject(new RefusedError('unavailable', 503, message)),
    retry: false,
  });
const Silent = ({ message }: { message: string }) => <p>{useQuery(failing(message)).data ?? 'nada'}</p>;
const Speaking = ({ message }: { message: string }) => (
  <Loaded query={useQuery(failing(message))} loading={<p>carregando</p>}>
    {(data) => <p>{data}</p>}
  </Loaded>
);
const open = (part: React.ReactNode) => renderPart(part, { locale: 'pt-BR', texts: { shared, ui } });
const dialog = () => page.getByRole('alertdialog');
afterEach(() => {
  for (const { id } of currentNotices().dialogs) settleDialog(id, true);
});

it('a read that fails in a part that does not read its error is said in a dialog', async () => {
  await open(<Silent message="Estamos em manutenção." />);
  await expect.element(dialog()).toMatchTextContent(/Estamos em manutenção\./);
});

it('what a part shows in its place is said by no dialog, also where another part reads the same without a word', async () => {
  await open(
    <>
      <Speaking message="Aqui não deu." />
      <Silent message="Aqui não deu." />
      <Silent message="Ali não deu." />
    </>,
  );
  await expect.element(page.getByRole('alert').filter({ hasText: 'Aqui não deu.' })).toBeVisible();
  await expect.element(dialog()).toMatchTextContent(/Ali não deu\./);
  expect(currentNotices().dialogs).toHaveLength(1);
});
