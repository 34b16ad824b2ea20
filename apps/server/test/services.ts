import { listOf, type Modules, openModules } from '../src/modules.ts';
import type { Platform } from '../src/platform/platform.ts';

type ServicesOf<M> = M extends { readonly services: infer S } ? S : never;
type AllOf<Group> = Group extends Readonly<Record<string, unknown>> ? ServicesOf<Group[keyof Group]> : never;
type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The services of all modules by their names. */
export type Services = Together<AllOf<Modules[keyof Modules]>>;

/** @throws Error where two modules give the same name: the one would hide the other. */
export const servicesOf = (modules: Modules): Services => {
  const named = new Map<string, unknown>();
  for (const { services } of listOf(modules))
    for (const [name, service] of Object.entries(services)) {
      if (named.has(name)) throw new Error(`two modules give a service named ${name}`);
      named.set(name, service);
    }
  return Object.fromEntries(named) as Services;
};

export const openServices = (platform: Platform): Services => servicesOf(openModules(platform));
