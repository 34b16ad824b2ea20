import { certificationFields } from '@balcao/contract/certification';
import { merchantFields } from '@balcao/contract/merchant';
import { describe, expect, it } from 'vitest';
import { blankItem, filledUp, pathsIn, valueAt, wishOf, without } from './form-values.ts';

const { enterprise, personal } = certificationFields;

describe('a long form', () => {
  it('begins with an empty place for every field and keeps what the draft holds, right or wrong', () => {
    const values = filledUp({ cnpj: '12.abc', address: { city: 'Santos' } }, enterprise);
    expect(values).toMatchObject({ cnpj: '12.abc', name: '', businessLicense: [], legalPerson: { name: '', cpf: '' } });
    expect(values.address).toMatchObject({ city: 'Santos', cep: '' });
    expect(filledUp({}, merchantFields.enterprise).partners).toEqual([]);
  });
  it('sends the fields of its kind that were filled in and nothing else', () => {
    const values = filledUp({ name: 'Ana Souza', cnpj: '11222333000181', mended: { of: '1', paths: [] } }, personal);
    expect(wishOf(values, personal, 'personal')).toEqual({
      type: 'personal',
      name: 'Ana Souza',
      idFront: [],
      idBack: [],
    });
  });
  it('leaves out an optional part of which nothing is filled in, and sends one that was begun', () => {
    const fields = merchantFields.enterprise;
    expect(wishOf(filledUp({}, fields), fields, 'enterprise')).not.toHaveProperty('bankAccount');
    const begun = filledUp({ bankAccount: { institution: 'Banco' } }, fields);
    expect(wishOf(begun, fields, 'enterprise')).toHaveProperty('bankAccount', { institution: 'Banco' });
    expect(wishOf(begun, fields, 'enterprise')).toHaveProperty('legalRepresentative.address');
  });
  it('sends the items of a list, the begun ones too', () => {
    const fields = merchantFields.enterprise;
    const item = blankItem(fields, 'partners');
    expect(item).toEqual({ name: '', cpf: '', idFile: [] });
    const values = filledUp({ partners: [{ ...item, name: 'Ana' }, item] }, fields);
    expect(wishOf(values, fields, 'enterprise').partners).toEqual([{ name: 'Ana', idFile: [] }, { idFile: [] }]);
    expect(pathsIn(values, fields).filter((path) => path.startsWith('partners'))).toEqual([
      ...['partners.0.name', 'partners.0.cpf', 'partners.0.idFile'],
      ...['partners.1.name', 'partners.1.cpf', 'partners.1.idFile'],
    ]);
    expect(valueAt(values, 'partners.0.name')).toBe('Ana');
  });
  it('is the same without some of its fields; what stays keeps its place', () => {
    const values = { name: 'Ana', partners: [{ name: 'Ana' }, { name: 'Rui', cpf: '1' }], address: { city: 'Santos' } };
    expect(without(values, ['partners.1.name', 'address.city', 'name'])).toEqual({
      name: '',
      partners: [{ name: 'Ana' }, { name: '', cpf: '1' }],
      address: { city: '' },
    });
    expect(values.name).toBe('Ana');
  });
});
