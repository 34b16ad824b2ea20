import ui from '@balcao/ui/i18n/zh';
import authorization from './zh/authorization.ts';
import customer from './zh/customer.ts';
import phone from './zh/phone.ts';
import sandbox from './zh/sandbox.ts';

export default { ui, authorization, customer, phone, sandbox };
