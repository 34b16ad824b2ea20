import ui from '@balcao/ui/i18n/es';
import authorization from './es/authorization.ts';
import customer from './es/customer.ts';
import phone from './es/phone.ts';
import sandbox from './es/sandbox.ts';

export default { ui, authorization, customer, phone, sandbox };
