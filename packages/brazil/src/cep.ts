import { formatCep as maskCep } from '@brazilian-utils/brazilian-utils/format-cep';
import type { StateCode } from './states.ts';

/** Whether the text, with or without its hyphen, is a postal code: eight digits. There is no check digit. */
export const isCep = (text: string): boolean => /^\d{5}-?\d{3}$/.test(text.trim());

/** The digits alone, as a CEP is stored and sent. */
export const stripCep = (text: string): string => text.replace(/\D/g, '');

/** The mask 00000-000 over as many digits as there are, so that it serves while typing; what is no digit is dropped. */
export const formatCep = (text: string): string => maskCep(text);

/** The states of each postal region, by the first digit of the code: 0 is Greater São Paulo, 1 the rest of that state. */
const statesOfRegion: readonly (readonly StateCode[])[] = [
  ['SP'],
  ['SP'],
  ['RJ', 'ES'],
  ['MG'],
  ['BA', 'SE'],
  ['PE', 'AL', 'PB', 'RN'],
  ['CE', 'PI', 'MA', 'PA', 'AM', 'AC', 'AP', 'RR'],
  ['DF', 'GO', 'TO', 'MT', 'MS', 'RO'],
  ['PR', 'SC'],
  ['RS'],
];

/**
 * Whether a postal code may lie in a state, judged by its region; `undefined` while the code is not complete. Good for a warning at the field, not
 * for a refusal: the exact ranges of the states are not known here.
 */
export function cepFitsState(cep: string, state: StateCode): boolean | undefined {
  if (!isCep(cep)) return undefined;
  return statesOfRegion[Number(stripCep(cep)[0])]?.includes(state);
}
