import preauth from './en/preauth.ts';
import refund from './en/refund.ts';

export default {
  preauth,
  refund,
};
