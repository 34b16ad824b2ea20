import type { Robot } from '@balcao/contract/robot';

export const channelOfRobot = '019ab4a0-0000-7000-8000-000000000009';
/** A robot that is off, as its team sees it. */
export const robotLia: Robot = {
  id: '019ab4a0-0000-7000-8000-300000000001',
  name: 'Lia',
  avatar: null,
  greeting: '',
  persona: 'Fala com calma.',
  languages: ['pt-BR'],
  takes: 'all',
  hours: { days: [1, 2, 3, 4, 5], from: '09:00', until: '18:00' },
  handsOver: ['unsure', 'angry', 'money'],
  questions: [],
  isOn: false,
  held: null,
  version: 1,
  today: { answers: 0, unsure: 0, handedOver: { asked: 0, unsure: 0, angry: 0, money: 0, limit: 0, failed: 0 } },
};
