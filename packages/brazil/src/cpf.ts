import { formatCpf as maskCpf } from '@brazilian-utils/brazilian-utils/format-cpf';
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';

/**
 * Whether the text, with or without its mask, is a CPF: eleven digits whose two check digits are right. Repeated digits pass the
 * arithmetic and are refused all the same.
 */
export const isCpf = (text: string): boolean => isValidCpf(text);

/** The digits alone, as a CPF is stored and sent. */
export const stripCpf = (text: string): string => text.replace(/\D/g, '');

/** The mask 000.000.000-00 over as many digits as there are, so that it serves while typing; what is no digit is dropped. */
export const formatCpf = (text: string): string => maskCpf(text);
