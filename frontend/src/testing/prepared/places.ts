import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { User } from '../../lib/api/api-types';
import { agentUser } from './people';
import { staffUser } from '../render-app';

const WHO = ['client', 'driver', 'agent', 'agent+', 'employee', 'admin'] as const;
export type Who = (typeof WHO)[number];
export const everybody: readonly Who[] = WHO;

/** One row of docs/spec/places.tsv: a screen, and whose it is by the rules of the firm. */
export interface Place {
  readonly address: string;
  readonly permission: string | null;
  readonly opens: readonly Who[];
  /** `main: Loads` */
  readonly menu: string;
  readonly portal: string;
}

export const places: readonly Place[] = readFileSync(
  path.resolve(__dirname, '../../../../docs/spec/places.tsv'),
  'utf8',
)
  .split('\n')
  .filter((line) => line.startsWith('/'))
  .map((line) => {
    const [address = '', permission = '', ...rest] = line.split('\t');
    const [menu = '', portal = ''] = rest.slice(WHO.length);
    return {
      address,
      permission: permission === '-' ? null : permission,
      opens: WHO.filter((_, nr) => rest[nr] === 'yes'),
      menu,
      portal,
    };
  });

/** What the entries of a part of the menu are called, in their order: `freight`, or `portal` of clients and drivers. */
export const menuLabels = (group: string): string[] =>
  places
    .flatMap(({ menu, portal }) => [menu, portal])
    .filter((entry) => entry.startsWith(`${group}: `))
    .map((entry) => entry.slice(group.length + 2));

/** Beside what opens a screen. */
const FURTHER: Readonly<Record<Who, readonly string[]>> = {
  client: ['dashboard.read', 'portal.read', 'portal.write', 'portal.documents.write', 'portal.pay'],
  driver: ['dashboard.read', 'portal.read', 'portal.write'],
  agent: ['dashboard.read', 'support.read', 'agent.write', 'history.read'],
  'agent+': ['dashboard.read', 'agent.write', 'history.read'],
  employee: ['dashboard.read', 'history.read'],
  admin: ['dashboard.read', 'history.read', 'jobs.manage'],
};
const permissionsOf = (who: Who): string[] => [
  ...FURTHER[who],
  ...places.flatMap(({ permission, opens }) => (permission !== null && opens.includes(who) ? [permission] : [])),
];

/** Somebody of each role, with the permissions that open what the table says. */
export const people: Readonly<Record<Who, User>> = {
  client: { ...staffUser, role: 'client', clientId: 'client-1', permissions: permissionsOf('client') },
  driver: { ...staffUser, role: 'driver', permissions: permissionsOf('driver') },
  agent: { ...agentUser, permissions: permissionsOf('agent') },
  'agent+': { ...agentUser, permissions: permissionsOf('agent+') },
  employee: { ...staffUser, permissions: permissionsOf('employee') },
  admin: { ...staffUser, role: 'admin', isAdmin: true, permissions: permissionsOf('admin') },
};
