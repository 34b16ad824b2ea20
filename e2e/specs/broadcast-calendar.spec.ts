import { createBroadcast, listBroadcasts, publishBroadcast, removeBroadcast } from '@balcao/contract/broadcast';
import { getBroadcastCalendar } from '@balcao/contract/broadcast-calendar';
import { listChannels } from '@balcao/contract/channel';
import { arrive, atWork, callerOf } from '../support/person.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

test('a member sees what a channel will send by its days, opens it, and reads how a post did beside the usual', async ({
  page,
  baseURL,
}, testInfo) => {
  const seen = watch(page, baseURL);
  const token = await atWork(baseURL, 'ana@cafe.example');
  const call = callerOf(baseURL ?? '', token);
  const { list } = await call(listChannels, { query: {} });
  const channel = list.find(({ name }) => name.startsWith('Novidades do Café'));
  if (!channel) throw new Error('the demonstration has a channel');
  const params = { id: channel.id };
  const title = `Oficina de coado ${Date.now()}`;
  const draft = await call(createBroadcast, {
    params,
    body: { type: 'message', title, text: 'Doze vagas, no sábado de manhã.', url: '' },
  });
  const { today } = await call(getBroadcastCalendar, { params, query: {} });
  // Noon in São Paulo on the fifteenth of a month that is still to come.
  const date = new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(4, 6)) + 1, 15, 15));
  const body = { version: draft.version, at: date.toISOString() };
  await call(publishBroadcast, { params: { ...params, broadcastId: draft.id }, body });

  await arrive(page, token, `/channel/${channel.id}/broadcast/index`);
  await page.getByRole('link', { name: 'Calendário', exact: true }).click();
  await expect(page).toHaveURL(/view=calendar/);
  await expect(page.getByText('Hoje', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.screenshot({ path: testInfo.outputPath('calendar-1440.png'), fullPage: true });
  const later = page.getByRole('link', { name: 'Próximo mês' });
  for (const month of [1, 2]) {
    await later.click();
    const at = new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(4, 6)) - 1 + month, 15));
    await expect(page).toHaveURL(new RegExp(`month=${at.toISOString().slice(0, 7)}`));
  }
  const post = page.getByRole('link', { name: new RegExp(`12:00 ${title} Agendada`) });
  await expect(post).toBeVisible();
  await page.reload();
  await expect(post).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(post).toBeVisible();
  await expectAccessible(page);
  await page.screenshot({ path: testInfo.outputPath('calendar-390.png'), fullPage: true });
  await page.setViewportSize({ width: 1440, height: 900 });
  await post.click();
  await expect(page.getByRole('heading', { name: 'Agendada' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar o agendamento' }).click();
  await expect(page.getByLabel('Título (opcional)')).toHaveValue(title);

  const { list: sent } = await call(listBroadcasts, { params, query: { state: ['sent'] } });
  const old = sent.find(
    ({ sentAt, delivered }) => sentAt && delivered > 0 && Date.parse(sentAt) < Date.now() - 3 * 86_400_000,
  );
  if (!old) throw new Error('the demonstration has posts of the past');
  await page.goto(`/channel/${channel.id}/broadcast/edit?id=${old.id}`);
  await expect(page.getByText(/O normal é a mediana das últimas 20 publicações/)).toBeVisible();
  await expect(page.getByText(/o normal \(/).first()).toBeVisible();
  await page.screenshot({ path: testInfo.outputPath('usual-1440.png'), fullPage: true });
  await call(removeBroadcast, { params: { ...params, broadcastId: draft.id } });
  seen.expectQuiet();
});
