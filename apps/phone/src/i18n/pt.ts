import shared from '@balcao/ui/i18n/pt/shared';
import ui from '@balcao/ui/i18n/pt/ui';
import applet from './pt/applet.ts';
import authorization from './pt/authorization.ts';
import customer from './pt/customer.ts';
import device from './pt/device.ts';
import phone from './pt/phone.ts';
import sandbox from './pt/sandbox.ts';

export default { shared, ui, applet, authorization, customer, device, phone, sandbox };
