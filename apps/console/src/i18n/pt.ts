import ui from '@balcao/ui/i18n/pt';
import deed from './pt/deed.ts';
import desk from './pt/desk.ts';
import frame from './pt/frame.ts';
import parts from './pt/parts.ts';
import people from './pt/people.ts';
import review from './pt/review.ts';
import staff from './pt/staff.ts';

export default { ui, deed, desk, frame, parts, people, review, staff };
