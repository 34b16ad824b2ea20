/** The vocabulary of channels: used as the other one is. */
export default {
  channels: 'Canales',
  closedOn: 'Se cerró el',
  followerCount: '{count, plural, =0 {ningún seguidor} one {# seguidor} other {# seguidores}}',
  isClosed: 'Este canal está cerrado',
  owner: 'Dueño',
  whoCanFollow: 'Quién puede seguir',
  willClose: 'Este canal se va a cerrar',
  broadcast: 'Publicación',
  broadcasts: 'Publicaciones',
  broadcastText: 'Texto',
  link: 'Enlace',
  official: 'Certificación oficial',
  personal: 'Certificación personal',
  subject: 'Responsable del canal',
  associate: 'Vincular miniprograma',
  association: 'Vínculo con miniprograma',
};
