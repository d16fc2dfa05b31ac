import { Module } from '@nestjs/common';
import { Records } from '../../../platform/records/records.module';
import { PortalPaymentsModule } from '../../accounting/portal-payments';
import { UsersModule } from '../../people/users';
import { Chats } from './adapters/chats';
import { AssistantDesk } from './commands/assistant-desk';
import { SupportDesk } from './commands/support-desk';
import { ChatController } from './http/chat.controller';
import { SupportRequestsController } from './http/support-requests.controller';
import { OwnFiguresQuery } from './queries/own-figures';
import { SupportRequest } from './support-request';

@Module({
  imports: [PortalPaymentsModule, UsersModule, Records.of(SupportRequest, { without: ['add', 'change', 'bulk'] })],
  controllers: [SupportRequestsController, ChatController],
  providers: [SupportDesk, AssistantDesk, Chats, OwnFiguresQuery],
  exports: [SupportDesk],
})
export class SupportModule {}
