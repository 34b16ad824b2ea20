import { personalAuthentication } from '@balcao/contract/customer';
import {
  createMerchantForm,
  getMerchantDraft,
  latestMerchantForm,
  type MerchantFormState,
  saveMerchantDraft,
} from '@balcao/contract/merchant';
import type { CurrentUser } from '@balcao/contract/session';
import { answerTo, Refusal } from '@balcao/ui/test/network';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { address, declare, goOn, inOwnTeam, keepDraft, paper, saved, type } from '../../test/long-form.tsx';
import MerchantForm from './merchant-form.tsx';

const company = {
  type: 'enterprise',
  registeredName: 'Padaria da Esquina Ltda.',
  cnpj: '11222333000181',
  establishmentDate: '19870502',
  tradeName: 'Padaria da Esquina',
  industryClassification: '5812',
  monthAverageTurnover: '6',
  perCustomerTransaction: 2_500,
  email: 'contato@padaria.example',
  phone: '+5511987654321',
  address,
  legalRepresentative: {
    name: 'Helena Duarte',
    cpf: '39053344705',
    rg: '12.345.678-9',
    rgIssuer: 'SSP/SP',
    rgIssueDate: '20100312',
    birthDate: '19850417',
    gender: '1',
    maritalStatus: '1',
    educationLevel: '5',
    motherName: 'Marta Duarte',
    address,
  },
  partners: [{ name: 'Helena Duarte', cpf: '39053344705', idKind: 1, idFile: [paper] }],
  pixKeyType: '2',
  pixKey: '11222333000181',
  cnpjFile: [paper],
  companyConstitutionFile: [paper],
  commercialAddressFile: [paper],
};
const state: MerchantFormState = { status: 'NO', certified: false, submission: null, values: {} };
const open = async (step: string, values: Parameters<typeof keepDraft>[2] = company, as: Partial<CurrentUser> = {}) => {
  const savings = keepDraft(getMerchantDraft, saveMerchantDraft, values);
  answerTo(latestMerchantForm, state);
  const type = values.type === 'personal' ? 'personal' : 'enterprise';
  await renderForMember(<MerchantForm state={state} type={type} bind={<p>Vincular</p>} />, {
    as: { ...inOwnTeam(), ...as },
    at: `/?step=${step}`,
  });
  return savings;
};
const uncertified = { teamCert: false, paymentCert: false, reviewStatus: 'NO' } as const;
const send = () => page.getByRole('button', { name: 'Enviar para análise' });
const textbox = (name: string) => page.getByRole('textbox', { name, exact: true });

describe('the data for payments', () => {
  it.each([
    ['business', 'Data de abertura', '31022020', 'Informe uma data que exista.'],
    ['business', 'Valor médio por venda', '0', /^Informe um valor de/],
    ['contact', 'E-mail', 'contato@', 'Informe um e-mail válido.'],
    ['representative', 'Data de nascimento', '01012020', 'A pessoa precisa ter ao menos 18 anos.'],
    ['partners', 'CPF', '11111111111', 'Este CPF não existe: confira os dígitos.'],
    ['account', 'Agência (opcional)', 'centro', /^Use no máximo 5 dígitos/],
  ])('says in step “%s” what is wrong with “%s” once it is left', async (step, label, wrong, words) => {
    await open(step, { ...company, bankAccount: { institution: 'Banco' } });
    await type(label, wrong);
    await expect.element(page.getByText(words)).toBeVisible();
    await saved();
  });

  it('says what is wrong with a Pix key by its type', async () => {
    await open('account', { ...company, pixKeyType: '5', pixKey: '' });
    await type('Chave Pix', '123');
    await expect.element(page.getByText('A chave não combina com o tipo escolhido.')).toBeVisible();
    await saved();
  });

  it('keeps the partners when one goes back, and anyone who is added', async () => {
    const savings = await open('partners');
    await userEvent.click(page.getByRole('button', { name: 'Adicionar sócio' }));
    await textbox('Nome completo').nth(1).fill('Rui Cavalcanti');
    await goOn('Conta que recebe');
    // The second partner lacks a number and a document: the form says so, and lets one go on.
    await userEvent.click(page.getByRole('button', { name: 'Completar depois' }));
    await userEvent.click(page.getByRole('button', { name: 'Voltar' }));
    await expect.element(textbox('Nome completo').nth(1)).toHaveValue('Rui Cavalcanti');
    await saved();
    expect(savings.at(-1)?.body).toMatchObject({
      values: { partners: [{ name: 'Helena Duarte' }, { name: 'Rui Cavalcanti' }] },
    });
  });

  it('is shown before it is sent, is sent once by a double click, and shows at its field what is refused', async () => {
    const words = 'Não confere com a certificação da equipe.';
    const calls = answerTo(createMerchantForm, new Refusal('form_invalid', '', { cnpj: words }));
    await open('check');
    await expect.element(page.getByText('Tudo preenchido. Confira e envie.')).toBeVisible();
    await expect.element(page.getByText('R$ 25,00')).toBeVisible();
    await expect.element(page.getByText('02/05/1987')).toBeVisible();
    await declare();
    await userEvent.dblClick(send());
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(textbox('CNPJ')).toHaveFocus();
    expect(calls.map(({ body }) => body)).toEqual([company]);
  });
});

describe('the data for payments of an uncertified team', () => {
  const offer = 'O que você vende e para quem';

  it('say that the certification goes along, and ask what the team sells', async () => {
    const calls = answerTo(createMerchantForm, state);
    await open('check', company, uncertified);
    await expect.element(page.getByText('A certificação da equipe vai junto')).toBeVisible();
    await expect.element(page.getByRole('link', { name: offer })).toBeVisible();
    await declare();
    await userEvent.click(send());
    expect(calls).toEqual([]);
    await userEvent.click(page.getByRole('link', { name: offer }));
    await type(offer, 'Pães e bolos para quem mora no bairro.');
    await saved();
    await userEvent.click(page.getByRole('link', { name: 'Conferir e enviar' }));
    await expect.element(page.getByText('Tudo preenchido. Confira e envie.')).toBeVisible();
  });

  it('are kept, and cannot be sent while a certification is looked at', async () => {
    const calls = answerTo(createMerchantForm, state);
    await open('check', company, { ...uncertified, reviewStatus: 'UNDER' });
    await declare();
    await userEvent.click(send());
    await expect
      .element(page.getByText('Os dados foram salvos. Certifique a equipe para poder enviá-los.'))
      .toBeVisible();
    expect(calls).toEqual([]);
  });

  it('lead a person to the phone first', async () => {
    answerTo(personalAuthentication, {
      bound: false,
      boundAt: null,
      name: null,
      walletActivated: false,
      realNameVerified: false,
    });
    await open('phone', { type: 'personal' }, uncertified);
    await expect.element(page.getByText('Vincular', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Aplicativo' })).toBeVisible();
  });

  it('ask a certified team what it sells only with the QR code', async () => {
    await open('business', company);
    await expect.element(textbox(`${offer} (opcional)`)).toBeVisible();
    await userEvent.click(page.getByRole('combobox', { name: /^QR Code impresso para a loja/ }));
    await userEvent.click(page.getByRole('option', { name: 'Sim, pedir junto' }));
    await expect.element(textbox(offer)).toBeVisible();
    await saved();
  });
});
