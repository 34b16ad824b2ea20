import preauth from './zh/preauth.ts';
import refund from './zh/refund.ts';

export default {
  preauth,
  refund,
};
