/** The vocabulary of channels: used as the other one is. */
export default {
  channels: 'Canais',
  closedOn: 'Fechou em',
  isClosed: 'Este canal está fechado',
  owner: 'Dono',
  whoCanFollow: 'Quem pode seguir',
  willClose: 'Este canal vai fechar',
};
