import { formatCnpj, isCnpj, normaliseCnpj } from './cnpj.ts';
import { formatCpf, isCpf } from './cpf.ts';

/** A CPF has eleven characters; a longer number, or one with a letter, can only be a CNPJ. */
const CPF_SO_FAR = /^\d{0,11}$/;

/** Whether the text, with or without its mask, is a CPF or a CNPJ. */
export const isDocument = (text: string): boolean => isCpf(text) || isCnpj(text);

/** The mask of a CPF up to eleven digits and of a CNPJ from the twelfth character or the first letter, for one field that takes both. */
export const formatDocument = (text: string): string =>
  CPF_SO_FAR.test(normaliseCnpj(text)) ? formatCpf(text) : formatCnpj(text);
