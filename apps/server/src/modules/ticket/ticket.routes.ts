import { closeTicket, createTicket, getTicket, listTickets, readTicket, writeTicket } from '@balcao/contract/ticket';
import {
  answerTicket,
  assignTicket,
  getDeskTicket,
  getTicketFigures,
  listDeskTickets,
  listTicketColleagues,
  noteTicket,
  solveTicket,
} from '@balcao/contract/ticket-desk';
import {
  eraseTicketFile,
  listDeskUploads,
  listTicketUploads,
  openDeskFile,
  openTicketFile,
  readDeskPicture,
  readTicketPicture,
} from '@balcao/contract/ticket-file';
import type { Implement } from '../../platform/implement.ts';
import type { TicketAnswers } from './ticket-answer.service.ts';
import type { TicketDesk } from './ticket-desk.service.ts';
import type { TicketFileReading } from './ticket-file.service.ts';
import type { OwnTickets } from './ticket-own.service.ts';

interface Services {
  readonly own: OwnTickets;
  readonly desk: TicketDesk;
  readonly answers: TicketAnswers;
  readonly reading: TicketFileReading;
}

export const ticketRoutes = (implement: Implement, { own, desk, answers, reading }: Services): void => {
  implement(createTicket, own.create);
  implement(listTickets, own.list);
  implement(getTicket, own.get);
  implement(writeTicket, own.write);
  implement(closeTicket, own.close);
  implement(readTicket, own.read);
  implement(listDeskTickets, desk.list);
  implement(getTicketFigures, desk.figures);
  implement(listTicketColleagues, desk.colleagueList);
  implement(getDeskTicket, desk.get);
  implement(answerTicket, answers.answer);
  implement(noteTicket, answers.note);
  implement(assignTicket, answers.assign);
  implement(solveTicket, answers.solve);
  implement(listTicketUploads, reading.list);
  implement(openTicketFile, reading.open);
  implement(readTicketPicture, reading.read);
  implement(eraseTicketFile, reading.erase);
  implement(listDeskUploads, reading.listOfDesk);
  implement(openDeskFile, reading.openOfDesk);
  implement(readDeskPicture, reading.readOfDesk);
};
