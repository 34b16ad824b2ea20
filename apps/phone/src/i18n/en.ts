import shared from '@balcao/ui/i18n/en/shared';
import ui from '@balcao/ui/i18n/en/ui';
import address from './en/address.ts';
import authorization from './en/authorization.ts';
import conversation from './en/conversation.ts';
import customer from './en/customer.ts';
import device from './en/device.ts';
import follower from './en/follower.ts';
import message from './en/message.ts';
import moderation from './en/moderation.ts';
import opening from './en/opening.ts';
import person from './en/person.ts';
import phone from './en/phone.ts';
import sandbox from './en/sandbox.ts';

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
