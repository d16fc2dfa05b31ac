import { Module, type DynamicModule } from '@nestjs/common';
import { AccessModule } from './modules/access';
import { AgentsModule } from './modules/agents';
import { AuditModule } from './modules/audit';
import { BrokersModule } from './modules/brokers';
import { CheckoutModule } from './modules/checkout';
import { ClientsModule } from './modules/clients';
import { DashboardModule } from './modules/dashboard';
import { DemoModule } from './modules/demo';
import { DocumentsModule } from './modules/documents';
import { IftaModule } from './modules/ifta';
import { InvoicesModule } from './modules/invoices';
import { LedgerModule } from './modules/ledger';
import { LoadsModule } from './modules/loads';
import { RegistrationsModule } from './modules/registrations';
import { SettingsModule } from './modules/settings';
import { SystemModule } from './modules/system';
import { WallClock, type Clock } from './platform/clock/clock';
import { PlatformModule, type Running } from './platform/platform.module';
import { RecordsModule } from './platform/records/records.module';

@Module({})
export class AppModule {
  static running(settings: Running, clock: Clock = new WallClock()): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.running(settings, clock),
        RecordsModule,
        SettingsModule,
        AccessModule,
        AgentsModule,
        ClientsModule,
        RegistrationsModule,
        BrokersModule,
        LoadsModule,
        InvoicesModule,
        CheckoutModule,
        LedgerModule,
        DocumentsModule,
        IftaModule,
        DashboardModule,
        AuditModule,
        SystemModule,
        DemoModule,
      ],
    };
  }
}
