import dispute from './en/dispute.ts';
import preauth from './en/preauth.ts';
import refund from './en/refund.ts';

export default {
  dispute,
  preauth,
  refund,
};
