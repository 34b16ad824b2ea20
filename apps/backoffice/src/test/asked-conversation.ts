import type { Channel } from '@balcao/contract/channel';
import type { WholeConversation } from '@balcao/contract/conversation';
import type { ConversationMessage } from '@balcao/contract/conversation-message';
import { memberDocuments, memberPictures, memberVoices } from '../features/conversation/member-file.ts';

/** A channel of Ana's, in which Bruna Carvalho has asked something, and what was answered. */
export const at = '2026-03-02T12:00:00.000Z';
export const channel: Channel = {
  id: '019ab4a0-0000-7000-8000-000000000009',
  url: 'https://balcao.example/phone/channel/aaaaaaaaaaaaaaaaaaaaaa',
  name: 'Novidades do Largo',
  type: 'everyone',
  description: 'Frutas da estação, toda semana.',
  language: 'pt-BR',
  category: 'food',
  avatar: '/admin/v3.0/channel/avatar/aaaaaaaaaaaaaaaaaaaaaa',
  badges: { official: null, personal: null },
  followers: 12,
  growth: Array.from({ length: 30 }, () => 12),
  state: 'open',
  closesAt: null,
  frozenAt: null,
  needsApproval: false,
  owner: { memberId: '019ab4a0-0000-7000-8000-000000000001', name: 'ana_souza' },
  isOwner: true,
  rights: ['write', 'publish', 'answer', 'manage'],
  version: 3,
  createdAt: at,
};
export const conversation: WholeConversation = {
  id: '019ab4a0-0000-7000-8000-000000000020',
  state: 'open',
  snoozedUntil: null,
  name: 'Bruna Carvalho',
  assignee: null,
  last: { kind: 'follower', text: 'Vocês abrem no domingo?', attachment: null, seconds: null, at },
  unread: 0,
  waitingSince: at,
  lastPosition: 3,
  teamRead: 3,
  delivered: 3,
  followerRead: 3,
  isStopped: false,
  handler: 'people',
  hasMachines: false,
  saidAt: at,
  follower: null,
};
export const asked: ConversationMessage = {
  position: 3,
  kind: 'follower',
  author: null,
  speaker: null,
  avatar: null,
  text: 'Vocês abrem no domingo?',
  attachment: null,
  buttons: [],
  at,
};
export const answered: ConversationMessage = { ...asked, position: 4, kind: 'member', text: 'Sim.' };

/** Nothing is left that a member typed, chose or recorded: a page is shared by tests, and what it keeps outlasts a screen. */
export const forgetAnswers = async (): Promise<void> => {
  sessionStorage.clear();
  for (const files of [memberDocuments, memberPictures, memberVoices]) await files.clear();
};
