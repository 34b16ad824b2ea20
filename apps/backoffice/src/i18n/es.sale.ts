import preauth from './es/preauth.ts';
import refund from './es/refund.ts';

export default {
  preauth,
  refund,
};
