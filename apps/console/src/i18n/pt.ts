import ui from '@balcao/ui/i18n/pt';
import frame from './pt/frame.ts';
import parts from './pt/parts.ts';
import review from './pt/review.ts';
import staff from './pt/staff.ts';

export default { ui, frame, parts, review, staff };
