import type { FastifyInstance } from 'fastify';
import { payTokenForm } from '../order/order.service.ts';

interface Needs {
  readonly app: FastifyInstance;
  readonly publicBaseUrl: string;
  readonly sandbox: boolean;
}

/** For a camera that is none of the chat app: what the code is for, in the languages of the product, and nothing of anyone. */
const page = `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>Pagar no aplicativo de conversas</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 22rem; padding: 1.5rem; text-align: center; }
h1 { font-size: 1.375rem; line-height: 1.3; }
p { margin: 0 0 .75rem; }
</style>
<main>
<h1>Abra no aplicativo de conversas</h1>
<p>Este código é um pagamento. Leia-o com o leitor do aplicativo de conversas para ver o valor e pagar.</p>
<p lang="en">This code is a payment. Scan it with the chat app to see the amount and pay.</p>
<p lang="es">Este código es un pago. Escanéalo con la aplicación de chat para ver el importe y pagar.</p>
<p lang="zh">这是付款码，请使用聊天应用扫码查看金额并付款。</p>
</main>
</html>`;

/**
 * What an order's link and a shop's code open in a browser: in the sandbox its phone, elsewhere a page that sends to the chat app.
 * Nothing is looked up, so that it does not reveal whether a code exists.
 */
export const servePayPages = ({ app, publicBaseUrl, sandbox }: Needs): void => {
  const open = (way: 'pay' | 'qr', form: RegExp) =>
    app.get<{ Params: { code: string } }>(`/${way}/:code`, async ({ params }, reply) => {
      const { code } = params;
      if (!sandbox || !form.test(code)) return reply.header('cache-control', 'no-cache').type('text/html').send(page);
      const address = encodeURIComponent(`${publicBaseUrl}/${way}/${code}`);
      return reply.redirect(`/phone/pay?code=${address}`, 302);
    });
  open('pay', new RegExp(`^${payTokenForm}$`));
  open('qr', /^[A-Za-z0-9_-]{8,64}$/);
};
