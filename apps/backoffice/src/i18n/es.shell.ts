import access from './es/access.ts';
import crop from './es/crop.ts';
import exportTexts from './es/export.ts';
import key from './es/key.ts';
import notification from './es/notification.ts';
import order from './es/order.ts';
import palette from './es/palette.ts';
import review from './es/review.ts';
import standing from './es/standing.ts';

export default {
  access,
  crop,
  export: exportTexts,
  key,
  notification,
  order,
  palette,
  review,
  standing,
};
