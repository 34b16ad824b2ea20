import { certificationForms } from '@balcao/contract/certification-form';
import { merchantForms } from '@balcao/contract/merchant-form';
import { describe, expect, it } from 'vitest';
import { blankItem, filledUp, pathsIn, payloadOf, valueAt, without } from './form-values.ts';

const { enterprise, personal } = certificationForms;
const company = merchantForms.enterprise;

describe('a long form', () => {
  it('begins with an empty place for every field and keeps what the draft holds, right or wrong', () => {
    const values = filledUp({ cnpj: '12.abc', address: { city: 'Santos' } }, enterprise.fields);
    expect(values).toMatchObject({ cnpj: '12.abc', name: '', businessLicense: [], legalPerson: { name: '', cpf: '' } });
    expect(values.address).toMatchObject({ city: 'Santos', cep: '' });
    expect(filledUp({}, company.fields).partners).toEqual([]);
  });
  it('sends the fields of its kind that were filled in and nothing else', () => {
    const values = filledUp(
      { name: 'Ana Souza', cnpj: '11222333000181', mended: { of: '1', paths: [] } },
      personal.fields,
    );
    expect(payloadOf(values, personal)).toEqual({
      type: 'personal',
      name: 'Ana Souza',
      idFront: [],
      idBack: [],
    });
  });
  it('leaves out an optional part of which nothing is filled in, and sends one that was begun', () => {
    const { fields } = company;
    expect(payloadOf(filledUp({}, fields), company)).not.toHaveProperty('bankAccount');
    const begun = filledUp({ bankAccount: { institution: 'Banco' } }, fields);
    expect(payloadOf(begun, company)).toHaveProperty('bankAccount', { institution: 'Banco' });
    expect(payloadOf(begun, company)).toHaveProperty('legalRepresentative.address');
  });
  it('sends the items of a list, the begun ones too', () => {
    const { fields } = company;
    const item = blankItem(fields, 'partners');
    expect(item).toEqual({ name: '', cpf: '', idKind: '', idFile: [], cpfFile: [] });
    const values = filledUp({ partners: [{ ...item, name: 'Ana' }, item] }, fields);
    expect(payloadOf(values, company).partners).toEqual([{ name: 'Ana', idFile: [] }, { idFile: [] }]);
    expect(pathsIn(values, fields).filter((path) => path.startsWith('partners'))).toEqual([
      ...['partners.0.name', 'partners.0.cpf', 'partners.0.idKind', 'partners.0.idFile', 'partners.0.cpfFile'],
      ...['partners.1.name', 'partners.1.cpf', 'partners.1.idKind', 'partners.1.idFile', 'partners.1.cpfFile'],
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
