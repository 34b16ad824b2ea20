import type { CertificationForm } from '@balcao/contract/certification-form';
import type { FieldProblem } from '../../platform/refusal.ts';

/** Names match without regard to capitals, accents and spaces. */
const plain = (name: string): string =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();

type Person = Pick<Extract<CertificationForm, { type: 'personal' }>, 'name' | 'cpf'>;

/** Where a person is someone else than the chat app has checked. */
export const identityProblems = (form: Person, verified: Person): FieldProblem[] => [
  ...(plain(form.name) === plain(verified.name) ? [] : [{ path: 'name', text: 'identityDiffers' } as const]),
  ...(form.cpf === verified.cpf ? [] : [{ path: 'cpf', text: 'identityDiffers' } as const]),
];
