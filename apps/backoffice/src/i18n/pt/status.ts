/** The state of the platform. */

export default {
  line: 'O que funciona agora, medido pelo servidor. Atualiza automaticamente.',
  label: 'Partes da plataforma',
  at: 'Medido às <when></when>.',
  all: { working: 'Tudo funcionando', slow: 'Há lentidão em alguma parte', down: 'Alguma parte está fora do ar' },
  parts: {
    signIn: 'Entrar e usar a conta',
    payments: 'Pagamentos e reembolsos',
    settlement: 'Liquidação das vendas',
    messages: 'E-mails e mensagens',
    files: 'Arquivos e exportações',
    webhooks: 'Avisos aos servidores',
  },
  levels: { working: 'Funcionando', slow: 'Lento', down: 'Fora do ar' },
  none: 'A plataforma não respondeu',
  noneText:
    'O que você enviou e não foi confirmado pode não ter chegado. Espere um pouco e confira antes de enviar de novo.',
  toHelp: 'Ir para a ajuda',
} as const;
