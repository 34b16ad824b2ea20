import ui from '@balcao/ui/i18n/es';
import deed from './es/deed.ts';
import desk from './es/desk.ts';
import frame from './es/frame.ts';
import parts from './es/parts.ts';
import people from './es/people.ts';
import review from './es/review.ts';
import staff from './es/staff.ts';

export default { ui, deed, desk, frame, parts, people, review, staff };
