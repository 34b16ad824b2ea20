import { listApplets } from '@balcao/contract/applet';
import { approveReview, claimReview } from '@balcao/contract/review-desk';
import { createTemplate, submitTemplate } from '@balcao/contract/template';
import { pauseTemplate } from '@balcao/contract/template-desk';
import { arrive, atWork, callerOf } from '../support/person.ts';
import { staffToken } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { expectAccessible, watch } from '../support/watch.ts';

const reviewer = 'rita@balcao.example';

/** A template that staff have approved, and how they stop it. */
const approved = async (baseURL: string | undefined, token: string, name: string) => {
  const call = callerOf(baseURL, token);
  const made = await call(createTemplate, {
    body: {
      ...{ name, category: 'utility', mainLanguage: 'pt-BR', variables: [{ name: 'pedido', sample: '1042' }] },
      versions: [
        {
          language: 'pt-BR',
          header: 'Café do Mercado',
          body: `Pedido {{pedido}} pronto: ${name}.`,
          footer: '',
          buttons: [],
        },
      ],
    },
  });
  const params = { templateId: made.id };
  const { submission } = await call(submitTemplate, { params, body: { version: made.version } });
  const rita = callerOf(baseURL, await staffToken(baseURL, reviewer));
  const review = { params: { id: submission?.reviewId ?? '' } };
  const claimed = await rita(claimReview, review);
  await rita(approveReview, { ...review, body: { version: claimed.version, remark: null } });
  return () => rita(pauseTemplate, { params: { id: made.id }, body: { reason: 'Muitas reclamações.' } });
};

test('a member makes a message of a mini program from an approved template, and sees when that is stopped', async ({
  page,
  baseURL,
}) => {
  const seen = watch(page, baseURL);
  const token = await atWork(baseURL, 'ana@cafe.example');
  const name = `pronto_${Date.now()}`;
  const stop = await approved(baseURL, token, name);
  const { list } = await callerOf(baseURL, token)(listApplets, { query: {} });
  await arrive(page, token, `/applet/${list[0]?.id ?? ''}/message`);
  await page.getByRole('button', { name: 'Usar um modelo' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: new RegExp(name) }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(`Pedido 1042 pronto: ${name}.`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name }).click();
  const uses = page.getByRole('list', { name: 'Mensagens de miniprogramas com este modelo' });
  await expect(uses.getByRole('link')).toBeVisible();
  await expectAccessible(page);
  await stop();
  await uses.getByRole('link').click();
  await expect(page.getByText('Modelo parado').first()).toBeVisible();
  await expect(page.getByText('O modelo está pausado ou desativado').first()).toBeVisible();
  seen.expectQuiet();
});
