import type { Locale } from '@balcao/contract/locale';
import type { OrderStatus, PaymentMethod, PaymentProduct } from '@balcao/contract/order';

/** The words of exported orders; the screens' own stand with the screens. */
export const statusTexts: Readonly<Record<Locale, Readonly<Record<OrderStatus, string>>>> = {
  'pt-BR': { '01': 'Aguardando pagamento', '02': 'Pago', '03': 'Pagamento falhou', '04': 'Fechado' },
  'en-US': { '01': 'Waiting for payment', '02': 'Paid', '03': 'Payment failed', '04': 'Closed' },
  'es-MX': { '01': 'Esperando pago', '02': 'Pagado', '03': 'Pago fallido', '04': 'Cerrado' },
  'zh-CN': { '01': '待支付', '02': '已支付', '03': '支付失败', '04': '已关闭' },
};

export const methodTexts: Readonly<Record<Locale, Readonly<Record<PaymentMethod, string>>>> = {
  'pt-BR': { '01': 'Carteira', '02': 'Pix', '0301': 'Cartão de débito', '0302': 'Cartão de crédito' },
  'en-US': { '01': 'Wallet', '02': 'Pix', '0301': 'Debit card', '0302': 'Credit card' },
  'es-MX': { '01': 'Cartera', '02': 'Pix', '0301': 'Tarjeta de débito', '0302': 'Tarjeta de crédito' },
  'zh-CN': { '01': '钱包', '02': 'Pix', '0301': '借记卡', '0302': '信用卡' },
};

export const productTexts: Readonly<Record<Locale, Readonly<Record<PaymentProduct, string>>>> = {
  'pt-BR': {
    '02': 'Pagamento no miniprograma',
    '03': 'API de pagamento',
    '04': 'QR Code',
    '11': 'Pré-autorização',
    '53': 'Caixa de som',
    '54': 'Pagamento por aproximação',
    '99': 'Maquininha',
  },
  'en-US': {
    '02': 'Mini program payment',
    '03': 'Payment API',
    '04': 'QR code',
    '11': 'Pre-authorisation',
    '53': 'Sound box',
    '54': 'Tap to pay',
    '99': 'POS',
  },
  'es-MX': {
    '02': 'Pago en miniprograma',
    '03': 'API de pagos',
    '04': 'Código QR',
    '11': 'Preautorización',
    '53': 'Bocina de cobro',
    '54': 'Pago sin contacto',
    '99': 'Terminal',
  },
  'zh-CN': {
    '02': '小程序支付',
    '03': '支付接口',
    '04': '二维码',
    '11': '预授权',
    '53': '收款音箱',
    '54': '碰一碰',
    '99': 'POS 机',
  },
};

export const columnTexts: Readonly<Record<Locale, readonly string[]>> = {
  'pt-BR': [
    'Pedido',
    'Número no seu sistema',
    'Situação',
    'Produto de pagamento',
    'Meio de pagamento',
    'Descrição',
    'Quantidade',
    'Valor',
    'Tarifa',
    'Valor líquido',
    'Criado em',
    'Concluído em',
  ],
  'en-US': [
    'Order',
    'Number in your system',
    'Status',
    'Payment product',
    'Payment method',
    'Description',
    'Quantity',
    'Amount',
    'Fee',
    'Net amount',
    'Created',
    'Completed',
  ],
  'es-MX': [
    'Pedido',
    'Número en tu sistema',
    'Estado',
    'Producto de pago',
    'Medio de pago',
    'Descripción',
    'Cantidad',
    'Importe',
    'Comisión',
    'Importe neto',
    'Creado',
    'Completado',
  ],
  'zh-CN': [
    '订单',
    '商户订单号',
    '状态',
    '支付产品',
    '支付方式',
    '商品',
    '数量',
    '金额',
    '手续费',
    '净额',
    '创建时间',
    '完成时间',
  ],
};
