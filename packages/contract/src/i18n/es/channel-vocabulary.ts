/** The vocabulary of channels: used as the other one is. */
export default {
  channels: 'Canales',
  closedOn: 'Se cerró el',
  isClosed: 'Este canal está cerrado',
  owner: 'Dueño',
  whoCanFollow: 'Quién puede seguir',
  willClose: 'Este canal se va a cerrar',
};
