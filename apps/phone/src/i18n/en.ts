import ui from '@balcao/ui/i18n/en';
import authorization from './en/authorization.ts';
import customer from './en/customer.ts';
import phone from './en/phone.ts';
import sandbox from './en/sandbox.ts';

export default { ui, authorization, customer, phone, sandbox };
