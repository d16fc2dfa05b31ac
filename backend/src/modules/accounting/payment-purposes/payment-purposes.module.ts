import { Module } from '@nestjs/common';
import { ChargesModule } from '../charges';
import { PaymentPurposes } from './commands/payment-purposes';

@Module({ imports: [ChargesModule], providers: [PaymentPurposes], exports: [PaymentPurposes] })
export class PaymentPurposesModule {}
