import dispute from './es/dispute.ts';
import preauth from './es/preauth.ts';
import refund from './es/refund.ts';

export default {
  dispute,
  preauth,
  refund,
};
