export default {
  title: 'Arquivos do dia',
  line: 'O que entrou e saiu em cada dia, linha por linha, para conferir com o seu sistema.',
  columns: {
    day: 'Dia',
    received: 'Recebido',
    refunded: 'Reembolsado',
    fee: 'Tarifas',
    net: 'Valor líquido',
    rows: 'Linhas',
    file: 'Arquivo',
  },
  download: 'Baixar',
  downloadOf: 'Baixar o arquivo de {day}',
  file: 'arquivo-do-dia-{day}.csv.gz',
  day: {
    label: 'Outro dia',
    submit: 'Baixar o arquivo',
  },
  empty: {
    title: 'Nenhum arquivo ainda',
    text: 'Toda madrugada o arquivo do dia anterior aparece aqui, se houve movimento.',
  },
} as const;
