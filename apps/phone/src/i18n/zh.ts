import ui from '@balcao/ui/i18n/zh';
import customer from './zh/customer.ts';
import phone from './zh/phone.ts';
import sandbox from './zh/sandbox.ts';

export default { ui, customer, phone, sandbox };
