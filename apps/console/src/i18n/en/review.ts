import type { Shape } from '@balcao/ui/shape';
import type pt from '../pt/review.ts';

export default {
  title: 'Reviews',
  line: 'What waits for a decision, oldest first.',
  list: 'Reviews that wait',
  merchant: 'Merchant',
  kind: 'What was submitted',
  status: 'Status',
  submittedAt: 'Submitted at',
  empty: 'Nothing waits for you',
  emptyText: 'When a merchant submits a certification, it shows here.',
  kinds: {
    certification: 'Certification',
    merchant: 'Payment data',
  },
  statuses: {
    NO: 'Not submitted',
    UNDER: 'Under review',
    REJECT: 'Rejected',
    SUCCESS: 'Approved',
    REVOKED: 'Revoked',
  },
} satisfies Shape<typeof pt>;
