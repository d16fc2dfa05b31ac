import { Module, type DynamicModule } from '@nestjs/common';
import { UsersModule } from './modules/users';
import { AgentsModule } from './modules/agents';
import { AuditModule } from './modules/audit';
import { BatchesModule } from './modules/batches';
import { BrokersModule } from './modules/brokers';
import { ObligationsModule } from './modules/obligations';
import { OverviewModule } from './modules/overview';
import { RemindersModule } from './modules/reminders';
import { PortalPaymentsModule } from './modules/portal-payments';
import { BusinessEntitiesModule } from './modules/business-entities';
import { Client, ClientsModule } from './modules/clients';
import { ComplianceModule } from './modules/compliance';
import { DashboardModule } from './modules/dashboard';
import { DemoModule } from './modules/demo';
import { DocumentsModule } from './modules/documents';
import { DriversModule } from './modules/drivers';
import { Expense, ExpensesModule } from './modules/expenses';
import { IftaModule } from './modules/ifta';
import { InsuranceModule } from './modules/insurance';
import { InvoicesModule } from './modules/invoices';
import { LedgerModule } from './modules/ledger';
import { LoadsModule } from './modules/loads';
import { RegistrationsModule } from './modules/registrations';
import { SettingsModule } from './modules/settings';
import { SignInModule } from './modules/sign-in';
import { NotificationsModule } from './modules/notifications';
import { SupportModule } from './modules/support';
import { SystemModule } from './modules/system';
import { VehiclesModule } from './modules/vehicles';
import { ViewsModule } from './modules/views';
import { WallClock, type Clock } from './platform/clock/clock';
import { PlatformModule } from './platform/platform.module';
import { RecordsModule } from './platform/records/records.module';
import type { Running } from './platform/settings/running';

@Module({})
export class AppModule {
  static running(settings: Running, clock: Clock = new WallClock()): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.running(settings, clock),
        RecordsModule,
        SettingsModule,
        UsersModule,
        SignInModule,
        AgentsModule,
        BatchesModule.sheetsOf(Client, Expense),
        ClientsModule,
        RegistrationsModule,
        BrokersModule,
        LoadsModule,
        InvoicesModule,
        PortalPaymentsModule,
        LedgerModule,
        DocumentsModule,
        IftaModule,
        ExpensesModule,
        DashboardModule,
        AuditModule,
        VehiclesModule,
        DriversModule,
        InsuranceModule,
        BusinessEntitiesModule,
        ComplianceModule,
        ObligationsModule,
        OverviewModule,
        RemindersModule,
        SupportModule,
        NotificationsModule,
        ViewsModule,
        SystemModule,
        DemoModule,
      ],
    };
  }
}
