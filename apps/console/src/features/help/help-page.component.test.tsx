import { type DeskHelp, listDeskHelp, listDeskMissed, listDeskRemarks } from '@balcao/contract/help-desk';
import { expectAccessible } from '@balcao/ui/test/look';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderForStaff } from '../../test/console-part.tsx';
import { HelpPage } from './help-page.tsx';

const at = '2026-11-27T12:00:00.000Z';
const fee: DeskHelp = {
  slug: 'fee',
  area: 'money',
  title: 'Tarifas',
  useful: 3,
  notUseful: 7,
  remarks: 2,
  lastAt: at,
};
const open = (slug?: 'fee') => renderForStaff(<HelpPage search={{ slug }} onSearch={() => undefined} />);

it('says that nothing was looked for in vain, and lists articles that nobody has rated', async () => {
  answerTo(listDeskMissed, { list: [] });
  answerTo(listDeskHelp, { list: [{ ...fee, useful: 0, notUseful: 0, remarks: 0, lastAt: null }] });
  await open();
  await expect.element(page.getByText('Nenhuma busca sem resultado nos últimos 90 dias.')).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Tarifas/ })).toHaveTextContent('Tarifas000');
  await expectAccessible();
});

it('shows what was looked for, how often, and how each article fared', async () => {
  answerTo(listDeskMissed, { list: [{ words: 'boleto parcelado', times: 4, lastAt: at }] });
  answerTo(listDeskHelp, { list: [fee] });
  await open();
  await expect.element(page.getByRole('listitem').getByText('boleto parcelado')).toBeVisible();
  await expect.element(page.getByRole('listitem').getByText(/4 buscas/)).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Tarifas/ })).toHaveTextContent('Tarifas37227/11/2026');
  await expectAccessible();
});

it('opens what readers wrote of one article, or says that they wrote nothing', async () => {
  answerTo(listDeskMissed, { list: [] });
  answerTo(listDeskHelp, { list: [fee] });
  answerTo(listDeskRemarks, { list: [] });
  await open('fee');
  const panel = page.getByRole('dialog', { name: 'Tarifas' });
  await expect.element(panel.getByText('Nenhum comentário nos últimos 90 dias.')).toBeVisible();
});

it('offers another try where the list does not come', async () => {
  answerTo(listDeskMissed, { list: [] });
  answerTo(listDeskHelp, new Refusal('unavailable', 'Tente daqui a pouco.'));
  await open();
  await expect.element(page.getByText(/Tente daqui a pouco/)).toBeVisible();
  answerTo(listDeskHelp, { list: [fee] });
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect.element(page.getByRole('row', { name: /Tarifas/ })).toBeVisible();
});
