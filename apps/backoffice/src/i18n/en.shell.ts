import access from './en/access.ts';
import crop from './en/crop.ts';
import exportTexts from './en/export.ts';
import key from './en/key.ts';
import notification from './en/notification.ts';
import order from './en/order.ts';
import palette from './en/palette.ts';
import review from './en/review.ts';
import standing from './en/standing.ts';

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
