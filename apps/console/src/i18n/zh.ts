import ui from '@balcao/ui/i18n/zh';
import deed from './zh/deed.ts';
import desk from './zh/desk.ts';
import frame from './zh/frame.ts';
import parts from './zh/parts.ts';
import people from './zh/people.ts';
import review from './zh/review.ts';
import staff from './zh/staff.ts';

export default { ui, deed, desk, frame, parts, people, review, staff };
