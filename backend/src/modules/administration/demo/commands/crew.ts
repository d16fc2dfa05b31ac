import type { CommandBus } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import type { Ids } from '../../../../platform/database/ids';
import { addDays, type IsoDate } from '../../../../platform/money/dates';
import { kindOf } from '../../../../platform/records/kind/kind';
import { AddRecord, ChangeRecord } from '../../../../platform/records/store/record-commands';
import { Driver, SubstanceTest } from '../../../operations/drivers';
import { User } from '../../../people/users';
import { those, type Company } from '../domain/cast';
import type { OfficeStep } from './office';

const CLIENTS_WITH_DRIVERS = 6;
const NAMES = [
  ['Dana', 'Reyes'],
  ['Earl', 'Simmons'],
  ['Maria', 'Flores'],
  ['Wade', 'Turner'],
  ['Nina', 'Kowalski'],
  ['Leon', 'Banks'],
  ['Joy', 'Abbott'],
  ['Hank', 'Olsen'],
  ['Tess', 'Moreno'],
  ['Roy', 'Delgado'],
  ['Ivy', 'Park'],
  ['Gus', 'Fowler'],
] as const;

/** The drivers of the demo: two for each of the first clients. One of them can sign in. */
export class Crew {
  constructor(
    private readonly commands: CommandBus,
    private readonly ids: Ids,
    private readonly clients: readonly Company[],
    private readonly clientId: (index: number) => string,
    /** Called with each driver who is hired to drive for a client. */
    private readonly hired: (index: number, driverId: number) => void,
    private readonly signsIn: string,
  ) {}

  steps(on: IsoDate, today: IsoDate): OfficeStep[] {
    return those(this.clients, CLIENTS_WITH_DRIVERS).flatMap((index) =>
      [0, 1].flatMap((nr): OfficeStep[] => {
        const serial = index * 2 + nr;
        const state = this.clients[index]?.state ?? '';
        const [firstName, lastName] = NAMES[serial % NAMES.length] ?? NAMES[0];
        const driver = {
          firstName,
          lastName,
          email: `${firstName}.${lastName}@drivers.test`.toLowerCase(),
          phone: `(555) 010-${String(2000 + serial)}`,
          dateOfBirth: `19${String(70 + (serial % NAMES.length))}-05-14`,
          licenseNumber: `${state}${String(4_000_000 + serial * 7919)}`,
          licenseState: state,
          licenseClass: 'Class A',
          licenseExpiration: addDays(today, serial % 4 === 1 ? 30 : 700),
          medicalCertExpiration: addDays(today, serial % 3 === 2 ? -12 : 240),
          endorsements: nr === 0 ? ['N', 'T'] : [],
          dateHired: addDays(on, -400 - (serial % 365)),
          drugTestDate: addDays(on, -30),
          drugTestResult: 'pass',
          backgroundCheckDate: addDays(on, -35),
          backgroundCheckResult: nr === 0 ? 'pass' : 'pending',
        };
        let id = 0;
        const reviewed = addDays(today, serial % 8 === 3 ? -368 : -120 - (serial % 200));
        return [
          { on, client: index, act: async (context) => (id = await this.hire(driver, index, nr, context)) },
          { on: reviewed, client: index, act: (context) => this.review(id, reviewed, context) },
          ...tests(on, today, driver.dateHired, nr).map((test) => ({
            on: test.testedOn > on ? test.testedOn : on,
            client: index,
            act: (context: CommandContext) => this.test({ ...test, driverId: id }, index, context),
          })),
        ];
      }),
    );
  }

  private async hire(driver: object, index: number, nr: number, context: CommandContext): Promise<number> {
    const id = await this.ids.next('driver_ids');
    await this.commands.execute(
      new AddRecord(kindOf(Driver), id, { ...driver, clientId: this.clientId(index) }, context),
    );
    if (nr === 0) this.hired(index, id);
    if (index === 0 && nr === 0)
      await this.commands.execute(new ChangeRecord(kindOf(User), this.signsIn, { driverId: id }, context));
    return id;
  }

  private test(values: object, index: number, context: CommandContext): Promise<unknown> {
    const clientId = this.clientId(index);
    return this.commands.execute(
      new AddRecord(
        kindOf(SubstanceTest),
        this.ids.uuid(),
        { ...values, clientId, collector: 'Cumberland Labs' },
        context,
      ),
    );
  }

  /** The annual review of the motor vehicle record and the annual query of the Clearinghouse. */
  private review(id: number, on: IsoDate, context: CommandContext): Promise<unknown> {
    return this.commands.execute(
      new ChangeRecord(kindOf(Driver), id, { mvrReviewDate: on, clearinghouseQueryDate: on }, context),
    );
  }
}

/** The drug tests of a driver: one before the hire, and a random one for the first driver of each client. */
const tests = (on: IsoDate, today: IsoDate, hiredOn: IsoDate, nr: number) => {
  const negative = { substance: 'drug', result: 'negative' };
  const drawn = addDays(today, -75);
  return [
    { ...negative, type: 'pre_employment', testedOn: addDays(hiredOn, -10) },
    ...(nr === 0 && drawn > on ? [{ ...negative, type: 'random', testedOn: drawn }] : []),
  ];
};
