import ui from '@balcao/ui/i18n/es';
import customer from './es/customer.ts';
import phone from './es/phone.ts';
import sandbox from './es/sandbox.ts';

export default { ui, customer, phone, sandbox };
