export default {
  title: 'Arquivos do dia',
  line: 'O que entrou e saiu em cada dia, do saldo inicial ao saldo final, para conferir com o seu sistema.',
  columns: {
    day: 'Dia',
    received: 'Vendas',
    refunded: 'Reembolsos',
    fee: 'Tarifas',
    withdrawn: 'Saques',
    adjusted: 'Ajustes',
    net: 'Valor líquido',
    closing: 'Saldo final',
    file: 'Arquivo',
  },
  download: 'Baixar',
  downloadOf: 'Baixar o arquivo de {day}',
  file: 'arquivo-do-dia-{day}.{end}',
  formats: {
    xlsx: 'Excel (XLSX)',
    csv: 'CSV',
    program: 'CSV para o seu sistema, em centavos',
  },
  day: {
    label: 'Outro dia',
    submit: 'Baixar o arquivo',
  },
  month: {
    title: 'Fechamento do mês',
    line: 'Um mês inteiro para a contabilidade: vendas, reembolsos, tarifas, saques e ajustes, por dia e no total, do saldo inicial ao final.',
    label: 'Mês',
    note: 'O arquivo terá cada dia do mês e o total, com os saldos inicial e final.',
  },
  empty: {
    title: 'Nenhum arquivo ainda',
    text: 'Toda madrugada o arquivo do dia anterior aparece aqui, se houve movimento.',
  },
} as const;
