import dispute from './zh/dispute.ts';
import preauth from './zh/preauth.ts';
import refund from './zh/refund.ts';

export default {
  dispute,
  preauth,
  refund,
};
