import { getHelpRating, rateHelp } from '@balcao/contract/help';
import { expectAccessible } from '@balcao/ui/test/look';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { HelpRatingCard } from './help-rating-card.tsx';

const none = { isUseful: null, remark: '' };
const answer = (name: 'Sim' | 'Não') => page.getByRole('button', { name, exact: true });
const remark = () => page.getByLabelText('O que faltou? (opcional)');
const send = () => page.getByRole('button', { name: 'Enviar comentário' });
const thanks = () => page.getByText(/Lemos cada comentário/);
const open = async (said: { isUseful: boolean | null; remark: string } = none) => {
  answerTo(getHelpRating, said);
  await renderForMember(<HelpRatingCard slug="withdrawal" />);
  await expect.element(answer('Sim')).toBeVisible();
};
/** A server that keeps what it is sent. */
const kept = () =>
  answerTo(rateHelp, ({ body }) => ({ remark: '', ...(body as { isUseful: boolean; remark?: string }) }));

describe('whether an article helped', () => {
  it('is said with one click, thanked for, and asked no more than it needs', async () => {
    const calls = kept();
    await open();
    await expect.element(remark()).not.toBeInTheDocument();
    await userEvent.dblClick(answer('Sim'));
    await expect.element(page.getByText('Obrigado! Você pode mudar a resposta quando quiser.')).toBeVisible();
    await expect.element(answer('Sim')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(answer('Não')).toHaveAttribute('aria-pressed', 'false');
    await expectAccessible();
    expect(calls.map(({ body }) => body)).toEqual([{ isUseful: true }]);
  });

  it('is said with a word of what is missing, which stays when the answer changes', async () => {
    const calls = kept();
    await open();
    await answer('Não').click();
    await remark().fill('  Quanto tempo leva. ');
    await userEvent.dblClick(send());
    await expect.element(thanks()).toBeVisible();
    await answer('Sim').click();
    await expect.element(answer('Sim')).toHaveAttribute('aria-pressed', 'true');
    const words = { remark: 'Quanto tempo leva.' };
    await vi.waitFor(() => expect(calls).toHaveLength(3));
    expect(calls.map(({ body }) => body)).toEqual([
      { isUseful: false },
      { isUseful: false, ...words },
      { isUseful: true, ...words },
    ]);
  });

  it('shows what was said at an earlier visit', async () => {
    await open({ isUseful: false, remark: 'Falta o prazo.' });
    await expect.element(answer('Não')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(remark()).toHaveValue('Falta o prazo.');
    await expect.element(send()).not.toBeInTheDocument();
  });
});

describe('a remark that does not arrive', () => {
  it('stays in the field, with the words of the server, and can be sent again', async () => {
    await open({ isUseful: false, remark: '' });
    answerTo(rateHelp, new Refusal('too_many_requests', 'Espere um pouco.'));
    await remark().fill('Falta o prazo.');
    await send().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Entendi' }).click();
    await expect.element(remark()).toHaveValue('Falta o prazo.');
    kept();
    await send().click();
    await expect.element(thanks()).toBeVisible();
    await expect.element(remark()).toHaveValue('Falta o prazo.');
  });

  it('with a number of a card says so at the field and is not sent', async () => {
    const calls = kept();
    await open({ isUseful: false, remark: '' });
    await remark().fill('Meu cartão é 4111 1111 1111 1111');
    await expect.element(remark()).toHaveAccessibleDescription(/Remova o número de cartão/);
    await expect.element(send()).toBeDisabled();
    expect(calls).toEqual([]);
  });

  it('keeps what is typed while the one before it is on its way', async () => {
    let arrive = () => {};
    answerTo(
      rateHelp,
      ({ body }) =>
        new Promise<{ isUseful: boolean; remark: string }>((done) => {
          arrive = () => done(body as { isUseful: boolean; remark: string });
        }),
    );
    await open({ isUseful: false, remark: '' });
    await remark().fill('Falta o prazo.');
    await send().click();
    await remark().fill('Falta o prazo e a tarifa.');
    arrive();
    await expect.element(send()).toBeEnabled();
    await expect.element(remark()).toHaveValue('Falta o prazo e a tarifa.');
  });
});
