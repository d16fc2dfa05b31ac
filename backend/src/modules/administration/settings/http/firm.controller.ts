import { Controller, Get } from '@nestjs/common';
import { published } from '../../../../platform/fields/schema';
import { DAY, FLAG, Shown, TEXT } from '../../../../platform/fields/shown';
import { Route } from '../../../../platform/web/routes/route';
import { Installation } from '../../../../platform/installation/installation';
import { VERSION } from '../../../../config/version';
import { Firm } from '../adapters/firm';

@published('Firm')
class FirmView {
  @Shown(TEXT) name: string;
  @Shown(TEXT) phone: string;
  @Shown(TEXT) email: string;
  @Shown(TEXT) timeZone: string;
  @Shown(FLAG) demo: boolean;
  @Shown(TEXT) version: string;
  @Shown(DAY) today: string;
}

@Controller('api/firm')
export class FirmController {
  constructor(
    private readonly firm: Firm,
    private readonly installation: Installation,
  ) {}

  @Get()
  @Route({ allow: 'public', summary: 'The firm, as anybody may see it', answer: FirmView })
  async show(): Promise<FirmView> {
    const { name, phone, email, timeZone } = await this.firm.values();
    return {
      name,
      phone,
      email,
      timeZone,
      demo: await this.installation.isDemo(),
      version: VERSION,
      today: await this.firm.today(),
    };
  }
}
