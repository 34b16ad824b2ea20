import ui from '@balcao/ui/i18n/pt';
import desk from './pt/desk.ts';
import frame from './pt/frame.ts';
import parts from './pt/parts.ts';
import review from './pt/review.ts';
import staff from './pt/staff.ts';

export default { ui, desk, frame, parts, review, staff };
