import shared from './shared.ts';

/** The page that stands where a page cannot be loaded. It is built apart from the apps: `tools/offline-page.ts`. */
export default {
  title: 'Você está sem conexão',
  text: 'Não conseguimos falar com o Balcão agora: nada se perdeu, nada foi enviado, e esta página abre sozinha quando a conexão voltar.',
  retry: shared.tryAgain,
  trying: 'Tentando…',
  still: 'Ainda sem conexão às {time}.',
  back: 'A conexão voltou. Abrindo a página…',
} as const;
