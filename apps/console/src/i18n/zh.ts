import ui from '@balcao/ui/i18n/zh';
import desk from './zh/desk.ts';
import frame from './zh/frame.ts';
import parts from './zh/parts.ts';
import review from './zh/review.ts';
import staff from './zh/staff.ts';

export default { ui, desk, frame, parts, review, staff };
