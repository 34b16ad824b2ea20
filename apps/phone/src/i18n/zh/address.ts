import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/zh/shared';
import type pt from '../pt/address.ts';
/** The addresses that a person keeps. */

export default {
  title: '收货地址',
  line: '供小程序送货使用。每个小程序只会得到你选择的地址。',
  empty: '还没有地址',
  emptyText: '保存一个地址，以后下单不用重复填写。',
  add: '添加地址',
  another: '其他地址',
  changeTitle: '修改地址',
  saveAndUse: '保存并使用',
  chooseTitle: '{name}送到哪里？',
  chooseText: '{name}会得到你选择的姓名、电话和地址。',
  recipient: '收货人',
  optional: '选填',
  phone: vocabulary.telephone,
  save: shared.save,
  change: shared.edit,
  remove: shared.remove,
  actionsOf: shared.actionsOf,
} satisfies Shape<typeof pt>;
