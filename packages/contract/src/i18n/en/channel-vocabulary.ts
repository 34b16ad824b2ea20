/** The vocabulary of channels: used as the other one is. */
export default {
  channels: 'Channels',
  closedOn: 'It closed on',
  followerCount: '{count, plural, =0 {no followers} one {# follower} other {# followers}}',
  isClosed: 'This channel is closed',
  owner: 'Owner',
  whoCanFollow: 'Who can follow',
  willClose: 'This channel will close',
  broadcast: 'Post',
  broadcasts: 'Posts',
  broadcastText: 'Text',
  link: 'Link',
  official: 'Official certification',
  personal: 'Personal certification',
  subject: 'Who answers for the channel',
  associate: 'Link a mini program',
  association: 'Link to a mini program',
};
