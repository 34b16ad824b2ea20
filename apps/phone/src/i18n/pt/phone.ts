import payment from '@balcao/contract/i18n/pt/payment';
import vocabulary from '@balcao/contract/i18n/pt/vocabulary';
/** The phone itself: its tabs and the page around it. */

export default {
  application: 'Balcão · Celular',
  face: 'celular',
  time: 'Hora do ambiente de testes',
  tabs: 'Telas do celular',
  wallet: payment.method['01'],
  pay: 'Ler',
  me: vocabulary.me,
  mails: vocabulary.mail,
  bench: 'Simulador',
  simulatorControlsLine: 'Os controles do ambiente de testes: mudam o que está em volta do Balcão, não o Balcão.',
  notFound: 'Esta tela não existe',
  notFoundHere: 'Nada neste endereço',
  notFoundText: 'Volte à carteira e siga por lá.',
  toWallet: vocabulary.goToTheWallet,
} as const;
