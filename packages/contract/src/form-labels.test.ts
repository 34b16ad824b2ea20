import { describe, expect, it } from 'vitest';
import { certificationForms } from './certification-form.ts';
import { type ChoiceKind, choiceLabel, choicesOf } from './form-choices.ts';
import { fieldLabel, fieldName } from './form-labels.ts';
import { locales } from './locale.ts';
import { merchantForms } from './merchant-form.ts';
import { productForms } from './product-activation.ts';

const forms = [
  ['certification, personal', certificationForms.personal],
  ['certification, enterprise', certificationForms.enterprise],
  ['merchant, personal', merchantForms.personal],
  ['merchant, enterprise', merchantForms.enterprise],
  ...Object.entries(productForms),
] as const;

describe.each(forms)('the form of %s', (_, { fields }) => {
  it.each(locales)('names each of its fields in %s, no two alike', (locale) => {
    const labels = fields.map(({ path }) => fieldLabel(locale, fields, path));
    for (const [index, { path }] of fields.entries()) {
      expect(labels[index], path).not.toBe(path);
      expect(fieldName(locale, fields, path), path).not.toBe(path);
    }
    expect(new Set(labels).size).toBe(labels.length);
  });
});

describe('a label', () => {
  const pt = (path: string, type: 'enterprise' | 'personal' = 'enterprise') =>
    fieldLabel('pt-BR', merchantForms[type].fields, path);
  it('says to which part a field belongs, and which of a list it is', () => {
    expect(pt('partners.1.cpf')).toBe('Sócio 2: CPF');
    expect(pt('partners.0.name')).toBe('Sócio 1: nome completo');
    expect(pt('partners.*.idFile')).toBe('Sócio: documento de identidade');
    expect(pt('legalRepresentative.address.cep')).toBe('Endereço residencial: CEP');
    expect(pt('address.city')).toBe('Endereço: cidade');
    expect(pt('cnpjFile')).toBe('Cartão do CNPJ');
    expect(pt('commercialPhone.areaCode')).toBe('DDD comercial');
    expect(pt('bankAccount.branch')).toBe('Agência');
  });
  it('calls the legal representative of somebody who sells alone by what they are', () =>
    expect(pt('legalRepresentative.cpf', 'personal')).toBe('Titular: CPF'));
  it('names parts too, which a verdict may be about', () => {
    expect(pt('partners')).toBe('Sócios');
    expect(pt('partners.2')).toBe('Sócio 3');
    expect(pt('address')).toBe('Endereço');
    expect(pt('bankAccount')).toBe('Conta bancária');
  });
  it('leaves the part out where it stands above the field', () => {
    expect(fieldName('pt-BR', merchantForms.enterprise.fields, 'partners.1.cpf')).toBe('CPF');
    expect(fieldName('en-US', certificationForms.enterprise.fields, 'name')).toBe('Company name');
    expect(fieldName('en-US', certificationForms.enterprise.fields, 'legalPerson.name')).toBe('Full name');
  });
  it.each(['unknown', 'partners.0.unknown', 'bankAccount.unknown', 'toString', ''])(
    'of %j, which no form has, is itself',
    (path) => expect(pt(path)).toBe(path),
  );
  it('is written as each language does', () => {
    expect(fieldLabel('zh-CN', merchantForms.enterprise.fields, 'partners.1.cpf')).toBe('合伙人 2：CPF');
    expect(fieldLabel('en-US', merchantForms.enterprise.fields, 'partners.1.name')).toBe('Partner 2: full name');
    expect(fieldLabel('es-MX', merchantForms.enterprise.fields, 'partners.1.name')).toBe('Socio 2: nombre completo');
  });
});

describe('a short list', () => {
  const kinds: readonly (readonly [ChoiceKind, number])[] = [
    ['gender', 2],
    ['maritalStatus', 4],
    ['educationLevel', 6],
    ['turnoverBand', 8],
    ['pixKeyType', 5],
  ];
  it.each(kinds)('of %s has its %i codes in their order, in every language', (kind, count) => {
    const codes = choicesOf('pt-BR', kind).map(({ value }) => Number(value));
    expect(codes).toEqual(Array.from({ length: count }, (_, index) => index + (kind === 'pixKeyType' ? 1 : 0)));
    for (const locale of locales) {
      const labels = choicesOf(locale, kind).map(({ label }) => label);
      expect(new Set(labels).size).toBe(count);
      expect(labels.every((label) => label.length > 0)).toBe(true);
    }
  });
  it.each([
    ['pt-BR', ['Até R$ 1.000', 'De R$ 10.000 a R$ 15.000', 'Acima de R$ 15.000']],
    ['en-US', ['Up to R$ 1.000', 'R$ 10.000 to R$ 15.000', 'Over R$ 15.000']],
    ['zh-CN', ['R$ 1.000 以下', 'R$ 10.000 至 R$ 15.000', 'R$ 15.000 以上']],
  ] as const)('of turnover is written with amounts in %s', (locale, labels) =>
    expect(['0', '6', '7'].map((code) => choiceLabel(locale, 'turnoverBand', code).replaceAll('\u00a0', ' '))).toEqual(
      labels,
    ),
  );
  it('shows a code that it does not know', () => {
    expect(choiceLabel('pt-BR', 'maritalStatus', '3')).toBe('Viúvo(a)');
    expect(choiceLabel('pt-BR', 'maritalStatus', '9')).toBe('9');
    expect(choiceLabel('pt-BR', 'gender', '*')).toBe('*');
  });
});
