import { Module } from '@nestjs/common';
import { Records } from '../../../platform/records/records.module';
import { ClientCharge } from './client-charge';
import './domain/client-charge.postings';
import { ChargesController } from './http/charges.controller';
import './queries/charges-tie-out';
import { OpenCharges } from './queries/open-charges';

@Module({
  imports: [Records.rich(ClientCharge)],
  controllers: [ChargesController],
  providers: [OpenCharges],
  exports: [OpenCharges],
})
export class ChargesModule {}
