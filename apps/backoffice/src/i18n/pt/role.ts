import vocabulary from '@balcao/contract/i18n/pt/vocabulary';
import shared from '@balcao/ui/i18n/pt/shared';

export default {
  title: vocabulary.roles,
  line: 'Uma função define o que seus membros veem e o que podem editar.',
  create: 'Criar função',
  none: {
    title: 'Nenhuma função ainda',
    text: 'Crie uma, como Caixa ou Suporte, escolha a que telas ela dá acesso e convide quem vai trabalhar com você.',
  },
  columns: {
    name: shared.role,
    status: shared.status,
    allows: 'O que permite',
    members: vocabulary.members,
    actions: vocabulary.actions,
  },
  status: { '0': 'Ativa', '1': vocabulary.disabled, '2': 'Excluída' },
  /** How far a role reaches a menu; `none` where it is not listed. */
  level: { none: 'Sem acesso', read: 'Só ver', write: 'Editar' },
  allows: {
    nothing: 'Não dá acesso a nenhuma tela',
    readAll: 'Vê tudo, sem editar',
    writeAll: 'Edita tudo',
    writes: 'Edita {names}',
    reads: 'Vê {names}',
    both: '{writes} · {reads}',
  },
  about: {
    payment: {
      overview: 'Os números do dia, os saldos e o gráfico do mês.',
      dashboard:
        'As vendas de um período em comparação com o anterior: por hora ou dia, produto, meio de pagamento e o que mais vendeu.',
      orders: 'A lista de pedidos, cada pagamento e a exportação.',
      products: 'Os produtos de pagamento, como estão configurados, e os QR Codes da loja.',
      refunds: 'A lista de reembolsos, a solicitação, a aprovação e a recusa, e a exportação.',
      financial: 'Os saldos, sacar, os destinos do dinheiro, o saque automático e as liquidações.',
    },
    applets: { index: 'Criar os miniprogramas da equipe e alterar o que se lê sobre eles.' },
    channels: { index: 'Criar canais e cuidar daqueles de que a pessoa é dona ou gestora.' },
    messages: { index: 'Escrever os modelos de mensagem e enviá-los para análise.' },
    setting: {
      team: 'Membros, convites, funções e o registro de atividades. Só o administrador principal altera funções.',
      payment: 'Certificados e avisos do seu servidor.',
      merchant: 'Certificação, dados do estabelecimento, conta e documentos.',
    },
  },
  form: {
    new: 'Nova função',
    name: shared.name,
    nameHelp: 'Só letras sem acento e números, para que o nome se leia igual em qualquer idioma e sistema.',
    nameExample: 'Caixa',
    nameTaken: 'Já existe uma função com este nome.',
    permissions: 'O que esta função permite',
    ofGroup: '{group}: todas as telas',
    mixed: 'Varia de uma tela para outra',
    all: 'Todas as telas',
    noneOfAll: 'Nenhum acesso',
    readAll: 'Ver tudo',
    writeAll: 'Editar tudo',
    create: 'Criar função',
    save: shared.save,
    created: 'Função {name} criada.',
    saved: 'Função {name} salva.',
    who: '{count, plural, one {# membro precisará} other {# membros precisarão}} entrar de novo: {names}.',
  },
  preset: {
    legend: 'Começar de uma função pronta',
    help: 'Preenche o nome e as permissões. Mude depois o que quiser.',
    finance: {
      name: 'Financeiro',
      about: 'Vê vendas e pedidos; cuida de reembolsos e saques.',
    },
    support: {
      name: 'Atendimento',
      about: 'Cuida dos canais e responde a quem escreve; vê pedidos e reembolsos.',
    },
    development: {
      name: 'Desenvolvimento',
      about: 'Cuida dos miniprogramas e da integração; vê pedidos e produtos.',
    },
    readOnly: {
      name: 'Leitura',
      about: 'Vê todas as telas, sem editar nada.',
    },
    replace: {
      title: 'Trocar as permissões pelas de {name}?',
      text: 'As que você escolheu nesta função serão substituídas. O nome que você digitou fica.',
      action: 'Trocar',
    },
  },
  leave: {
    title: 'Descartar as alterações?',
    text: 'O que você alterou nesta função ainda não foi salvo.',
    action: shared.discard,
  },
  panel: {
    missing: 'Função não encontrada',
    missingText: 'Ela pode ter sido excluída. A lista mostra as funções que a equipe tem.',
  },
  actions: {
    view: 'Ver como esta função',
    enable: 'Ativar',
    disable: 'Desativar',
    delete: shared.delete,
  },
  /** The last of a list of names that would be too long. */
  more: '{count, plural, one {mais # pessoa} other {mais # pessoas}}',
  enable: {
    title: 'Ativar a função {name}?',
    who: '{count, plural, one {# membro volta a ter acesso ao que ela permite, e precisará} other {# membros voltam a ter acesso ao que ela permite, e precisarão}} entrar de novo: {names}.',
    action: 'Ativar {name}',
    done: 'Função {name} ativada.',
  },
  disable: {
    title: 'Desativar a função {name}?',
    who: '{count, plural, one {# membro fica} other {# membros ficam}} sem acesso até que ela seja ativada de novo: {names}.',
    nobody: 'Nenhum membro tem esta função. Ela não poderá ser atribuída a ninguém até ser ativada de novo.',
    action: 'Desativar {name}',
    done: 'Função {name} desativada.',
  },
  delete: {
    title: 'Excluir a função {name}?',
    who: '{count, plural, one {# membro continua} other {# membros continuam}} na equipe, mas sem acesso a nada até receber outra função: {names}. Não é possível desfazer.',
    nobody: 'Nenhum membro tem esta função. Não é possível desfazer.',
    action: shared.deleteNamed,
    done: 'Função {name} excluída.',
  },
  preview: {
    banner: 'Você está vendo o Balcão como a função <role>{name}</role>. Nada pode ser alterado.',
    leave: 'Sair da visualização',
    leaveLong: 'Sair da visualização como {name}',
    label: 'Visualização de uma função',
  },
} as const;
