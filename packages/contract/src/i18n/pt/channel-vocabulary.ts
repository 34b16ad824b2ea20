/** The vocabulary of channels: used as the other one is. */
export default {
  channels: 'Canais',
  closedOn: 'Fechou em',
  followerCount: '{count, plural, =0 {nenhum seguidor} one {# seguidor} other {# seguidores}}',
  isClosed: 'Este canal está fechado',
  owner: 'Dono',
  whoCanFollow: 'Quem pode seguir',
  willClose: 'Este canal vai fechar',
  broadcast: 'Publicação',
  broadcasts: 'Publicações',
  broadcastText: 'Texto',
  link: 'Link',
  official: 'Certificação oficial',
  personal: 'Certificação pessoal',
  subject: 'Responsável pelo canal',
  associate: 'Vincular miniprograma',
  association: 'Vínculo com miniprograma',
};
