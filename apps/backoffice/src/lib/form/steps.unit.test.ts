import { describe, expect, it } from 'vitest';
import { isIn, obstaclesIn, stateOf } from './steps.ts';

const company = { paths: ['name', 'cnpj'] };
const standing = {
  problems: {},
  openVerdicts: [],
  isWrong: () => false,
  refusedPaths: [],
  sending: new Set<string>(),
};

describe('a step of a long form', () => {
  it('holds the fields that it names and those below them', () => {
    expect(isIn({ paths: ['address'] }, 'address.cep')).toBe(true);
    expect(isIn({ paths: ['name'] }, 'names')).toBe(false);
  });
  it('is done when nothing in it stands in the way', () => {
    expect(stateOf(company, { ...standing, problems: { intro: 'Preencha este campo.' } })).toBe('done');
  });
  it('tells what is empty from what is wrong', () => {
    const problems = { name: 'Preencha este campo.' };
    expect(stateOf(company, { ...standing, problems })).toBe('missing');
    expect(stateOf(company, { ...standing, problems, isWrong: () => true })).toBe('wrong');
  });
  it('is to be mended while a reviewer’s word stands', () => {
    const openVerdicts = [{ path: 'cnpj', reason: 'numberDiffers', note: null } as const];
    expect(stateOf(company, { ...standing, openVerdicts })).toBe('wrong');
  });
  it('lacks what is to be done elsewhere', () => {
    expect(stateOf({ paths: [], lacks: 'Ativar a carteira' }, standing)).toBe('missing');
  });
  it('names each obstacle once, in the order in which it asks', () => {
    const problems = { cnpj: 'Este CNPJ não existe.', name: 'Preencha este campo.' };
    expect(obstaclesIn(company, { ...standing, problems, refusedPaths: ['cnpj'] })).toEqual(['name', 'cnpj']);
  });
  it('waits for documents that are on their way', () => {
    expect(obstaclesIn({ paths: ['idFront'] }, { ...standing, sending: new Set(['idFront']) })).toEqual(['idFront']);
  });
});
