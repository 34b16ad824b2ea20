import shared from '@balcao/ui/i18n/es/shared';
import ui from '@balcao/ui/i18n/es/ui';
import address from './es/address.ts';
import authorization from './es/authorization.ts';
import conversation from './es/conversation.ts';
import customer from './es/customer.ts';
import device from './es/device.ts';
import follower from './es/follower.ts';
import message from './es/message.ts';
import moderation from './es/moderation.ts';
import opening from './es/opening.ts';
import person from './es/person.ts';
import phone from './es/phone.ts';
import sandbox from './es/sandbox.ts';

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
