/** The vocabulary of channels: used as the other one is. */
export default {
  channels: 'Channels',
  closedOn: 'It closed on',
  isClosed: 'This channel is closed',
  owner: 'Owner',
  whoCanFollow: 'Who can follow',
  willClose: 'This channel will close',
};
