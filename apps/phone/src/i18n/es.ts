import shared from '@balcao/ui/i18n/es/shared';
import ui from '@balcao/ui/i18n/es/ui';
import applet from './es/applet.ts';
import authorization from './es/authorization.ts';
import customer from './es/customer.ts';
import device from './es/device.ts';
import phone from './es/phone.ts';
import sandbox from './es/sandbox.ts';

export default { shared, ui, applet, authorization, customer, device, phone, sandbox };
