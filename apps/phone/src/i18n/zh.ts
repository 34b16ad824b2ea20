import shared from '@balcao/ui/i18n/zh/shared';
import ui from '@balcao/ui/i18n/zh/ui';
import address from './zh/address.ts';
import authorization from './zh/authorization.ts';
import conversation from './zh/conversation.ts';
import customer from './zh/customer.ts';
import device from './zh/device.ts';
import follower from './zh/follower.ts';
import message from './zh/message.ts';
import moderation from './zh/moderation.ts';
import opening from './zh/opening.ts';
import person from './zh/person.ts';
import phone from './zh/phone.ts';
import sandbox from './zh/sandbox.ts';

export default {
  shared,
  ui,
  address,
  authorization,
  conversation,
  customer,
  device,
  follower,
  message,
  moderation,
  opening,
  person,
  phone,
  sandbox,
};
