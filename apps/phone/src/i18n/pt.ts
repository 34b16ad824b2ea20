import ui from '@balcao/ui/i18n/pt';
import customer from './pt/customer.ts';
import phone from './pt/phone.ts';
import sandbox from './pt/sandbox.ts';

export default { ui, customer, phone, sandbox };
