import { describe, expect, it } from 'vitest';
import { certificationForms, EnterpriseCertification } from './certification-form.ts';
import { cardNumbersIn, declaredPath, flatten, unflatten } from './form-fields.ts';
import { merchantForms } from './merchant-form.ts';
import { PaymentProduct } from './order.ts';
import { productForms } from './product-activation.ts';

describe('a form written flat', () => {
  const form = {
    tradeName: 'Padaria',
    perCustomerTransaction: 2_500,
    legalRepresentative: { name: 'Ana', gender: 0, address: { cep: '01310100' } },
    partners: [
      { name: 'Ana', idFile: ['a', 'b'] },
      { name: 'Rui', idFile: ['c'] },
    ],
    pixKey: '11222333000181',
  };

  it('holds each value at its path, and nothing that is empty', () => {
    expect(flatten({ ...form, remarks: '', bankAccount: undefined, cnpjFile: null })).toEqual({
      tradeName: 'Padaria',
      perCustomerTransaction: '2500',
      'legalRepresentative.name': 'Ana',
      'legalRepresentative.gender': '0',
      'legalRepresentative.address.cep': '01310100',
      'partners.0.name': 'Ana',
      'partners.0.idFile': 'a,b',
      'partners.1.name': 'Rui',
      'partners.1.idFile': 'c',
      pixKey: '11222333000181',
    });
  });

  it('becomes the same form again', () => {
    expect(unflatten(flatten(form), merchantForms.enterprise.fields)).toEqual(form);
  });

  it('has only paths that were declared', () => {
    const declared = new Set(merchantForms.enterprise.fields.map(({ path }) => path));
    expect(Object.keys(flatten(form)).filter((path) => !declared.has(declaredPath(path)))).toEqual([]);
  });
});

describe('the fields of a form', () => {
  it('come in the order in which they are declared, each with what it holds', () => {
    const keys = Object.keys(EnterpriseCertification.shape).filter((key) => key !== 'type');
    const tops = certificationForms.enterprise.fields.map(({ path }) => path.split('.')[0]);
    expect([...new Set(tops)]).toEqual(keys);
    const at = (path: string) => certificationForms.enterprise.fields.find((field) => field.path === path);
    expect(at('cnpj')).toMatchObject({ kind: 'cnpj', required: true });
    expect(at('address.complement')).toMatchObject({ kind: 'text', required: false });
    expect(at('avatar')).toMatchObject({ kind: 'document', required: false });
    expect(merchantForms.personal.fields.find(({ path }) => path === 'legalRepresentative.cpf')?.kind).toBe('cpf');
  });
});

describe('the number of a card in a form that is being filled in (rule: no-card-numbers)', () => {
  const card = '4111 1111 1111 1111';
  it('is found in free text, at its filled-in path, and in what no field is declared for', () => {
    const values = {
      tradeName: card,
      remarks: `use ${card}`,
      partners: [{ name: 'Ana' }, { name: card }],
      legalRepresentative: { address: { complement: card } },
      other: [{ deep: card }],
    };
    expect(cardNumbersIn(values, merchantForms.enterprise.fields).sort()).toEqual([
      'legalRepresentative.address.complement',
      'other.0.deep',
      'partners.1.name',
      'remarks',
      'tradeName',
    ]);
  });

  it('is not looked for in keys, accounts and pages, which may look like one', () => {
    const digits = '4222222222222';
    expect(cardNumbersIn({ pixKey: digits, bankAccount: { account: digits } }, merchantForms.personal.fields)).toEqual(
      [],
    );
    expect(
      cardNumbersIn({ website: `https://loja.example/${digits}` }, productForms[PaymentProduct.enum.api].fields),
    ).toEqual([]);
  });
});
