import ui from '@balcao/ui/i18n/pt';
import authorization from './pt/authorization.ts';
import customer from './pt/customer.ts';
import phone from './pt/phone.ts';
import sandbox from './pt/sandbox.ts';

export default { ui, authorization, customer, phone, sandbox };
