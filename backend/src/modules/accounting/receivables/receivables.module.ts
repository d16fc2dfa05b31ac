import { Module } from '@nestjs/common';
import { RemindCarriersHandler } from './commands/remind-carriers';
import { ReceivablesController } from './http/receivables.controller';
import './projections/money-days';
import { InvoicesByAgeHandler } from './queries/ageing';
import { DaysToPayHandler } from './queries/days-to-pay';
import { MoneyByMonthHandler } from './queries/money-by-month';
import { PaymentsReceivedHandler } from './queries/payments-received';
import { MailTheReminderOfACarrier } from './reactions/mail-the-reminder-of-a-carrier';

@Module({
  controllers: [ReceivablesController],
  providers: [
    RemindCarriersHandler,
    InvoicesByAgeHandler,
    MoneyByMonthHandler,
    DaysToPayHandler,
    PaymentsReceivedHandler,
    MailTheReminderOfACarrier,
  ],
})
export class ReceivablesModule {}
