import { Module } from '@nestjs/common';
import { CarrierLetters } from './commands/write-to-carriers';
import { ReceivablesController } from './http/receivables.controller';
import './projections/money-days';
import { Ageing } from './queries/ageing';
import { DaysToPay } from './queries/days-to-pay';
import { MoneyByMonthHandler } from './queries/money-by-month';
import { OpenInvoices } from './queries/open-invoices';
import { PaymentsReceivedHandler } from './queries/payments-received';
import { MailTheReminderOfACarrier } from './reactions/mail-the-reminder-of-a-carrier';

@Module({
  controllers: [ReceivablesController],
  providers: [
    CarrierLetters,
    Ageing,
    MoneyByMonthHandler,
    DaysToPay,
    PaymentsReceivedHandler,
    MailTheReminderOfACarrier,
    OpenInvoices,
  ],
  exports: [DaysToPay, OpenInvoices],
})
export class ReceivablesModule {}
