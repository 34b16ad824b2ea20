import http from 'node:http';
import pg from 'pg';

/** `node:http` with the two statements of the orders page and nothing else: what a server in Node can be at best. */
const [port = '', socket = '', merchantId = ''] = process.argv.slice(2);
const pool = new pg.Pool({ host: socket, user: 'postgres', database: 'balcao', max: 16 });

const columns = `number, merchant_order_number as "merchantOrderNumber", product, method, status, goods_name as "goodsName",
  goods_quantity as "goodsQuantity", unit_price as "unitPrice", merchant_goods_id as "merchantGoodsId", amount, fee,
  created_at as "createdAt", expires_at as "expiresAt", completed_at as "completedAt"`;
const page = `select ${columns} from "order" where merchant_id = $1 and created_at >= $2
  order by created_at desc, number desc limit 21`;
const total = `select count(*) from (select 1 from "order" where merchant_id = $1 and created_at >= $2 limit 10001) counted`;

const server = http.createServer((_request, response) => {
  const values = [merchantId, new Date(Date.now() - 90 * 86_400_000)];
  Promise.all([
    pool.query({ name: 'page', text: page, values }),
    pool.query<{ count: string }>({ name: 'total', text: total, values }),
  ]).then(([list, counted]) => {
    const text = JSON.stringify({ code: 200, data: { list: list.rows.slice(0, 20), total: counted.rows[0]?.count } });
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
      .end(text);
  });
});
server.listen(Number(port), '127.0.0.1', () => process.stdout.write('Balcão is open\n'));
process.once('SIGTERM', () => {
  server.closeAllConnections();
  server.close(() => void pool.end().then(() => process.exit(0)));
});
