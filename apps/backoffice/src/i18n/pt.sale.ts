import dispute from './pt/dispute.ts';
import preauth from './pt/preauth.ts';
import refund from './pt/refund.ts';

export default {
  dispute,
  preauth,
  refund,
};
