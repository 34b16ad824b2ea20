const drawing = (paths: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="none" stroke="#a9662f" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">${paths}</svg>`)}`;

const cup =
  '<path d="M14 24h30v12a12 12 0 0 1-12 12h-6a12 12 0 0 1-12-12z"/><path d="M44 28h3a6 6 0 0 1 0 12h-4M10 54h38"/>';

/** What the coffee shop sells; prices in centavos. */
export const goods = [
  {
    id: 'espresso',
    name: 'Espresso duplo',
    price: 900,
    picture: drawing(`${cup}<path d="M24 18c-3-4 3-5 0-9M34 18c-3-4 3-5 0-9"/>`),
  },
  {
    id: 'cappuccino',
    name: 'Cappuccino grande',
    price: 1_650,
    picture: drawing(`${cup}<path d="M14 24c4-8 26-8 30 0"/>`),
  },
  {
    id: 'coado',
    name: 'Café coado da casa',
    price: 1_100,
    picture: drawing('<path d="M14 12h36L38 30H26zM22 36h20l4 18H18z"/>'),
  },
  {
    id: 'coldBrew',
    name: 'Cold brew com laranja',
    price: 1_800,
    picture: drawing('<path d="M18 14h28l-4 42H22zM20 30h24M36 14l6-10"/><circle cx="30" cy="40" r="5"/>'),
  },
  {
    id: 'graos',
    name: 'Grãos Serra da Canastra 250 g',
    price: 4_290,
    picture: drawing('<path d="M18 16h28l4 38H14zM18 16l4-6h20l4 6M26 34c0-6 12-6 12 0s-12 6-12 0z"/>'),
  },
  {
    id: 'filtro',
    name: 'Kit filtro V60',
    price: 16_900,
    picture: drawing('<path d="M10 16h44L38 42H26zM26 46h12v8H26z"/>'),
  },
] as const;
