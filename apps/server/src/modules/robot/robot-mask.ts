import { isCnpj } from '@balcao/brazil/cnpj';
import { isCpf } from '@balcao/brazil/cpf';
import { holdsCardNumber } from '@balcao/contract/card-number';

const numbers = /(?<![0-9A-Za-z])\d(?:[ ./-]{0,2}\d){10,18}(?![0-9A-Za-z])/g;
const companies = /(?<![0-9A-Za-z])[0-9A-Z]{2}\.?[0-9A-Z]{3}\.?[0-9A-Z]{3}\/?[0-9A-Z]{4}-?\d{2}(?![0-9A-Za-z])/gi;
/** What is called a password, with or without a verb; after a word alone only what has a digit, since "a senha que esqueci" names none. */
const secrets =
  /(\b(?:senha|password|contrase(?:ñ|n)a|pin|cvv|cvc|token|secret)\b(?:\s*(?:é|e|is|es|:|=)\s*|(?:\s+\p{L}+){1,3}\s*(?:é|is|es|:|=)\s*|\s+(?=\S*\d)))\S+/giu;
/** Chinese has no spaces: what is not Chinese is the password. */
const chineseSecrets = /(密码\s*(?:是|为|:|：|=)?\s*)[\x21-\x7e]+/g;
/** What is said to be a document, also where no rule knows its number: RG and passports have none that all issuers share. */
const documents =
  /(?<![\p{L}\p{N}])((?:cpf|cnpj|rg|cnh|rne|rnm|passaporte|passport|pasaporte|dni|identidade|identidad|护照|身份证)[\p{L}\s:.ºª°#：-]{0,20}?)((?=[\p{L}\d./-]*\d{4}|\d{1,3}\.\d{3})[\p{Lu}\d][\p{L}\d./-]{4,})/giu;
const keys = /\b(sk|pk|ghp|eyJ|Bearer)[-_A-Za-z0-9.]{16,}/g;
const emails = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu;

const isHidden = (run: string): boolean => {
  const digits = run.replaceAll(/\D/g, '');
  return holdsCardNumber(run) || (digits.length === 11 && isCpf(digits));
};

/** A text as a provider may read it: without numbers of cards, CPFs, CNPJs, e-mails and what is called a secret (rule: no-card-numbers). */
export const withoutSecrets = (text: string): string => {
  const masked = text
    .normalize('NFC')
    .replaceAll(secrets, '$1[…]')
    .replaceAll(chineseSecrets, '$1[…]')
    .replaceAll(documents, '$1[…]')
    .replaceAll(keys, '[…]')
    .replaceAll(emails, '[…]')
    .replaceAll(companies, (run) => (isCnpj(run) ? '[…]' : run))
    .replaceAll(numbers, (run) => (isHidden(run) ? '[…]' : run));
  // Digits in other scripts and groups are found as the rule finds them: then no digit goes.
  return holdsCardNumber(masked) ? masked.replaceAll(/\p{Nd}/gu, '•') : masked;
};
