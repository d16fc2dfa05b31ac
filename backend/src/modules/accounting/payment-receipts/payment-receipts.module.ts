import { Module } from '@nestjs/common';
import { UsersModule } from '../../people/users';
import { MailTheReceipt } from './reactions/mail-the-receipt';

@Module({ imports: [UsersModule], providers: [MailTheReceipt] })
export class PaymentReceiptsModule {}
