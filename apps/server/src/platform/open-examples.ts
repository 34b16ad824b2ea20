/** A message of a mini program about an order that can be fetched. */
const readyMessage = {
  templateId: '0198a0c2-5b1e-7c3d-9f00-3a5c7be1d204',
  openId: 'mYt1nQzv8Kf0bXo2sLr7cVw5dTj9hEa3gUi6pRk4xZs',
  values: { orderNumber: '1042', pickupCode: 'B-27', place: 'Rua das Flores, 120' },
  page: 'pages/order.html',
};

/** Bodies of commands as the page at /docs shows them, by the id of their endpoint. */
export const openExamples: Readonly<Record<string, object>> = {
  'order.create': {
    merchantOrderNumber: 'A-1',
    method: '02',
    amount: 1234,
    goodsName: 'Café',
    goodsQuantity: 2,
    unitPrice: 617,
    expiresInSeconds: 900,
    metadata: { cart: '7c1e' },
  },
  'refund.create': {
    merchantOrderNumber: 'A-1',
    merchantRefundNumber: 'A-1-1',
    amount: 500,
    reason: 'Xícara trincada',
  },
  'preauth.create': { merchantOrderNumber: 'H-1', amount: 50000, goodsName: 'Diária e consumo' },
  'preauth.capture': { amount: 32000 },
  'broadcast.send': {
    merchantBroadcastNumber: 'P-1',
    channelId: '019a0000-0000-7000-8000-000000000001',
    type: 'link',
    title: 'O cardápio da semana',
    text: 'Segunda é dia de broa.',
    url: 'https://padaria.example/cardapio',
  },
  'templateMessage.send': {
    merchantMessageNumber: 'M-1',
    channelId: '019a0000-0000-7000-8000-000000000001',
    followerId: 'mYt1nQzv8Kf0bXo2sLr7cVw5dTj9hEa3gUi6pRk4xZs',
    template: 'pedido_pronto',
    values: { nome: 'Ana', pedido: '1042' },
  },
  'appletServer.token': {
    appId: 'bl0123456789abcdef',
    appSecret: 'the-secret-that-was-shown-once-in-develop-1',
  },
  'appletServer.login': { code: 'the-code-that-the-page-got-from-the-login-1' },
  'appletServer.code': { page: 'pages/menu.html', scene: 'mesa-7' },
  'messageDelivery.send': readyMessage,
  'messageBatch.send': { messages: [readyMessage] },
  'uploadedVersion.create': {
    uploadId: '019a0000-0000-7000-8000-000000000002',
    number: '1.4.0',
    description: 'Cardápio da semana',
  },
  'preview.send': { uploadId: '019a0000-0000-7000-8000-000000000002' },
  'preview.fault': { faults: [{ path: 'pages/menu.html', text: 'The page is named in app.json and is not there.' }] },
};
