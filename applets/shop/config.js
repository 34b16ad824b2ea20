// The address of your own server: it makes the orders. It has to stand among the legal domains of the mini program.
export const server = 'https://loja.example.com';
