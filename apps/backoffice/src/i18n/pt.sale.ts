import preauth from './pt/preauth.ts';
import refund from './pt/refund.ts';

export default {
  preauth,
  refund,
};
