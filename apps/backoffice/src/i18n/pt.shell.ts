import access from './pt/access.ts';
import crop from './pt/crop.ts';
import exportTexts from './pt/export.ts';
import key from './pt/key.ts';
import notification from './pt/notification.ts';
import order from './pt/order.ts';
import palette from './pt/palette.ts';
import review from './pt/review.ts';
import standing from './pt/standing.ts';

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
