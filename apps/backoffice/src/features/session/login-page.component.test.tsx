import { sendCaptcha } from '@balcao/contract/account';
import { AuthorizationStatus, askLoginCode, loginByCode, loginCodeStatus } from '@balcao/contract/authorization';
import { passkeyLoginOptions } from '@balcao/contract/passkey';
import { getSandbox } from '@balcao/contract/sandbox';
import { login } from '@balcao/contract/session';
import type { Locale } from '@balcao/ui/locale';
import { expectAccessible } from '@balcao/ui/test/look';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { LoginPage } from './login-page.tsx';

const NoInvitation = () => null;
const here = location.href;
const open = (search = '', locale?: Locale) => {
  history.replaceState(null, '', `/login${search}`);
  return renderForMember(<LoginPage Invitation={NoInvitation} />, { ...(locale ? { locale } : {}) });
};
const email = () => page.getByRole('textbox', { name: /^E-mail/ });
const password = () => page.getByRole('textbox', { name: 'Senha', exact: true });
const account = () => page.getByRole('textbox', { name: 'Nome de usuário' });
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));

beforeEach(() => {
  // What the page asks by itself: this is no sandbox, and no passkey is offered.
  answerTo(getSandbox, new Refusal('not_found', 'Não encontrado.'));
  answerTo(passkeyLoginOptions, () => new Promise(() => undefined));
  // The page takes its address for its own: the test's comes back afterwards.
  return () => history.replaceState(null, '', here);
});

describe('the login', () => {
  it('keeps what was typed when it refuses, and when another form shows', async () => {
    answerTo(login, new Refusal('credentials_wrong', 'Usuário ou senha incorretos.'));
    await open();
    await email().fill('ana@cafe.example');
    await password().fill('not-her-password');
    await press('Entrar');
    await expect.element(page.getByText('Usuário ou senha incorretos.')).toBeVisible();
    await expect.element(password()).toHaveValue('not-her-password');
    await userEvent.click(page.getByRole('link', { name: 'Criar conta' }));
    await expect.element(email()).toHaveValue('ana@cafe.example');
    await account().fill('ana_outra');
    await userEvent.click(page.getByRole('link', { name: 'Entrar' }));
    await expect.element(password()).toHaveValue('not-her-password');
    history.back();
    await expect.element(account()).toHaveValue('ana_outra');
  });

  it('takes a username, which no other form is filled with', async () => {
    const calls = answerTo(login, { token: 't', twoFactorRequired: true });
    await open();
    await email().fill('ana_souza');
    await userEvent.click(page.getByRole('link', { name: 'Criar conta' }));
    await expect.element(email()).toHaveValue('');
    await userEvent.click(page.getByRole('link', { name: 'Entrar' }));
    await password().fill('Jabuti-41-rio');
    await press('Entrar');
    await expect.poll(() => calls.map(({ body }) => body)).toEqual([{ email: 'ana_souza', password: 'Jabuti-41-rio' }]);
  });

  it('asks for what is missing before it asks the server', async () => {
    const calls = answerTo(login, { token: 't', twoFactorRequired: false });
    await open();
    await press('Entrar');
    await expect.poll(() => page.getByText('Preencha este campo.').all().length).toBe(2);
    await expect.element(email()).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it.each<[Locale, string, string]>([
    ['pt-BR', 'Entrar', 'Preencha este campo.'],
    ['en-US', 'Log in', 'Fill in this field.'],
    ['es-MX', 'Iniciar sesión', 'Completa este campo.'],
    ['zh-CN', '登录', '请填写此项。'],
  ])('says in %s what is missing', async (locale, submit, words) => {
    await open('', locale);
    await press(submit);
    await expect.element(page.getByText(words).first()).toBeVisible();
  });
});

describe('a new account', () => {
  it('is warned of a password that is easy to guess, and hears how strong it is', async () => {
    await open('?tab=register');
    await account().fill('pessoa_42');
    await password().fill('pessoa_42');
    await expect.element(page.getByText('Fácil de adivinhar: é o seu e-mail ou o seu nome.')).toBeVisible();
    await expectAccessible();
    await password().fill('Jabuti-41-rio');
    await expect.element(page.getByText('Força da senha: forte')).toBeVisible();
  });

  it('is not opened before the terms are accepted, which can be read, and both passwords are equal', async () => {
    await open('?tab=register');
    await email().fill('pessoa@exemplo.com.br');
    await page.getByRole('textbox', { name: 'Código de verificação' }).fill('123456');
    await account().fill('pessoa_42');
    await password().fill('Jabuti-41-rio');
    await page.getByRole('textbox', { name: 'Repita a senha' }).fill('Jabuti-42-rio');
    await press('Criar conta');
    await expect.element(page.getByText('É preciso aceitar os termos para continuar.')).toBeVisible();
    await press('política de privacidade');
    await expect.element(page.getByRole('dialog').getByText(/Não vendemos dados[.]/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('checkbox'));
    await press('Criar conta');
    await expect.element(page.getByText('As duas senhas não são iguais.')).toBeVisible();
  });

  it('gets its code only for an address that can be written to, and another one after a while', async () => {
    const calls = answerTo(sendCaptcha, { resendInSeconds: 60 });
    await open('?tab=register');
    await email().fill('pessoa@');
    await press('Enviar código');
    await expect.element(email()).toHaveAttribute('aria-invalid', 'true');
    expect(calls).toEqual([]);
    await email().fill('pessoa@exemplo.com.br');
    await press('Enviar código');
    await expect.element(page.getByRole('button', { name: /^Enviar de novo em/ })).toBeDisabled();
    expect(calls.map(({ body }) => body)).toEqual([{ type: 'register', email: 'pessoa@exemplo.com.br' }]);
  });
});

it('a forgotten password is not changed without the code and the same password twice', async () => {
  await open('?tab=reset');
  await press('Salvar a nova senha');
  await expect.element(page.getByText('Preencha este campo.').first()).toBeVisible();
  await email().fill('pessoa@exemplo.com.br');
  await page.getByRole('textbox', { name: 'Código de verificação' }).fill('123456');
  await page.getByRole('textbox', { name: 'Nova senha' }).fill('Caju-73-mar');
  await page.getByRole('textbox', { name: 'Repita a senha' }).fill('Caju-73-mor');
  await press('Salvar a nova senha');
  await expect.element(page.getByText('As duas senhas não são iguais.')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Repita a senha' })).toHaveFocus();
});

describe('the login by QR code', () => {
  const code = 'A'.repeat(22);
  const offer = { code, text: `balcao://login/${code}`, secret: 'S'.repeat(43), expiresAt: '2030-01-01T00:00:00.000Z' };
  const renew = () => page.getByRole('button', { name: /novo/i });
  const waits = {
    status: AuthorizationStatus.enum.waiting,
    person: null,
    isRegistering: false,
    expiresInSeconds: 120,
  };
  /** Opens the page; the first question how far its code is gets this answer. Answers with how often it asked. */
  const opened = async (first: Refusal) => {
    let asked = 0;
    answerTo(askLoginCode, offer);
    answerTo(loginCodeStatus, () => {
      asked += 1;
      return asked === 1 ? first : waits;
    });
    await open('?tab=qr');
    return () => asked;
  };

  it('says that it was asked too often, keeps the code, and goes on by itself when it may', async () => {
    const limited = new Refusal('too_many_requests', 'Muitas tentativas em pouco tempo.', undefined, {
      retryAfterSeconds: 2,
    });
    const asked = await opened(limited);
    await expect
      .element(page.getByText(/^Muitas tentativas em pouco tempo\. Vamos tentar de novo em \d s\.$/))
      .toBeVisible();
    await expect.element(page.getByRole('img', { name: 'QR Code: entrar no Balcão' })).toBeVisible();
    await expect.element(renew()).not.toBeInTheDocument();
    await expect.poll(asked, { timeout: 6_000 }).toBeGreaterThan(1);
    await expect.element(page.getByText(/^Muitos pedidos/)).not.toBeInTheDocument();
  });

  it('asks for a code again by itself when it was refused one for a moment', async () => {
    let asked = 0;
    answerTo(loginCodeStatus, waits);
    answerTo(askLoginCode, () => {
      asked += 1;
      const limited = new Refusal('too_many_requests', 'Muitos pedidos.', undefined, { retryAfterSeconds: 1 });
      return asked === 1 ? limited : offer;
    });
    await open('?tab=qr');
    await expect.element(page.getByText('Aguardando para gerar o código')).toBeVisible();
    await expect.element(page.getByRole('img', { name: 'QR Code: entrar no Balcão' })).toBeVisible();
  });

  it('says that the person who scanned opens an account, and offers another code to anybody else', async () => {
    answerTo(askLoginCode, offer);
    const person = { name: 'Jonas Lacerda', avatar: null };
    const scanned = AuthorizationStatus.enum.scanned;
    answerTo(loginCodeStatus, { status: scanned, person, isRegistering: true, expiresInSeconds: 880 });
    await open('?tab=qr');
    await expect
      .element(page.getByText('Continue no celular: crie a sua conta ou vincule a que você já tem.'))
      .toBeVisible();
    await expect.element(page.getByText(/^Válido por mais 14:\d\d$/)).toBeVisible();
    await expect.element(renew()).toBeVisible();
  });

  it('collects a confirmed login again when the first try was refused for a moment', async () => {
    answerTo(askLoginCode, offer);
    const confirmed = { ...waits, status: AuthorizationStatus.enum.confirmed };
    answerTo(loginCodeStatus, confirmed);
    const calls = answerTo(
      loginByCode,
      () => new Refusal('unavailable', 'Estamos em manutenção.', undefined, { retryAfterSeconds: 1 }),
    );
    await open('?tab=qr');
    await expect.element(page.getByText(/^O servidor não está respondendo\./)).toBeVisible();
    await expect.poll(() => calls.length, { timeout: 6_000 }).toBeGreaterThan(1);
  });

  it('says that a code is over only when it is', async () => {
    await opened(new Refusal('code_expired', 'O QR Code venceu.'));
    await expect.element(renew()).toBeVisible();
  });

  it('says what the server said when it refuses for another reason', async () => {
    await opened(new Refusal('state_forbids', 'Algo deu errado do nosso lado.'));
    await expect.element(page.getByText('Algo deu errado do nosso lado.')).toBeVisible();
  });
});
