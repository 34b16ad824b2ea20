import ui from '@balcao/ui/i18n/en';
import frame from './en/frame.ts';
import parts from './en/parts.ts';
import review from './en/review.ts';
import staff from './en/staff.ts';

export default { ui, frame, parts, review, staff };
