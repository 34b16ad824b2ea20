import ui from '@balcao/ui/i18n/es';
import desk from './es/desk.ts';
import frame from './es/frame.ts';
import parts from './es/parts.ts';
import review from './es/review.ts';
import staff from './es/staff.ts';

export default { ui, desk, frame, parts, review, staff };
