import { Controller, Get } from '@nestjs/common';
import { z } from 'zod';
import { shown } from '../../../platform/http/fields';
import { Route } from '../../../platform/http/route';
import { Installation } from '../../../platform/installation/installation';
import { VERSION } from '../../../config/version';
import { Firm } from '../firm';

const firmView = z
  .object({
    name: z.string(),
    phone: z.string(),
    email: z.string(),
    timeZone: z.string(),
    demo: z.boolean(),
    version: z.string(),
    today: shown.day,
  })
  .meta({ id: 'Firm' });

@Controller('api/firm')
export class FirmController {
  constructor(
    private readonly firm: Firm,
    private readonly installation: Installation,
  ) {}

  @Get()
  @Route({ allow: 'public', summary: 'The firm, as anybody may see it', answer: firmView })
  async show(): Promise<z.output<typeof firmView>> {
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
