import vocabulary from '@balcao/contract/i18n/pt/vocabulary';

export default {
  application: 'Console do Balcão',
  name: 'Console',
  notFound: 'Esta página não existe',
  notFoundText: 'Confira o endereço ou volte para o início.',
  notAllowed: 'Esta página não faz parte da sua função',
  notAllowedText: 'Só quem tem outra função trabalha aqui. Precisa dela? Fale com a administração da equipe interna.',
  toStart: vocabulary.goToTheStart,
  finance: vocabulary.finance,
} as const;
