// The address of your own server: it keeps the queue. It has to stand among the legal domains of the mini program.
export const server = 'https://fila.example.com';
