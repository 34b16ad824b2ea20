/** The phone itself: its tabs and the page around it. */
export default {
  application: 'Balcão · Celular',
  face: 'celular',
  time: 'Hora do sandbox',
  tabs: 'Telas do celular',
  wallet: 'Carteira',
  pay: 'Ler',
  me: 'Eu',
  mails: 'E-mails',
  bench: 'Bancada',
  benchLine: 'Os interruptores do sandbox: mudam o mundo em volta do Balcão, não o Balcão.',
  notFound: 'Esta tela não existe',
  notFoundHere: 'Nada neste endereço',
  notFoundText: 'Volte à carteira e siga por lá.',
  toWallet: 'Ir para a carteira',
} as const;
