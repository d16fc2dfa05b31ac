import { Body, Controller, Get, Patch } from '@nestjs/common';
import { z } from 'zod';
import type { CommandContext } from '../../../platform/commands/context';
import { Versioned } from '../../../platform/http/answer';
import {
  email,
  optionalDecimal,
  optionalText,
  positiveMoney,
  shown,
  shownMoney,
  text,
} from '../../../platform/http/fields';
import { Ctx } from '../../../platform/http/request-context';
import { Route } from '../../../platform/http/route';
import { maskedOrNull } from '../../../platform/records/secrets';
import { Firm } from '../firm';

const timeZones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);
const EIN = {
  pattern: /^\s*(?:\d{2}-?\d{7}|\*{5}\w{1,4})?\s*$/,
  wrong: 'EIN must have nine digits, such as 12-3456789',
};
const changes = z
  .strictObject({
    name: text('name', 255, 'The name of the firm is required'),
    address: optionalText('address', 1_000),
    phone: text('phone', 50),
    email: email(),
    timeZone: text('timeZone', 60, 'Time zone is required').refine(
      (zone) => timeZones.has(zone),
      'Time zone must be one such as America/New_York',
    ),
    ein: optionalText('EIN', 20, EIN),
    remitTo: optionalText('remit to', 1_000),
    defaultFee: positiveMoney('default fee'),
    fuelPrice: optionalDecimal('fuel price', 3),
    defaultMpg: optionalDecimal('default MPG', 2),
    invoicePrefix: text('invoicePrefix', 20, 'Invoice prefix is required'),
  })
  .partial()
  .meta({ id: 'FirmSettingsChanges' });

const line = z.string();
const view = z
  .object({
    name: line,
    address: line.nullable(),
    phone: line,
    email: line,
    timeZone: line,
    ein: line.nullable().meta({ description: 'Masked: the last four only' }),
    remitTo: line.nullable(),
    defaultFee: shown.money,
    fuelPrice: line.nullable(),
    defaultMpg: line.nullable(),
    invoicePrefix: line,
    version: z.int(),
  })
  .meta({ id: 'FirmSettings' });

/** The firm's settings (decisions.md §1). */
@Controller('api/settings')
export class SettingsController {
  constructor(private readonly firm: Firm) {}

  @Get()
  @Route({ allow: 'settings.read', summary: 'The firm’s settings', past: ['settings'], answer: view })
  show(): Promise<Versioned<z.output<typeof view>>> {
    return this.shown();
  }

  @Patch()
  @Route({ allow: 'settings.write', summary: 'Change the firm’s settings', body: changes, answer: view })
  async change(
    @Body() body: z.output<typeof changes>,
    @Ctx() context: CommandContext,
  ): Promise<Versioned<z.output<typeof view>>> {
    await this.firm.save(body, context);
    return this.shown();
  }

  private async shown(): Promise<Versioned<z.output<typeof view>>> {
    const { values, version } = await this.firm.stored();
    const { einLast4, defaultFee, ...rest } = values;
    return new Versioned(version, {
      ...rest,
      version,
      ein: maskedOrNull(einLast4),
      defaultFee: shownMoney(defaultFee),
    });
  }
}
