import shared from '@balcao/ui/i18n/pt/shared';
import ui from '@balcao/ui/i18n/pt/ui';
import address from './pt/address.ts';
import authorization from './pt/authorization.ts';
import conversation from './pt/conversation.ts';
import customer from './pt/customer.ts';
import device from './pt/device.ts';
import follower from './pt/follower.ts';
import message from './pt/message.ts';
import moderation from './pt/moderation.ts';
import opening from './pt/opening.ts';
import person from './pt/person.ts';
import phone from './pt/phone.ts';
import sandbox from './pt/sandbox.ts';

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
