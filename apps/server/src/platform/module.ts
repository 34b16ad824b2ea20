import type { FastifyInstance } from 'fastify';
import type { Admit, Implement } from './implement.ts';
import type { Port } from './port.ts';

/** What a module is to the list of modules (docs/decisions/052). Its jobs it gives to the platform's jobs when it is made. */
export interface Module {
  /** By names that no other module uses. */
  readonly services: object;
  /** What modules made later give to this one. */
  readonly ports?: Readonly<Record<string, Pick<Port<unknown>, 'get'>>>;
  /** Looks at every request; added before all routes. */
  readonly watch?: (app: FastifyInstance) => void;
  /** Its endpoints of the contract on their routes. */
  readonly routes?: (implement: Implement) => void;
  /** Routes that no endpoint can be, and what begins and ends with the server. */
  readonly serve?: (app: FastifyInstance, admit: Admit) => void | Promise<void>;
}
