import ui from '@balcao/ui/i18n/en';
import desk from './en/desk.ts';
import frame from './en/frame.ts';
import parts from './en/parts.ts';
import review from './en/review.ts';
import staff from './en/staff.ts';

export default { ui, desk, frame, parts, review, staff };
