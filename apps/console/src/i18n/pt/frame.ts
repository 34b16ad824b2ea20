export default {
  application: 'Console do Balcão',
  name: 'Console',
  notFound: 'Esta página não existe',
  notFoundText: 'Confira o endereço ou volte para o início.',
  toStart: 'Ir para o início',
} as const;
