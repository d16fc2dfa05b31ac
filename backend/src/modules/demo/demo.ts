import { Injectable } from '@nestjs/common';
import { systemContext } from '../../platform/commands/context';
import { Accounts, type Role } from '../access';

export const DEMO_PASSWORD = 'axlebook-demo';
const PEOPLE: readonly [Role, string, string][] = [
  ['admin', 'Alex', 'Morgan'],
  ['employee', 'Erin', 'Walsh'],
  ['agent', 'Andre', 'Silva'],
  ['driver', 'Dana', 'Reyes'],
  ['client', 'Chris', 'Nolan'],
];

/** The demo firm: five accounts and a plausible year, made by the same commands that users send. */
@Injectable()
export class Demo {
  constructor(private readonly accounts: Accounts) {}

  async plantOnce(): Promise<void> {
    if (await this.accounts.anybodyThere()) return;
    await this.people();
  }

  async people(): Promise<void> {
    const context = systemContext('cli', 'demo');
    for (const [role, firstName, lastName] of PEOPLE) await this.accounts.create({ email: `${role}@axlebook.test`, firstName, lastName, role, password: DEMO_PASSWORD }, context);
  }
}
