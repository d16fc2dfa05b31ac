import { Body, Controller, Get, Patch } from '@nestjs/common';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { published } from '../../../../platform/fields/schema';
import { described, MONEY, orNull, Shown, TEXT, WHOLE } from '../../../../platform/fields/shown';
import { Versioned } from '../../../../platform/web/routes/answer';
import { Ctx } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { moneyText } from '../../../../platform/money/money';
import { changesOf } from '../../../../platform/records/requests/requests';
import { maskedOrNull } from '../../../../platform/records/kind/secrets';
import { Settings } from '../settings';
import { Firm } from '../adapters/firm';

@published('FirmSettingsChanges')
class SettingsChanges extends changesOf(Settings) {}

@published('FirmSettings')
class FirmSettings {
  @Shown(TEXT) name: string;
  @Shown(orNull(TEXT)) address: string | null;
  @Shown(TEXT) phone: string;
  @Shown(TEXT) email: string;
  @Shown(TEXT) timeZone: string;
  @Shown(described(orNull(TEXT), 'Masked: the last four only')) ein: string | null;
  @Shown(orNull(TEXT)) remitTo: string | null;
  @Shown(MONEY) defaultFee: string;
  @Shown(orNull(TEXT)) fuelPrice: string | null;
  @Shown(orNull(TEXT)) defaultMpg: string | null;
  @Shown(TEXT) invoicePrefix: string;
  @Shown(WHOLE) version: number;
}

/** The firm's settings (decisions.md §1). */
@Controller('api/settings')
export class SettingsController {
  constructor(private readonly firm: Firm) {}

  @Get()
  @Route({ allow: 'settings.read', summary: 'The firm’s settings', past: ['settings'], answer: FirmSettings })
  show(): Promise<Versioned<FirmSettings>> {
    return this.shown();
  }

  @Patch()
  @Route({ allow: 'settings.write', summary: 'Change the firm’s settings', answer: FirmSettings })
  async change(@Body() body: SettingsChanges, @Ctx() context: CommandContext): Promise<Versioned<FirmSettings>> {
    await this.firm.save(body, context);
    return this.shown();
  }

  private async shown(): Promise<Versioned<FirmSettings>> {
    const { values, version } = await this.firm.stored();
    const { einLast4, defaultFee, ...rest } = values;
    return new Versioned(version, {
      ...rest,
      version,
      ein: maskedOrNull(einLast4),
      defaultFee: moneyText(defaultFee),
    });
  }
}
