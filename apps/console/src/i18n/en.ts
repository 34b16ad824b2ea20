import ui from '@balcao/ui/i18n/en';
import deed from './en/deed.ts';
import desk from './en/desk.ts';
import frame from './en/frame.ts';
import parts from './en/parts.ts';
import people from './en/people.ts';
import review from './en/review.ts';
import staff from './en/staff.ts';

export default { ui, deed, desk, frame, parts, people, review, staff };
