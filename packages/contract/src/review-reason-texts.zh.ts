import type { ReviewReasonTexts } from './review-reason-texts.ts';

export const zh: ReviewReasonTexts = {
  unreadable: '看不清楚。',
  incomplete: '内容不完整。',
  expired: '已过有效期。',
  wrongDocument: '不是所要求的文件。',
  nameDiffers: '姓名或名称与文件不一致。',
  numberDiffers: '号码与文件不一致。',
  addressDiffers: '地址与文件不一致。',
  dateDiffers: '日期与文件不一致。',
  tooOld: '日期过早，请提供较新的文件。',
  altered: '看起来被改动过，请提供原件。',
  notAllowed: '无法接受。',
  other: '其他原因。',
};
