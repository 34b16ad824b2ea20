export type Status = 'ATIVA' | 'CONCLUIDA' | 'REMOVIDA_PELO_USUARIO_RECEBEDOR' | 'REMOVIDA_PELO_PSP';
export type Ending = 'EM_PROCESSAMENTO' | 'DEVOLVIDO' | 'NAO_REALIZADO';
export interface Returned {
  readonly id: string;
  readonly rtrId: string;
  readonly valor: string;
  readonly descricao?: string;
  readonly natureza?: string;
  readonly horario: { readonly solicitacao: string; liquidacao?: string };
  status: Ending;
  motivo?: string;
}
export interface Received {
  readonly endToEndId: string;
  /** Undefined where the payer named none. */
  readonly txid?: string;
  valor: string;
  readonly chave: string;
  horario: string;
  readonly devolucoes: Returned[];
}
export interface Asked {
  readonly calendario: {
    readonly expiracao?: number;
    readonly dataDeVencimento?: string;
    readonly validadeAposVencimento?: number;
  };
  readonly devedor?: { readonly cpf?: string; readonly cnpj?: string; readonly nome: string };
  readonly valor: { readonly original: string };
  readonly chave: string;
  readonly solicitacaoPagador?: string;
}
/** A charge with a due date, or one that is to be paid at once. */
export type Kind = 'cobv' | 'cob';
export interface Charge extends Asked {
  readonly kind: Kind;
  readonly txid: string;
  readonly criacao: string;
  revisao: number;
  status: Status;
  readonly pix: Received[];
}
export interface Reply {
  readonly status: number;
  readonly body?: unknown;
}
