import {
  askContactEmail,
  confirmContactEmail,
  dropContactEmail,
  getContactEmail,
  sendContactCode,
} from '@balcao/contract/merchant-contact';
import { expectAccessible } from '@balcao/ui/test/look';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { describe, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { ContactEmailCard } from './contact-email-card.tsx';

const inUse = 've***as@loja.example';
const waiting = 'fi*****ro@loja.example';
const sent = { email: inUse, waiting, resendInSeconds: 60 };
const press = (name: string) => userEvent.click(page.getByRole('button', { name }));
const code = page.getByRole('textbox', { name: 'Código de verificação' });
const says = (words: string) => expect.element(page.getByText(words).first()).toBeVisible();
/** Words among others, which markup parts. */
const reads = (where: Locator, words: string) => expect.poll(() => where.element().textContent).toContain(words);

describe('the contact e-mail', () => {
  it('is changed by the code that came to the new address; a wrong one is said at its field', async () => {
    answerTo(getContactEmail, { email: inUse, waiting: null });
    const asked = answerTo(askContactEmail, sent);
    const guesses = answerTo(confirmContactEmail, new Refusal('captcha_wrong', 'O código está incorreto.'));
    await renderForMember(<ContactEmailCard />);
    await says(inUse);
    await press('Trocar o e-mail');
    await page.getByRole('textbox', { name: 'Novo e-mail' }).fill('financeiro@loja.example');
    await press('Enviar o código');
    await code.fill('123456');
    await expectAccessible();
    answerTo(getContactEmail, { email: inUse, waiting });
    await press('Confirmar o e-mail');
    await says('O código está incorreto.');
    await expect.element(code).toHaveFocus();
    expect(asked).toMatchObject([{ body: { email: 'financeiro@loja.example' } }]);
    expect(guesses).toMatchObject([{ body: { captcha: '123456' } }]);
    answerTo(confirmContactEmail, { email: waiting, waiting: null });
    answerTo(getContactEmail, { email: waiting, waiting: null });
    await press('Confirmar o e-mail');
    await says(waiting);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('says which address waits and that the other is in use; the code is entered from there, or the change given up', async () => {
    answerTo(getContactEmail, { email: inUse, waiting });
    answerTo(sendContactCode, sent);
    answerTo(dropContactEmail, { email: inUse, waiting: null });
    await renderForMember(<ContactEmailCard />);
    await reads(
      page.getByRole('region', { name: 'Falta confirmar o e-mail de contato' }),
      'Até lá, continua valendo o e-mail atual.',
    );
    await press('Digitar o código');
    await reads(page.getByRole('dialog'), 'Ele serve só para quem o pediu');
    await press('Enviar de novo');
    await says('Enviamos outro código.');
    await userEvent.keyboard('{Escape}');
    answerTo(getContactEmail, { email: inUse, waiting: null });
    await press('Cancelar a troca');
    await expect.element(page.getByRole('button', { name: 'Trocar o e-mail' })).toBeVisible();
  });

  it('shows people who only look what stands, and no button', async () => {
    answerTo(getContactEmail, { email: inUse, waiting });
    await renderForMember(<ContactEmailCard />, {
      as: { isAdmin: false, menuPermissions: [{ menuId: 'setting.merchant', permissionLevel: 'read' }] },
    });
    await says(inUse);
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  });
});
