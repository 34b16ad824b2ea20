import access from './zh/access.ts';
import crop from './zh/crop.ts';
import exportTexts from './zh/export.ts';
import key from './zh/key.ts';
import notification from './zh/notification.ts';
import order from './zh/order.ts';
import palette from './zh/palette.ts';
import review from './zh/review.ts';
import standing from './zh/standing.ts';

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
