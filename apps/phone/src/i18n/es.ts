import ui from '@balcao/ui/i18n/es';
import applet from './es/applet.ts';
import authorization from './es/authorization.ts';
import customer from './es/customer.ts';
import device from './es/device.ts';
import phone from './es/phone.ts';
import sandbox from './es/sandbox.ts';

export default { ui, applet, authorization, customer, device, phone, sandbox };
