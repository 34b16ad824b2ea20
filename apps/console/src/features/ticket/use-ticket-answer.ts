import { TicketState } from '@balcao/contract/ticket';
import { useRefusals } from '@balcao/ui/refusals';
import { type FormEvent, useState } from 'react';
import {
  hasMissed,
  useAnswerTicket,
  useNoteTicket,
  type WholeDeskTicket,
  type WrongMessage,
  wrongMessage,
} from './ticket.queries.ts';

/** What a request may be after an answer. */
export const AfterState = TicketState.exclude(['open']);
type AfterState = (typeof AfterState.options)[number];
type Kind = 'answer' | 'note';

/** The typed and chosen parts of an answer, and their sending: they stay until the answer has arrived. */
export const useTicketAnswer = ({ id, lastPosition: seen, state: now }: WholeDeskTicket) => {
  const isSolved = now === 'solved';
  const [chosen, setKind] = useState<Kind>('answer');
  const kind = isSolved ? 'note' : chosen;
  const [text, setText] = useState('');
  const [files, setFiles] = useState<string[]>([]);
  const [state, setState] = useState<AfterState>('answered');
  const [wrong, setWrong] = useState<WrongMessage>({});
  const answer = useAnswerTicket(id);
  const note = useNoteTicket(id);
  const [missed, setMissed] = useState<string>();
  const present = useRefusals();
  const isPending = answer.isPending || note.isPending;
  const type = (typed: string) => {
    setText(typed);
    setWrong((before) => ({ files: before.files }));
  };
  const choose = (ids: string[]) => {
    setFiles(ids);
    setWrong((before) => ({ text: before.text }));
  };
  const result = {
    onSuccess: () => {
      setText('');
      setFiles([]);
      setMissed(undefined);
    },
    onError: (error: Error) => {
      const refused = wrongMessage(error);
      if (hasMissed(error)) setMissed(error.message);
      else if (refused) setWrong(refused);
      else present(error);
    },
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const said = { text, files };
    const problems = kind === 'note' ? note.check(said) : answer.check({ ...said, state, seen });
    setWrong(problems);
    if (Object.keys(problems).length > 0) return;
    if (kind === 'note') note.mutate(said, result);
    else answer.mutate({ ...said, state, seen }, result);
  };
  return { isSolved, kind, setKind, text, type, files, choose, state, setState, wrong, missed, isPending, send };
};
