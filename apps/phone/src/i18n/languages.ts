import type { Languages } from '@balcao/ui/texts';
import type address from './pt/address.ts';
import type authorization from './pt/authorization.ts';
import type conversation from './pt/conversation.ts';
import type customer from './pt/customer.ts';
import type device from './pt/device.ts';
import type follower from './pt/follower.ts';
import type message from './pt/message.ts';
import type moderation from './pt/moderation.ts';
import type opening from './pt/opening.ts';
import type person from './pt/person.ts';
import type phone from './pt/phone.ts';
import type sandbox from './pt/sandbox.ts';

declare module '@balcao/ui/texts' {
  interface Texts {
    address: typeof address;
    authorization: typeof authorization;
    conversation: typeof conversation;
    customer: typeof customer;
    device: typeof device;
    follower: typeof follower;
    message: typeof message;
    moderation: typeof moderation;
    opening: typeof opening;
    person: typeof person;
    phone: typeof phone;
    sandbox: typeof sandbox;
  }
}

/** One chunk a language, loaded when it is the page's. */
export const languages: Languages = {
  'pt-BR': () => import('./pt.ts'),
  'en-US': () => import('./en.ts'),
  'es-MX': () => import('./es.ts'),
  'zh-CN': () => import('./zh.ts'),
};
